import { z } from "~/platform/basics/zod";
import { wholeField } from "~/platform/forms/number-field";
import { optionalLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { MOST_AT_ONCE } from "~/workshop/stock/article";

/** A whole amount, in the article's unit. */
function amount(min: number) {
  const tooHigh = message("atMost", { most: MOST_AT_ONCE });
  return wholeField(message("wholeNumber"), { min, max: MOST_AT_ONCE, tooHigh });
}

/** From whom an article is bought, in which packs, and below what stock. */
export const detailsForm = z.object({
  least: amount(0),
  pack: amount(1),
  supplier: optionalLine(80),
  supplierCode: optionalLine(60),
});

export const receiveForm = z.object({ received: amount(1), note: optionalLine(120) });

export const countForm = z.object({ counted: amount(0), countNote: optionalLine(120) });
