import { formatLei } from "~/platform/format/money";
import type { Speaker } from "~/platform/i18n/size-words";
import { vatWords } from "~/platform/i18n/vat-words";

/**
 * A price in words, where no markup can be: its sum in bani, and behind it whether VAT is in it. A sum
 * to pay always includes it.
 */
export function priceWords(bani: number, isVatIncluded: boolean, speaker: Speaker): string {
  return `${formatLei(bani, speaker.language)} ${vatWords(isVatIncluded, speaker)}`;
}
