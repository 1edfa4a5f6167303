import { priceWithVat, type Vat } from "~/platform/settings/vat";

/** What an order may cost besides its pieces, in the order in which it is named. */
export const chargeKinds = ["transport", "carrying", "assembly"] as const;

export type ChargeKind = (typeof chargeKinds)[number];

/** The prices of an order's delivery in bani, as shown: with or without VAT as the order says. */
export type ChargeColumns = Record<`${ChargeKind}_bani`, number>;

export interface Charge {
  kind: ChargeKind;
  bani: number;
}

/** What an order costs besides its pieces; what is free is left out. */
export function chargesOfOrder(order: ChargeColumns): Charge[] {
  return chargeKinds
    .map((kind) => ({ kind, bani: order[`${kind}_bani`] }))
    .filter(({ bani }) => bani > 0);
}

/** The same in one sum with VAT, in bani. */
export function sumCharges(order: ChargeColumns, vat: Vat): number {
  return chargesOfOrder(order).reduce((sum, { bani }) => sum + priceWithVat(bani, vat), 0);
}
