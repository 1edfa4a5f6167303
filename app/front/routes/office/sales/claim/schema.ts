import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { claimStates } from "~/sales/approvals/front/claim-rules";

/** An answer to a claim, and the state it leaves it in. */
export const answerForm = z.object({
  formToken: hiddenField(),
  /** The state that was seen. Nobody can correct this hidden field, so a wrong value counts as the first state. */
  from: z.enum(claimStates).catch("new"),
  text: textBlock(3000).pipe(
    z.string({ error: message("claimAnswer") }).min(1, message("claimAnswer")),
  ),
  to: z.enum(claimStates, { error: message("choose") }),
});
