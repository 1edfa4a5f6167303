import { addDays, dayOf } from "~/platform/format/dates";
import type { DeliveryDays } from "~/shop/catalogue/delivery-term";

/** A line of a change as staff write it. */
export interface DraftLine {
  /** The id of the order's line; null for an added one. */
  id: string | null;
  /** The address of its design, as a query; empty where it stays as it is, and for what has none. */
  design: string;
  /** The address of an added ready-made piece, as `dormitoare/3`; else empty. */
  product: string;
  name: string;
  /** 0: it is taken out. */
  quantity: number;
  /** The price of one, as the order shows prices; bani. */
  unit_bani: number;
  /** In how many days an added piece in words comes; else null. */
  days: DeliveryDays | null;
  /** Whether an added piece in words is made to order. */
  is_made: boolean;
  /** An added piece in words' own rate of VAT in percent; null if the order's counts. */
  vat_percent: number | null;
}

/** A change of an order as staff write it; bani, as the order shows its prices. */
export interface DraftChange {
  lines: DraftLine[];
  discount_bani: number;
  transport_bani: number;
  carrying_bani: number;
  assembly_bani: number;
  /** The day by which it is promised anew; empty where that follows from its pieces. */
  promised_on: string;
  /** Said to the customer. */
  note: string;
  /** The last day on which it may be accepted; days of Bucharest. */
  valid_until: string;
}

/** Days that a change is proposed to be valid for, and the longest that it may be. */
const USUAL_VALIDITY = 7;
export const LONGEST_VALIDITY = 60;

/** The last day of what is proposed today, if nobody says another. */
export function usualLastDay(now: Date = new Date()): string {
  return addDays(dayOf(now.toISOString()), USUAL_VALIDITY);
}
