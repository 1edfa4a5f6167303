import { chargeLine, sumUp, type Sums } from "~/shop/cart/totals";
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
    is_withdrawal_exempt: boolean;
  }[];
}

/** What an order comes to where its transport costs so much, in bani as shown. */
export function totalsWithTransport(order: PricedOrder, transport_bani: number): Sums {
  const pieces = order.lines.map((line) => ({
    unitPriceBani: line.unit_price_bani,
    quantity: line.quantity,
    discountBani: line.discount_bani,
    isMadeToOrder: line.is_withdrawal_exempt,
  }));
  const charges = chargesOfOrder({ ...order, transport_bani }).map(({ bani }) => chargeLine(bani));
  const vat = { percent: order.vat_percent, isIncluded: order.is_vat_included };
  return sumUp([...pieces, ...charges], vat);
}
