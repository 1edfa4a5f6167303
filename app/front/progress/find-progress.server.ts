import { dayOf } from "~/platform/format/dates";
import { listOrderAppointments, type Appointment } from "~/sales/appointments/appointment.server";
import { findOrderMeetings } from "~/sales/appointments/front/order-meetings.server";
import { isOpenState } from "~/sales/appointments/kinds";
import { listDrawings } from "~/sales/approvals/front/find-drawings.server";
import { isTakenBack, nextDue } from "~/sales/billing/payment-plan";
import { quoteState } from "~/sales/orders/front/transport-quote";
import { planOf } from "~/sales/orders/order-plan";
import type { Order } from "~/sales/orders/order.server";
import { findWorkFaults } from "~/sales/orders/work-lock.server";
import { findRequestOfOrder } from "~/sales/quotes/front/find-quote.server";
import { isWithdrawalWaiting } from "~/sales/withdrawals/withdrawal-list.server";
import { stageOf } from "~/workshop/made-boards/board-steps";
import { findBoardProgress } from "~/workshop/made-boards/front/order-boards.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { AppointmentKind } from "~db/schema";

import type { ProgressFacts } from "./steps/progress-facts";

/** How far the things of an order have come at an instant. */
export async function findProgressFacts(
  order: Order,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<ProgressFacts> {
  const [request, appointments, { offers }, lines, claims, isWithdrawalOpen] = await Promise.all([
    findRequestOfOrder(order.id, db),
    listOrderAppointments(order.id, db),
    findOrderMeetings(order, now, db),
    listDrawings(order.id, "buyer", db),
    listClaimStates(order.id, db),
    isWithdrawalWaiting(order.id, db),
  ]);
  const progress =
    order.status === "in_production"
      ? (await findBoardProgress([order.number], db)).get(order.number)
      : undefined;
  const plan = planOf(order);
  const asked = nextDue(plan);
  const paymentOf = (kind: "advance" | "rest") => {
    const due = plan.find((one) => one.kind === kind);
    return due && { ...due, isOpen: due.kind === asked?.kind };
  };
  const today = dayOf(now.toISOString());
  const drawings = lines.map(({ versions: [newest] }) => {
    const state = newest?.state ?? "none";
    return state === "draft" || state === "replaced" ? ("none" as const) : state;
  });
  return {
    status: order.status,
    isQuoted: request !== undefined,
    isMadeToOrder: order.lines.some(({ design }) => design !== null),
    hasOnlySwatches: order.has_only_swatches === 1,
    transport: order.transport_state,
    isOfferOpen: order.quote !== null && quoteState(order.quote, today) === "open",
    measuring: lastMeeting(appointments, "measuring", now),
    delivery: lastMeeting(appointments, "delivery", now),
    isDeliveryReservable: offers.some(({ kind }) => kind === "delivery"),
    areDrawingsRequired: order.are_drawings_required === 1,
    drawings,
    areNichesUnconfirmed: (await findWorkFaults(order.number, db)).includes("niches-unconfirmed"),
    advance: paymentOf("advance"),
    rest: paymentOf("rest"),
    isPaidOnDelivery: order.payment_method === "cash_on_delivery",
    isWithdrawalOpen,
    isTakenBack: isTakenBack(order),
    paidBani: order.paid_bani,
    claims,
    stage: progress ? stageOf(progress) : null,
  };
}

/** The last of a kind that was not cancelled. */
function lastMeeting(appointments: readonly Appointment[], kind: AppointmentKind, now: Date) {
  const [last] = appointments.filter((one) => one.kind === kind && one.state !== "cancelled");
  if (!last) return null;
  const isOver = !isOpenState(last.state) || Date.parse(last.ends_at) <= now.getTime();
  return { state: last.state, isOver };
}

/** The claims of an order, and whether the shop wrote last in each. */
async function listClaimStates(orderId: string, db: Db): Promise<ProgressFacts["claims"]> {
  const rows = await db
    .selectFrom("claims")
    .select((eb) => [
      "state",
      eb
        .selectFrom("claim_entries")
        .select("written_by")
        .whereRef("claim_entries.claim_id", "=", "claims.id")
        .orderBy("written_at", "desc")
        .limit(1)
        .as("last_by"),
    ])
    .where("order_id", "=", orderId)
    .execute();
  return rows.map(({ state, last_by }) => ({ state, isAnswered: last_by !== "customer" }));
}
