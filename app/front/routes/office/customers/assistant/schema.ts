import { z } from "~/platform/basics/zod";
import { tickField } from "~/platform/forms/field-schemas";
import { decimalField, wholeField } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";

/** The assistant's settings. An unchecked box is not sent. */
export const assistantSettingsForm = z.object({
  isEnabled: tickField().transform((value) => value === "on"),
  model: z
    .string({ error: message("model") })
    .trim()
    .regex(/^[\w.:/@-]{1,100}$/, message("model")),
  dailyTokens: wholeField(message("dailyTokens"), { min: 0, max: 1_000_000_000 }),
  leiPerMillionTokens: decimalField(message("leiPerMillionTokens"), {
    min: 0,
    max: 100_000,
    decimals: 4,
  }),
});
