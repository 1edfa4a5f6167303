import { emailField, phoneField, textField } from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

/** Whom the consultant answers; the contact form's rules (spec §5). The thread is the message. */
export const consultantForm = z.object({
  name: textField("contactName", 2, 100),
  email: emailField("contactEmail"),
  phone: phoneField(),
  note: z
    .string()
    .trim()
    .max(1000, message("tooLong", { count: 1000 }))
    .default(""),
});
