import { sql, type Kysely } from "kysely";

/**
 * One first payment: beside the advance of what is made to order, `advance_bani` has what the ready-made
 * pieces of the same order come to: the total without the transport and without what is made to order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Mixed>`
    SELECT orders.id, orders.total_bani, orders.advance_bani, orders.vat_percent, orders.is_vat_included,
      COALESCE(orders.transport_bani, 0) + orders.carrying_bani + orders.assembly_bani AS charges_bani,
      SUM(order_lines.line_total_bani - order_lines.discount_bani) AS made_bani
    FROM orders JOIN order_lines ON order_lines.order_id = orders.id
    WHERE orders.advance_bani > 0 AND order_lines.configuration <> ''
    GROUP BY orders.id, orders.total_bani, orders.advance_bani, orders.vat_percent,
      orders.is_vat_included, orders.transport_bani, orders.carrying_bani, orders.assembly_bani
  `.execute(db);
  for (const order of rows) {
    const share = order.is_vat_included === 1 ? 1 : 1 + order.vat_percent / 100;
    const last = Math.round((Number(order.made_bani) + Number(order.charges_bani)) * share);
    const readyBani = Math.max(0, order.total_bani - last);
    if (readyBani === 0) continue;
    await sql`
      UPDATE orders SET advance_bani = ${order.advance_bani + readyBani} WHERE id = ${order.id}
    `.execute(db);
  }
}

interface Mixed {
  id: string;
  total_bani: number;
  advance_bani: number;
  vat_percent: number;
  is_vat_included: number;
  charges_bani: number | string;
  made_bani: number | string;
}
