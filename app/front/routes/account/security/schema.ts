import { z } from "~/platform/basics/zod";
import { hiddenField, textField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";

export const codeForm = z.object({
  intent: z.literal("confirm-codes"),
  code: z
    .string({ error: message("codeMissing") })
    .max(20, message("codeWrong"))
    .transform((typed) => typed.replace(/[\s-]/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, message("codeShape"))),
});

export const passkeyForm = z.object({
  intent: z.literal("add-passkey"),
  name: textField("passkeyName", 1, 60),
  passkey: hiddenField(16_000),
});

export const turnOffForm = z.object({
  intent: z.literal("turn-off"),
  password: z.string({ error: message("required") }).max(256, message("wrongPassword")),
});
