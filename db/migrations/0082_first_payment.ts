import { sql, type Kysely } from "kysely";

/**
 * One first payment: beside the advance of what is made to order, `advance_bani` has what the ready-made
 * pieces of the same order come to with VAT. Made to order is also what a quote says in words alone, without
 * a design. Where VAT is added to prices, it is rounded for each piece, as the order's total was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<ReadyMade>`
    SELECT orders.id, orders.vat_percent, orders.is_vat_included, order_lines.unit_price_bani,
      order_lines.quantity, order_lines.discount_bani
    FROM orders JOIN order_lines ON order_lines.order_id = orders.id
    WHERE orders.advance_bani > 0
      AND order_lines.configuration = '' AND order_lines.is_withdrawal_exempt = 0
  `.execute(db);
  for (const line of rows) {
    await sql`
      UPDATE orders SET advance_bani = advance_bani + ${withVat(line)} WHERE id = ${line.id}
    `.execute(db);
  }
}

interface ReadyMade {
  id: string;
  vat_percent: number;
  is_vat_included: number;
  unit_price_bani: number;
  quantity: number;
  discount_bani: number;
}

/** What a line comes to with VAT, less its share of a discount, as it was when orders were totalled so. */
function withVat(line: ReadyMade): number {
  const { unit_price_bani, quantity, discount_bani } = line;
  const shown = unit_price_bani * quantity - discount_bani;
  if (line.is_vat_included === 1) return shown;
  const taxed = (bani: number) => Math.round((bani * (100 + line.vat_percent)) / 100);
  return Math.max(taxed(unit_price_bani) * quantity - taxed(discount_bani), shown);
}
