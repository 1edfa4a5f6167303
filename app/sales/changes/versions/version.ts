import type { Vat } from "~/platform/settings/vat";
import { chargeLine, computeTotals, type Totals } from "~/shop/cart/totals";
import type { DeliveryDays } from "~/shop/catalogue/delivery-term";
import { chargesOfOrder, type ChargeColumns } from "~/shop/delivery/order-charges";

/** A line of an order as it was, or is to be, agreed on. Prices in bani, as the order shows them. */
export interface VersionLine {
  /** The id of the order's line; null for an added one. */
  id: string | null;
  product_id: string | null;
  name: string;
  /** As staff read it; null where the customer reads Romanian too. */
  staff_name: string | null;
  /** The copy of its design; empty without one. */
  configuration: string;
  staff_configuration: string | null;
  quantity: number;
  unit_price_bani: number;
  /** Its share of the order's discount. */
  discount_bani: number;
  /** Its own rate of VAT in percent; null where the order's counts. */
  vat_percent: number | null;
  /** In how many days it comes, with its way; null where nothing was promised. */
  days: DeliveryDays | null;
  /** Made to order: an advance is paid for it, and it is not given back. */
  is_made: boolean;
  /** Comes out of stock, or is a swatch. */
  is_swatch: boolean;
}

/** All of an order that a change may change, and what its sums follow from. Bani, as shown. */
export interface OrderVersion extends ChargeColumns {
  lines: VersionLine[];
  vat: Vat;
  /** The share of what is made to order that is paid first, in percent. */
  advance_percent: number;
  /** The day by which it is promised anew, as a day of Bucharest; empty where that follows from its pieces. */
  promised_on: string;
}

/** What a version comes to. The one place where it is reckoned: as carts and offers are. */
export function totalsOf(version: OrderVersion): Totals {
  const pieces = version.lines.map((line) => ({ ...shownLine(line), isMadeToOrder: line.is_made }));
  const charges = chargesOfOrder(version).map(({ bani }) => chargeLine(bani));
  return computeTotals([...pieces, ...charges], version.vat, version.advance_percent);
}

export function shownLine({ unit_price_bani, quantity, discount_bani, vat_percent }: VersionLine) {
  return {
    unitPriceBani: unit_price_bani,
    quantity,
    discountBani: discount_bani,
    vatPercent: vat_percent,
  };
}

/** What is taken off a version's pieces in all; bani, as shown. */
export function discountOf({ lines }: Pick<OrderVersion, "lines">): number {
  return lines.reduce((sum, { discount_bani }) => sum + discount_bani, 0);
}

/** What a change means for the money: what is owed in all, paid, left to pay, and paid too much. Bani, with VAT. */
export function settle(
  totalBani: number,
  { paid_bani, reduced_bani }: { paid_bani: number; reduced_bani: number },
): { owedBani: number; leftBani: number; overpaidBani: number } {
  const owedBani = Math.max(0, totalBani - reduced_bani);
  return {
    owedBani,
    leftBani: Math.max(0, owedBani - paid_bani),
    overpaidBani: Math.max(0, paid_bani - owedBani),
  };
}
