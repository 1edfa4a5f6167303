import type { Language } from "~/platform/i18n/languages";
import type { ChargeKind } from "~/shop/delivery/order-charges";
import type { PaymentMethod } from "~db/schema";

import type { Party } from "../document-content";

/** An order as its documents need it. Amounts in bani, with VAT. */
export interface BilledOrder {
  id: string;
  number: string;
  isTrial: 0 | 1;
  language: Language;
  method: PaymentMethod;
  status: string;
  totalBani: number;
  /** By how much the price of the kept pieces was lowered. */
  loweredBani: number;
  /** What it comes to without what came back or was lowered. */
  owedBani: number;
  paidBani: number;
  advanceDueOn: string;
  placedAt: string;
  /** The rate that it was placed at, in percent. */
  vatPercent: number;
  buyer: Party;
  /** The code of the discount taken off the lines; empty without one. */
  discountCode: string;
  lines: BilledLine[];
  charges: BilledCharge[];
}

/** What is done for an order besides making its pieces. */
interface BilledCharge {
  kind: ChargeKind;
  grossBani: number;
  /** The net amount, as for a line. */
  netBani: number | null;
}

export interface BilledLine {
  id: string;
  isMadeToOrder: boolean;
  name: string;
  buyersName: string;
  quantity: number;
  /** Pieces that an accepted withdrawal has taken back. */
  returned: number;
  /** Pieces that were handed over in parts or taken back before that. */
  settled: number;
  /** What all its pieces come to, less their share of a discount. */
  grossBani: number;
  /** The same without VAT, where the prices were shown so; else null. */
  netBani: number | null;
  /** What a discount took off them. */
  discountBani: number;
  /** Its own rate of VAT as it was agreed, in percent; null where the shop's counts. */
  vatPercent: number | null;
}

/** Whether nothing of an order is left at its buyer's. */
export function isAllReturned({ lines }: BilledOrder): boolean {
  return lines.every(({ quantity, returned }) => returned >= quantity);
}
