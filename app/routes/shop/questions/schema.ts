import { emailField, personName } from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

/** A question about a product (text of 10 to 500 characters); the address is for the answer alone. */
export const questionForm = z.object({
  text: z
    .string({ error: message("questionText") })
    .trim()
    .min(10, message("questionText"))
    .max(500, message("tooLong", { count: 500 })),
  name: personName("contactName", 60),
  email: emailField("contactEmail").optional(),
});
