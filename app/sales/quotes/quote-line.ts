import type { Vat } from "~/platform/settings/vat";
import {
  chargeLine,
  computeTotals,
  sumUp,
  type PricedLine,
  type Sums,
  type Totals,
} from "~/shop/cart/totals";

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

/**
 * What a quote comes to. All of it is made to order, so the advance, a share in percent, is taken of all but
 * transport.
 */
export function totalQuote(quote: PricedQuote, vat: Vat, advancePercent: number): Totals {
  return computeTotals(pricedLines(quote), vat, advancePercent);
}

/** The same without what is paid first. */
export function sumQuote(quote: PricedQuote, vat: Vat): Sums {
  return sumUp(pricedLines(quote), vat);
}

interface PricedQuote {
  lines: Pick<WrittenQuoteLine, "quantity" | "unit_bani">[];
  transport_bani: number;
}

function pricedLines({ lines, transport_bani }: PricedQuote): PricedLine[] {
  const pieces = lines.map(({ unit_bani, quantity }) => ({
    unitPriceBani: unit_bani,
    quantity,
    isMadeToOrder: true,
  }));
  return transport_bani > 0 ? [...pieces, chargeLine(transport_bani)] : pieces;
}
