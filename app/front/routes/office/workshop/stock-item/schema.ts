import { z } from "~/platform/basics/zod";
import { wholeField } from "~/platform/forms/number-field";
import { optionalLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { MOST_AT_ONCE, MOST_IN_ALL } from "~/workshop/stock/article";
import { MOST_CODE } from "~/workshop/stock/front/count-file";

import { packPrice } from "../supplier-order/schema";

/** A whole amount, in the article's unit. */
function amount(min: number, max = MOST_AT_ONCE) {
  const tooHigh = message("atMost", { most: max });
  return wholeField(message("wholeNumber"), { min, max, tooHigh });
}

/** From whom an article is bought, in which packs, at which price, and below what stock. */
export const detailsForm = z.object({
  supplier: z.string().max(80).default(""),
  supplierCode: optionalLine(MOST_CODE),
  pack: amount(1),
  minimum: amount(1).optional(),
  price: packPrice(),
  least: amount(0),
});

export const receiveForm = z.object({ received: amount(1), note: optionalLine(120) });

export const countForm = z.object({
  counted: amount(0, MOST_IN_ALL),
  countNote: optionalLine(120),
});
