import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

import { claimKinds } from "./claim-rules";

/** What customers write in a claim that there is. */
export const claimEntryForm = z.object({
  formToken: hiddenField(),
  text: textBlock(3000).pipe(
    z.string({ error: message("claimText") }).min(10, message("claimText")),
  ),
});

/** A new claim; an empty line stands for the whole order. */
export const claimForm = z.object({
  line: hiddenField(),
  kind: z.enum(claimKinds, { error: message("choose") }),
  ...claimEntryForm.shape,
});
