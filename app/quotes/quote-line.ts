import { chargeLine, computeTotals, type Totals } from "~/cart/totals";
import type { Vat } from "~/shop/vat";

/** A line of a quote as staff write it. */
export interface WrittenQuoteLine {
  title: string;
  /** The address of its design, as a query; empty where words alone say what is made. */
  design: string;
  quantity: number;
  /** As the shop shows its prices. */
  unit_bani: number;
}

/** The same once it was sent: with copies of its design, in its customer's words and in Romanian. */
export interface QuoteLine extends WrittenQuoteLine {
  staff_title: string;
  product_id: string | null;
  configuration: string;
  staff_configuration: string;
}

/** What a quote comes to. All of it is made to order, so the advance is taken of all but transport. */
export function totalQuote(
  lines: Pick<WrittenQuoteLine, "quantity" | "unit_bani">[],
  transportBani: number,
  vat: Vat,
): Totals {
  const pieces = lines.map(({ unit_bani, quantity }) => ({
    ...{ unitPriceBani: unit_bani, quantity },
    isMadeToOrder: true,
  }));
  const transport = transportBani > 0 ? [chargeLine(transportBani)] : [];
  return computeTotals([...pieces, ...transport], vat);
}
