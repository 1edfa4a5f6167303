import { tickField } from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

/** The assistant's settings. An unchecked box is not sent. */
export const assistantSettingsForm = z.object({
  isEnabled: tickField().transform((value) => value === "on"),
  model: z
    .string({ error: message("model") })
    .trim()
    .regex(/^[\w.:/@-]{1,100}$/, message("model")),
  dailyTokens: z
    .string({ error: message("dailyTokens") })
    .transform((typed) => typed.replace(/[\s.,]/g, ""))
    .pipe(z.string().regex(/^\d{1,10}$/, message("dailyTokens")))
    .transform(Number)
    .pipe(z.number().max(1_000_000_000, message("dailyTokens"))),
  leiPerMillionTokens: z
    .string({ error: message("leiPerMillionTokens") })
    .transform((typed) => typed.trim().replace(",", "."))
    .pipe(z.string().regex(/^\d{1,6}(\.\d{1,4})?$/, message("leiPerMillionTokens")))
    .transform(Number)
    .pipe(z.number().max(100_000, message("leiPerMillionTokens"))),
});
