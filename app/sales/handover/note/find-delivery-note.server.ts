import type { PdfText } from "~/platform/format/pdf-text";
import { findSettings } from "~/platform/settings/settings.server";
import { listOrderAppointments } from "~/sales/appointments/appointment.server";
import { isOpenState } from "~/sales/appointments/kinds";
import { sumPart } from "~/sales/billing/document-causes.server";
import { leftToPay } from "~/sales/billing/payable";
import { findPartLines, mayDeliverPart } from "~/sales/orders/deliver-part.server";
import { orderLanguage } from "~/sales/orders/order-mail-words.server";
import { findOrderByToken, findStaffOrder, type Order } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { hasDeliveryNote } from "../front/handover-rules";
import { deliveryNote } from "./delivery-note";
import type { NotedOrder } from "./note-table";
import { noteWords } from "./note-words.server";

/**
 * The delivery note of an order by its number, or of some of its pieces, or undefined where there is none: before
 * the work begins, once the order is cancelled, and once its customer is forgotten. `pieces`: how many of each
 * line, by its id; none: all.
 */
export async function findDeliveryNote(
  number: string,
  madeAt: Date,
  pieces: ReadonlyMap<string, number> = new Map(),
  db: Db = shopDatabase(),
): Promise<PdfText | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("token")
    .where("number", "=", number)
    .where("phone", "<>", "")
    .executeTakeFirst();
  const buyer = row && (await findOrderByToken(row.token, db));
  const staff = row && (await findStaffOrder(row.token, db));
  if (!buyer || !staff) return undefined;
  const part = await partOf(staff, pieces, madeAt, db);
  if (!part && !hasDeliveryNote(staff.status)) return undefined;
  const appointments = await listOrderAppointments(staff.id, db);
  const delivery = appointments.find(
    ({ kind, state }) => kind === "delivery" && isOpenState(state),
  );
  return deliveryNote({ buyer, staff, part, delivery: delivery ?? null }, await findSettings(db), {
    words: noteWords(orderLanguage(staff)),
    madeAt: madeAt.toISOString(),
  });
}

/** What of an order is handed over where that is not all, and what is collected for it; null for all of it. */
async function partOf(
  order: Order,
  pieces: ReadonlyMap<string, number>,
  at: Date,
  db: Db,
): Promise<NotedOrder["part"]> {
  const { lines } = await findPartLines(order.id, db);
  const taken = lines.map(({ id, left }) => Math.min(left, pieces.get(id) ?? 0));
  if (!taken.some((quantity) => quantity > 0) || !mayDeliverPart(order)) return null;
  const handed = new Map(lines.map(({ id }, index) => [id, taken[index]!]));
  const valueBani = await sumPart({ orderId: order.id, pieces: handed }, at, db);
  const owedBani = order.delivered_bani + valueBani;
  const dueBani = Math.min(leftToPay(order), Math.max(0, owedBani - order.paid_bani));
  return { quantities: taken, dueBani };
}
