import type { LineDesign } from "~/shop/cart/line-design";
import type { DeliveryTerm } from "~/shop/catalogue/delivery-term";
import type { Db } from "~db/engine";

import { readOrderedDesign } from "../ordered-design.server";
import { termOfLine } from "./line-terms";

/** Money in bani, copied when the order was placed. */
export interface OrderLine {
  name: string;
  /** The design of a piece made to order; null for a ready-made piece. */
  design: LineDesign | null;
  unit_price_bani: number;
  quantity: number;
  line_total_bani: number;
  /** Its share of the order's discount. */
  discount_bani: number;
  /** Its own rate of VAT in percent; null where the order's counts. */
  vat_percent: number | null;
  /** The delivery term as promised on the day of the order; null in older orders. */
  term: DeliveryTerm | null;
  /** Made to order, so that the law gives no right to return it. */
  is_withdrawal_exempt: boolean;
}

/** Where the words of an order's lines stand. Those for staff are empty where the customer read Romanian, too. */
const wordColumns = {
  buyer: { name: "name", design: "configuration" },
  staff: { name: "staff_name", design: "staff_configuration" },
} as const;

/** Whose words an order is read in. */
export type Wording = keyof typeof wordColumns;

/** The lines of an order as they stood in the cart, and whether swatches are among them. */
export async function readOrderLines(
  orderId: string,
  names: Wording,
  db: Db,
): Promise<{ lines: OrderLine[]; named: { id: string; name: string }[]; hasSwatches: boolean }> {
  const { name, design } = wordColumns[names];
  const rows = await db
    .selectFrom("order_lines")
    .select((eb) => [
      "id",
      eb.fn.coalesce(name, "name").as("name"),
      eb.fn.coalesce(design, "configuration").as("configuration"),
      "unit_price_bani",
      "quantity",
      "line_total_bani",
      "discount_bani",
      "vat_percent",
      "delivery_from_days",
      "delivery_to_days",
      "is_withdrawal_exempt",
      "swatch_id",
    ])
    .where("order_id", "=", orderId)
    .orderBy("display_order")
    .execute();
  return {
    named: rows.map(({ id, name: called }) => ({ id, name: called })),
    hasSwatches: rows.some(({ swatch_id }) => swatch_id !== null),
    lines: rows.map((line) => {
      const { id, name: called, configuration, is_withdrawal_exempt } = line;
      const { unit_price_bani, quantity, line_total_bani, discount_bani, vat_percent } = line;
      return {
        name: called,
        unit_price_bani,
        quantity,
        line_total_bani,
        discount_bani,
        vat_percent,
        is_withdrawal_exempt: is_withdrawal_exempt === 1,
        design: configuration === "" ? null : readOrderedDesign(configuration, { id, names }),
        term: termOfLine(line, rows),
      };
    }),
  };
}
