import { z } from "~/platform/basics/zod";
import { requiredBlock, textBlock } from "~/platform/forms/text-field";
import { orderStatuses } from "~/sales/orders/order-status";

import { LEAST_REASON } from "../order/schema";

/** Why an order is cancelled, for the audit log, and what its customer is told. */
export const cancelForm = z.object({
  from: z.enum(orderStatuses),
  reason: requiredBlock("cancelReason", LEAST_REASON, 300),
  note: textBlock(1000),
});
