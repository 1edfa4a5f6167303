import type { Admin } from "~/platform/settings/audit-log.server";
import { findOffersIn } from "~/sales/appointments/front/order-meetings.server";
import type { OrderRow } from "~/sales/orders/front/order-rows.server";
import { listChosenOrders } from "~/sales/orders/office-order-list.server";
import { isTransportAgreed } from "~/sales/orders/order-status";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";

/** An order that was chosen, and whether it can be confirmed now or why it cannot. */
export interface ChosenOrder extends OrderRow {
  next: "confirmed" | "moved-before" | "transport-open";
}

/** The chosen orders, newest first. */
export async function findChosen(numbers: readonly string[]): Promise<ChosenOrder[]> {
  const rows = await listChosenOrders(numbers);
  return rows.map((row) => ({ ...row, next: nextOf(row) }));
}

function nextOf({ status, transport_state }: OrderRow): ChosenOrder["next"] {
  if (status !== "new") return "moved-before";
  return isTransportAgreed(transport_state) ? "confirmed" : "transport-open";
}

/** Confirms orders one after the other, each by itself; says which were and which were not. */
export async function confirmOrders(numbers: readonly string[], admin: Admin) {
  const confirmed: string[] = [];
  const left: string[] = [];
  for (const number of numbers) {
    const offers = await findOffersIn("confirmed", number);
    const step = { number, from: "new", to: "confirmed", note: "", offers } as const;
    const { kind } = await changeOrderStatus(step, admin);
    (kind === "moved" ? confirmed : left).push(number);
  }
  return { confirmed, left };
}
