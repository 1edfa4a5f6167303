import { formatRon } from "~/platform/format/office-money";
import type { TFunction } from "~/platform/i18n/translate";

import type { OrderTotal } from "./order-state";

/** What an order comes to, with how many articles are not in it because nobody knows their price. */
export function totalText({ bani, unpriced }: OrderTotal, t: TFunction<"office-buying">): string {
  const sum = bani === null ? "–" : formatRon(bani);
  return unpriced === 0 ? sum : `${sum} (${t("unpriced", { amount: unpriced })})`;
}
