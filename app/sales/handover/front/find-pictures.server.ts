import { sha256 } from "~/platform/format/sha256.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

/** What was noted at the delivery of an order in one go. */
export interface HandoverNote {
  id: string;
  remark: string;
  noted_at: string;
  /** The name of who noted it; null where the account is gone. */
  by: string | null;
  /** The ids of its pictures. */
  pictures: string[];
}

/** An order with all that was noted at its delivery, as staff see it. */
export interface HandoverOrder {
  id: string;
  number: string;
  status: OrderStatus;
  language: string;
  notes: HandoverNote[];
}

/** The order with this number, or undefined; one that was anonymised has nothing to show. */
export async function findHandover(
  number: string,
  db: Db = shopDatabase(),
): Promise<HandoverOrder | undefined> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "number", "status", "language"])
    .where("number", "=", number)
    .where("phone", "<>", "")
    .executeTakeFirst();
  return order && { ...order, notes: await listHandoverNotes(order.id, db) };
}

/** What was noted at the delivery of an order, the oldest first. */
export async function listHandoverNotes(
  orderId: string,
  db: Db = shopDatabase(),
): Promise<HandoverNote[]> {
  const notes = await db
    .selectFrom("handover_notes")
    .leftJoin("users", "users.id", "handover_notes.noted_by")
    .select(["handover_notes.id", "remark", "noted_at"])
    .select(["users.first_name", "users.last_name", "users.email"])
    .where("order_id", "=", orderId)
    .orderBy("noted_at")
    .orderBy("handover_notes.id")
    .execute();
  const pictures = await db
    .selectFrom("sent_pictures")
    .innerJoin("handover_notes", "handover_notes.id", "sent_pictures.handover_note_id")
    .select(["sent_pictures.id", "handover_note_id"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return notes.map(({ first_name, last_name, email, ...note }) => ({
    ...note,
    by: email === null ? null : `${first_name} ${last_name}`.trim() || email,
    pictures: pictures.flatMap((one) => (one.handover_note_id === note.id ? [one.id] : [])),
  }));
}

/**
 * The token of the form by which a member of the staff adds the next pictures: it stays the same until
 * pictures come or go.
 */
export function formTokenFor({ id, notes }: HandoverOrder, staffId: string): string {
  const form = JSON.stringify([id, staffId, notes.flatMap(({ pictures }) => pictures)]);
  return sha256(form);
}

/**
 * A picture of a delivery by its id, or undefined, whole or small: by the order's number for staff; by
 * its token for its customer, who sees it once the order is delivered.
 */
export async function findHandoverPicture(
  { id, isSmall }: { id: string; isSmall: boolean },
  order: { number: string } | { token: string },
  db: Db = shopDatabase(),
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("sent_pictures")
    .innerJoin("handover_notes", "handover_notes.id", "sent_pictures.handover_note_id")
    .innerJoin("orders", "orders.id", "handover_notes.order_id")
    .select((eb) =>
      isSmall ? eb.fn.coalesce("thumbnail", "bytes").as("bytes") : eb.ref("bytes").as("bytes"),
    )
    .where("sent_pictures.id", "=", id)
    .where((eb) =>
      "number" in order
        ? eb("orders.number", "=", order.number)
        : eb.and([eb("orders.token", "=", order.token), eb("orders.status", "=", "delivered")]),
    )
    .where("orders.phone", "<>", "")
    .executeTakeFirst();
  return row?.bytes;
}
