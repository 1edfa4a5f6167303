import { optionalLine } from "~/forms/text-field";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";
import { MOST_AT_ONCE } from "~/workshop/stock/article";

/** A whole amount as typed; spaces between thousands are read over. */
function amount(least: number) {
  return z
    .string({ error: message("wholeNumber") })
    .transform((typed) => typed.replace(/[\s.]/g, ""))
    .pipe(z.string().regex(/^\d{1,7}$/, message("wholeNumber")))
    .transform(Number)
    .pipe(
      z
        .number()
        .min(least, message("wholeNumber"))
        .max(MOST_AT_ONCE, message("atMost", { most: MOST_AT_ONCE })),
    );
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
