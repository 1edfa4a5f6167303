import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { leiField } from "~/platform/forms/number-field";
import { requiredBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { recordedMethods } from "~/sales/orders/order-status";

import { HIGHEST_PAYMENT, LEAST_REASON, paidOnField } from "../order/schema";

/** A payment as it should have been noted; 0 where no money came. */
export const correctionForm = z.object({
  formToken: hiddenField(),
  amount: leiField(message("correctAmount"), { min: 0, max: HIGHEST_PAYMENT }),
  paidOn: paidOnField,
  method: z.enum(recordedMethods, { error: message("choose") }),
  remark: requiredBlock("correctReason", LEAST_REASON, 200),
});
