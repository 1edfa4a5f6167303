import { parseLei } from "~/format/money";
import { textLine } from "~/forms/text-field";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

const HIGHEST_SURCHARGE_BANI = 100_000_000;

/** The form of a material or a handle. */
export const optionForm = z.object({
  name: textLine("optionName", 2, 60),
  surcharge: z
    .string({ error: message("surcharge") })
    .transform((typed) => parseLei(typed) ?? -1)
    .pipe(
      z.number().min(0, message("surcharge")).max(HIGHEST_SURCHARGE_BANI, message("surcharge")),
    ),
  order: z
    .string({ error: message("order") })
    .trim()
    .regex(/^\d{1,4}$/, message("order"))
    .transform(Number),
  // An unticked box is not sent.
  status: z
    .string()
    .default("")
    .transform((typed) => typed === "on"),
});
