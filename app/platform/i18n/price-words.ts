import { formatLei } from "~/platform/format/money";

import type { Speaker } from "./size-words";

/** Whether a price includes VAT, in the words that stand behind every price. Needs the group `common`. */
export function vatWords(isIncluded: boolean, { translate }: Pick<Speaker, "translate">): string {
  return translate("common")(isIncluded ? "vat.included" : "vat.added");
}

/**
 * A price in words, where no markup can be: its sum in bani, and behind it whether VAT is in it. A sum
 * to pay always includes it.
 */
export function priceWords(bani: number, isVatIncluded: boolean, speaker: Speaker): string {
  return `${formatLei(bani, speaker.language)} ${vatWords(isVatIncluded, speaker)}`;
}
