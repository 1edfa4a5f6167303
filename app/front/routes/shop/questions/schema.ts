import { z } from "~/platform/basics/zod";
import { emailField, personName } from "~/platform/forms/field-schemas";
import { requiredBlock } from "~/platform/forms/text-field";

/** A question about a product (text of 10 to 500 characters); the address is for the answer alone. */
export const questionForm = z.object({
  text: requiredBlock("questionText", 10, 500),
  name: personName("contactName", 60),
  email: emailField("contactEmail").optional(),
});
