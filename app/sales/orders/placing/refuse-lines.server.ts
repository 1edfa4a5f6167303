import type { CartLine } from "~/shop/cart/cart-line";
import type { Db } from "~db/engine";

export type LineRefusal =
  | { kind: "unavailable" | "unoffered" | "unmade"; name: string }
  | { kind: "out-of-stock"; name: string; left: number }
  | { kind: "repriced" };

/** Why lines cannot be ordered as they are; changed prices count as seen from now on. */
export async function refuseLines(
  cartId: string,
  lines: CartLine[],
  trx: Db,
): Promise<LineRefusal | undefined> {
  for (const line of lines) {
    const { problem, name } = line;
    if (problem === "short") return { kind: "out-of-stock", name, left: line.stock_quantity };
    if (problem !== null && problem !== "repriced") return { kind: problem, name };
  }
  const repriced = lines.filter((line) => line.problem === "repriced");
  if (repriced.length === 0) return undefined;
  // The refused page shows the new prices, so sending it again means agreeing to them.
  for (const line of repriced) {
    await trx
      .updateTable("cart_lines")
      .set({ seen_price_bani: line.unit_price_bani })
      .where("id", "=", line.id)
      .where("cart_id", "=", cartId)
      .execute();
  }
  return { kind: "repriced" };
}
