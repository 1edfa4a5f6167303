import type { Vat } from "~/platform/settings/vat";
import type { TypedDetails } from "~/sales/orders/checkout-form";
import {
  chargeLine,
  computeTotals,
  sumRates,
  sumUp,
  type PricedLine,
  type RateSums,
  type Sums,
  type Totals,
} from "~/shop/cart/totals";
import type { DeliveryDays } from "~/shop/catalogue/delivery-term";
import { agreeDiscount, type AppliedDiscount } from "~/shop/discounts/apply";

/** A line of a quote as staff write it. */
export interface WrittenQuoteLine {
  title: string;
  /** The address of its design, as a query; empty where words alone say what is made. */
  design: string;
  quantity: number;
  /** The price of one, as the shop shows prices. */
  unit_bani: number;
  /** Its own rate of VAT in percent; the shop's counts without one. */
  vat_percent?: number | null;
}

/** The same once it was sent: with copies of its design, in its customer's words and in Romanian. */
export interface QuoteLine extends WrittenQuoteLine {
  staff_title: string;
  product_id: string | null;
  configuration: string;
  staff_configuration: string;
  /** Ready-made: it comes out of stock, asks for no advance, and may be given back. */
  is_ready: boolean;
  /** In how many days it comes, transport included; if null, as the whole quote. */
  days: DeliveryDays | null;
  vat_percent: number | null;
}

/** What else staff agreed on with the buyer, for an offer written at the desk. Bani, as prices are shown. */
export interface DeskPart {
  discount_bani: number;
  carrying_bani: number;
  assembly_bani: number;
  /** What of it is paid first; null where the shop's share counts. */
  advance_percent: number | null;
  /** What is known of the buyer, by the fields of the checkout. */
  details: TypedDetails;
}

/** What a quote comes to; the advance, a share in percent, is taken of what is made to order. */
export function totalQuote(quote: PricedQuote, vat: Vat, advancePercent: number): Totals {
  return computeTotals(pricedLines(quote), vat, quote.desk?.advance_percent ?? advancePercent);
}

/** The same without what is paid first. */
export function sumQuote(quote: PricedQuote, vat: Vat): Sums {
  return sumUp(pricedLines(quote), vat);
}

/** The same for each rate of VAT that something of it has, the highest first. */
export function ratesOfQuote(quote: PricedQuote, vat: Vat): RateSums[] {
  return sumRates(pricedLines(quote), vat);
}

interface PricedQuote {
  lines: (Pick<WrittenQuoteLine, "quantity" | "unit_bani"> &
    Partial<Pick<QuoteLine, "is_ready" | "vat_percent">>)[];
  transport_bani: number;
  desk?: DeskPart | null;
}

/** What is taken off a quote's lines: in all, and off each. */
export function discountOfQuote({ lines, desk }: PricedQuote): AppliedDiscount {
  return agreeDiscount(
    desk?.discount_bani ?? 0,
    lines.map(({ unit_bani, quantity }) => ({ totalBani: unit_bani * quantity, isFor: true })),
  );
}

function pricedLines(quote: PricedQuote): PricedLine[] {
  const { shares } = discountOfQuote(quote);
  const pieces = quote.lines.map(({ unit_bani, quantity, is_ready, vat_percent }, at) => ({
    unitPriceBani: unit_bani,
    vatPercent: vat_percent ?? null,
    quantity,
    discountBani: shares[at] ?? 0,
    isMadeToOrder: !is_ready,
  }));
  const { carrying_bani = 0, assembly_bani = 0 } = quote.desk ?? {};
  const charges = [quote.transport_bani, carrying_bani, assembly_bani];
  return [...pieces, ...charges.filter((bani) => bani > 0).map(chargeLine)];
}
