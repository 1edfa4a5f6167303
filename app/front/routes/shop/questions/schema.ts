import { z } from "~/platform/basics/zod";
import { emailField, personName } from "~/platform/forms/field-schemas";
import { requiredBlock } from "~/platform/forms/text-field";

import { questionLength } from "./text-length";

/** A question about a product; the address is for the answer alone. */
export const questionForm = z.object({
  text: requiredBlock("questionText", questionLength.least, questionLength.most),
  name: personName("contactName", 60),
  email: emailField("contactEmail").optional(),
});
