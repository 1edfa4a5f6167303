import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { requiredBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

import { claimKinds } from "./claim-rules";

/** What customers write in a claim that there is. */
export const claimEntryForm = z.object({
  formToken: hiddenField(),
  text: requiredBlock("claimText", 10, 3000),
});

/** A new claim; an empty line stands for the whole order. */
export const claimForm = z.object({
  line: hiddenField(),
  kind: z.enum(claimKinds, { error: message("choose") }),
  ...claimEntryForm.shape,
});
