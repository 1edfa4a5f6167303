import type { Admin } from "~/platform/settings/audit-log.server";
import type { WordedPiece } from "~/shop/cart/cart-line";
import { keepCart, writeWorded, type NoRoom } from "~/shop/cart/cart-lines.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { type TypedDesk, type DeskOrder, findDeskOrder } from "../desk-order.server";
import { noteDesk } from "../desk/note-desk.server";

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
