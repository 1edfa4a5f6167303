import { z } from "~/platform/basics/zod";
import { message } from "~/platform/forms/validation-message";
import { paymentMethods } from "~/sales/orders/order-status";

export const methodForm = z.object({
  paymentMethod: z.enum(paymentMethods, { error: message("paymentMethod") }),
});
