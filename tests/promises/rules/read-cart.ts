import type { Db } from "~db/engine";

import type { Visitor } from "../../visitor";

/** The lines, taken out or not, of the cart that a browser holds the cookie of. */
export async function readCart(db: Db, browser: Visitor) {
  const [value = ""] = decodeURIComponent(browser.cookie("cart") ?? "").split(".");
  if (value === "") return [];
  const cartId = JSON.parse(Buffer.from(value, "base64").toString()) as string;
  return db
    .selectFrom("cart_lines")
    .select(["product_id", "configuration", "quantity", "seen_price_bani", "removed_at"])
    .where("cart_id", "=", cartId)
    .execute();
}
