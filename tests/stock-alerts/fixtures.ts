import type { Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";

import { pieceId, pieces } from "../world";

/** Somebody who waits for the sold-out piece; returns the token of the mailed link. */
export async function addAlert(
  db: Db,
  email: string,
  { isConfirmed = true, language = "ro" }: { isConfirmed?: boolean; language?: Language } = {},
): Promise<string> {
  // The module reads its environment when it is imported, and the shop sets that first.
  const { askForAlert, confirmAlert, tokenOf } =
    await import("~/shop/stock-alerts/front/stock-alert.server");
  const productId = await pieceId(db, pieces.soldOut);
  await askForAlert({ product: alertProduct(productId), email, language, uses: [] }, db);
  const { id } = await db
    .selectFrom("stock_alerts")
    .select("id")
    .where("product_id", "=", productId)
    .where("email", "=", email.toLowerCase())
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  const token = tokenOf(id);
  if (isConfirmed) await confirmAlert(token, db);
  // The mail that asks has gone out; what tests count is the one that tells.
  await db.deleteFrom("outbox").where("unsubscribe_url", "like", `%${token}`).execute();
  return token;
}

/** A product as its alerts name it. */
export const alertProduct = (id: string) => ({
  id,
  name: "Scaun",
  category_slug: "scaune",
  number: 1,
});

/** Brings the sold-out piece back, or lets it be sold out again. */
export async function setStock(db: Db, stock_quantity: number): Promise<void> {
  const id = await pieceId(db, pieces.soldOut);
  await db.updateTable("products").set({ stock_quantity }).where("id", "=", id).execute();
}
