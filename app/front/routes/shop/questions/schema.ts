import { emailField, personName } from "~/forms/field-schemas";
import { requiredBlock } from "~/forms/text-field";
import { z } from "~/zod";

/** A question about a product (text of 10 to 500 characters); the address is for the answer alone. */
export const questionForm = z.object({
  text: requiredBlock("questionText", 10, 500),
  name: personName("contactName", 60),
  email: emailField("contactEmail").optional(),
});
