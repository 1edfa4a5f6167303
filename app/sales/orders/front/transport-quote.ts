import type { Vat } from "~/platform/settings/vat";
import {
  chargeLine,
  sumRates,
  sumUp,
  type PricedLine,
  type RateSums,
  type Sums,
} from "~/shop/cart/totals";
import { chargesOfOrder, type ChargeColumns } from "~/shop/delivery/order-charges";

/** An offer for the transport of an order, in bani as the order's prices are shown. */
export interface TransportQuote {
  /** From 1; the highest of an order counts. */
  number: number;
  price_bani: number;
  days_from: number;
  days_to: number;
  /** The last day of Bucharest on which it may be accepted. */
  valid_until: string;
  made_at: string;
  answer: "" | "accepted" | "declined";
  answered_at: string | null;
}

/** Days that an offer is proposed to be valid for, and the longest that it may be. */
export const USUAL_VALIDITY = 14;
export const LONGEST_VALIDITY = 365;

/** Where an offer stands on a day of Bucharest. */
export function quoteState(
  { answer, valid_until }: Pick<TransportQuote, "answer" | "valid_until">,
  today: string,
): "open" | "expired" | "accepted" | "declined" {
  if (answer !== "") return answer;
  return today <= valid_until ? "open" : "expired";
}

interface PricedOrder extends ChargeColumns {
  vat_percent: number;
  is_vat_included: boolean;
  lines: {
    unit_price_bani: number;
    quantity: number;
    discount_bani: number;
    vat_percent: number | null;
    is_withdrawal_exempt: boolean;
  }[];
}

/** What an order comes to where its transport costs so much, in bani as shown. */
export function totalsWithTransport(order: PricedOrder, transport_bani: number): Sums {
  return sumUp(pricedLines({ ...order, transport_bani }), vatOf(order));
}

/** The VAT of an order for each rate that something of it has, the highest first; bani. */
export function ratesOfOrder(
  order: PricedOrder & { vat_bani: number },
): Pick<RateSums, "percent" | "vatBani">[] {
  const hasOwn = order.lines.some(({ vat_percent }) => vat_percent !== null);
  if (!hasOwn) return [{ percent: order.vat_percent, vatBani: order.vat_bani }];
  return sumRates(pricedLines(order), vatOf(order));
}

function vatOf({ vat_percent: percent, is_vat_included: isIncluded }: PricedOrder): Vat {
  return { percent, isIncluded };
}

function pricedLines(order: PricedOrder): PricedLine[] {
  const pieces = order.lines.map((line) => ({
    unitPriceBani: line.unit_price_bani,
    quantity: line.quantity,
    discountBani: line.discount_bani,
    vatPercent: line.vat_percent,
    isMadeToOrder: line.is_withdrawal_exempt,
  }));
  return [...pieces, ...chargesOfOrder(order).map(({ bani }) => chargeLine(bani))];
}
