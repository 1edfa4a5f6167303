import { leiText } from "~/platform/format/office-money";
import { message } from "~/platform/forms/validation-message";
import type { ReductionRefusal } from "~/shop/catalogue/price-history";

/** Why a reduced price is refused, for the field it was typed into. */
export function reductionMessage(refusal: ReductionRefusal): string {
  switch (refusal.kind) {
    case "not-lower":
      return message("reducedNotLower");
    case "no-price-before":
      return message("reducedNoPriceBefore");
    case "not-below-lowest":
      return message("reducedNotBelow", { lowest: leiText(refusal.lowestBani) });
  }
}
