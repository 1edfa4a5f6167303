import { readWorded, type CartLine } from "../cart-line";

/** What a cart stores of a line. */
type StoredLine = Pick<CartLine, "id" | "configuration" | "quantity" | "seen_price_bani">;

/** A line that staff put into words: its price is what was agreed. Undefined for any other line. */
export function wordedLine(row: StoredLine): CartLine | undefined {
  const worded = readWorded(row.configuration);
  if (!worded) return undefined;
  const { id, configuration, quantity, seen_price_bani } = row;
  return {
    id,
    configuration,
    quantity,
    seen_price_bani,
    product_id: null,
    swatch: null,
    product: null,
    image_url: null,
    stock_quantity: 0,
    name: worded.title,
    untranslated: [],
    design: null,
    isMadeToOrder: worded.isMadeToOrder,
    unit_price_bani: seen_price_bani,
    vat_percent: worded.vatPercent,
    line_total_bani: seen_price_bani * quantity,
    term: { ...worded.days, isAfterAdvance: worded.isMadeToOrder },
    problem: null,
  };
}
