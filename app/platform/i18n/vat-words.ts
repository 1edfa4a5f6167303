import type { Speaker } from "./size-words";

/** Whether a price includes VAT, in the words that stand behind every price. Needs the group `common`. */
export function vatWords(isIncluded: boolean, { translate }: Pick<Speaker, "translate">): string {
  return translate("common")(isIncluded ? "vat.included" : "vat.added");
}
