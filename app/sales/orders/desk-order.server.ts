import { randomUUID } from "node:crypto";

import { z } from "~/platform/basics/zod";
import { addOnce } from "~/platform/forms/sent-form.server";
import { fallbackLanguage } from "~/platform/i18n/languages";
import type { Admin } from "~/platform/settings/audit-log.server";
import type { WordedPiece } from "~/shop/cart/cart-line";
import { keepCart, writeWorded, type NoRoom } from "~/shop/cart/cart-lines.server";
import { shopDatabase } from "~db/client.server";
import { columnOf } from "~db/columns";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

import { checkoutForm } from "./checkout-form";
import { noteDesk } from "./desk/note-desk.server";
import { namesOfStaff } from "./office-order.server";
import type { Order } from "./order.server";

/** What was typed for an order that staff write down, by the names of its form's fields. */
export type TypedDesk = Record<string, string>;

const readTyped = storedJson("desk_orders.typed", z.record(z.string(), z.string()));

/** An order that staff write down for a customer. */
export interface DeskOrder {
  id: string;
  cartId: string;
  /** The customer's account; null for whoever has none. */
  userId: string | null;
  fullName: string;
  typed: TypedDesk;
  version: number;
  /** What became of it. */
  orderNumber: string | null;
  /** The request with the offer that was sent to its customer to accept. */
  requestId: string | null;
}

/** The order that staff write down with this id, by a cart, or sent as this offer; undefined where there is none. */
export async function findDeskOrder(
  by: { id: string } | { cartId: string } | { requestId: string },
  db: Db = shopDatabase(),
): Promise<DeskOrder | undefined> {
  const row = await db
    .selectFrom("desk_orders")
    .leftJoin("orders", "orders.id", "desk_orders.order_id")
    .select(["desk_orders.id", "desk_orders.cart_id", "desk_orders.user_id", "typed", "version"])
    .select(["desk_orders.full_name", "orders.number as order_number", "request_id"])
    .$if("id" in by, (query) => query.where("desk_orders.id", "=", "id" in by ? by.id : ""))
    .$if("requestId" in by, (query) =>
      query.where("desk_orders.request_id", "=", "requestId" in by ? by.requestId : ""),
    )
    .$if("cartId" in by, (query) =>
      query.where("desk_orders.cart_id", "=", "cartId" in by ? by.cartId : ""),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    cartId: row.cart_id,
    userId: row.user_id,
    fullName: row.full_name,
    typed: readTyped(row.typed),
    version: row.version,
    orderNumber: row.order_number,
    requestId: row.request_id,
  };
}

/** Those that are not placed yet, the newest first; at most fifty. */
export async function listOpenDeskOrders(db: Db = shopDatabase()) {
  const rows = await db
    .selectFrom("desk_orders")
    .select(["id", "full_name", "begun_at", "begun_by"])
    .where("order_id", "is", null)
    .orderBy("begun_at", "desc")
    .orderBy("id")
    .limit(50)
    .execute();
  const nameOf = await namesOfStaff(
    rows.map(({ begun_by }) => begun_by),
    db,
  );
  return rows.map(({ begun_by, ...row }) => ({ ...row, by: nameOf(begun_by) }));
}

interface Begun {
  userId: string | null;
  typed: TypedDesk & { fullName: string };
}

/** The fields of an order that are its buyer's, and not of that order alone. */
const ofBuyer = checkoutForm
  .keyof()
  .exclude(["isDeliveredElsewhere", "notes", "carrying", "floor", "assembly"]).options;

/** What an order says of its buyer, as the next order for them begins with it. */
export function typedByBuyer(order: Order): Begun["typed"] {
  const known = ofBuyer.map((field) => [field, order[columnOf(field)]] as const);
  const isDeliveredElsewhere = order.delivery_address === "" ? "" : "on";
  const { full_name: fullName, language } = order;
  return { ...Object.fromEntries(known), isDeliveredElsewhere, fullName, language };
}

/** Begins an order for somebody, with an empty cart. The same form sent again leads to the same one. */
export async function beginDeskOrder(
  { userId, typed }: Begun,
  { form, admin }: { form: string; admin: Admin },
  db: Db = shopDatabase(),
): Promise<string> {
  const { added } = await db.transaction().execute((trx) =>
    addOnce<never>(form, trx, async () => {
      const id = randomUUID();
      await trx
        .insertInto("desk_orders")
        .values({
          id,
          cart_id: await keepCart(undefined, trx),
          user_id: userId,
          full_name: typed.fullName,
          typed: JSON.stringify({ language: fallbackLanguage, ...typed }),
          begun_at: new Date().toISOString(),
          begun_by: admin.id,
        })
        .execute();
      await noteDesk(id, "desk-order-begun", admin, trx);
      return { added: id };
    }),
  );
  return added;
}

/**
 * Keeps what was typed, whether or not it could be ordered so. `stale`: a colleague has changed it since
 * its form was drawn; `over`: it is placed by now.
 */
export async function saveDeskOrder(
  { id, version, typed }: { id: string; version: number; typed: TypedDesk },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<
  | { kind: "saved"; version: number }
  | { kind: "unknown" | "over" }
  | { kind: "stale"; current: DeskOrder }
> {
  return db.transaction().execute(async (trx) => {
    const current = await findDeskOrder({ id }, trx);
    if (!current) return { kind: "unknown" };
    if (current.orderNumber !== null) return { kind: "over" };
    const isSame = JSON.stringify(current.typed) === JSON.stringify(typed);
    if (isSame) return { kind: "saved", version: current.version };
    if (current.version !== version) return { kind: "stale", current };
    await trx
      .updateTable("desk_orders")
      .set({ typed: JSON.stringify(typed), full_name: typed.fullName || current.fullName })
      .where("id", "=", id)
      .execute();
    await keepCart(current.cartId, trx);
    await noteDesk(id, "desk-order-changed", admin, trx);
    const saved = await findDeskOrder({ id }, trx);
    return { kind: "saved", version: saved?.version ?? version };
  });
}

/** Deletes an order that is not placed yet, with its cart. */
export async function discardDeskOrder(
  id: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const current = await findDeskOrder({ id }, trx);
    if (!current || current.orderNumber !== null) return;
    await trx.deleteFrom("carts").where("id", "=", current.cartId).execute();
    await noteDesk(id, "desk-order-discarded", admin, trx);
  });
}

/** Puts a piece in words into its cart. Refuses more lines than a cart has. */
export async function addWords(
  { id, cartId }: DeskOrder,
  piece: WordedPiece & { quantity: number; priceBani: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<NoRoom | undefined> {
  return db.transaction().execute(async (trx) => {
    const refusal = await writeWorded(cartId, piece, trx);
    if (!refusal) await noteDesk(id, "desk-order-changed", admin, trx);
    return refusal;
  });
}

/** Notes in the audit log that somebody changed its lines. */
export function noteLines(id: string, admin: Admin, db: Db = shopDatabase()): Promise<void> {
  return noteDesk(id, "desk-order-changed", admin, db);
}

/** Ends a desk order whose offer the customer has accepted, and forgets what was typed for it. */
export async function endOffered(requestId: string, orderId: string, trx: Db): Promise<void> {
  const ended = await trx
    .updateTable("desk_orders")
    .set({ order_id: orderId, full_name: "", typed: "{}" })
    .where("request_id", "=", requestId)
    .where("order_id", "is", null)
    .returning("cart_id")
    .execute();
  const carts = ended.map(({ cart_id }) => cart_id);
  await trx
    .deleteFrom("cart_lines")
    .where("cart_id", "in", [...carts, ""])
    .execute();
}
