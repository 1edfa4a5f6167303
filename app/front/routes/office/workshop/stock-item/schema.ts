import { z } from "~/platform/basics/zod";
import { wholeField } from "~/platform/forms/number-field";
import { optionalLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { MOST_AT_ONCE } from "~/workshop/stock/article";

import { packPrice } from "../supplier-order/schema";

/** A whole amount, in the article's unit. */
function amount(min: number) {
  const tooHigh = message("atMost", { most: MOST_AT_ONCE });
  return wholeField(message("wholeNumber"), { min, max: MOST_AT_ONCE, tooHigh });
}

/** From whom an article is bought, in which packs, at which price, and below what stock. */
export const detailsForm = z.object({
  supplier: z.string().max(80).default(""),
  supplierCode: optionalLine(60),
  pack: amount(1),
  minimum: amount(1).optional(),
  price: packPrice(),
  least: amount(0),
});

export const receiveForm = z.object({ received: amount(1), note: optionalLine(120) });

export const countForm = z.object({ counted: amount(0), countNote: optionalLine(120) });
