import { daysField, priceField } from "~/front/routes/office/house/zone/schema";
import { z } from "~/platform/basics/zod";
import { dayField, hiddenField } from "~/platform/forms/field-schemas";
import { leiField } from "~/platform/forms/number-field";
import { optionalLine, requiredBlock, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { orderStatuses, recordedMethods } from "~/sales/orders/order-status";
import { refundReasons } from "~/sales/orders/refund-reasons";

/** No single payment is larger; in bani. */
export const HIGHEST_PAYMENT = 10_000_000_00;

/** The day on which money moved. */
export const paidOnField = dayField("paidOn");

const choose = { error: message("choose") };

export const statusForm = z.object({
  from: z.enum(orderStatuses, choose),
  // A cancellation has a page of its own.
  to: z.enum(orderStatuses, choose).exclude(["cancelled"], choose),
  note: textBlock(1000),
  override: textBlock(300),
});

/** A reason of fewer characters says nothing. */
export const LEAST_REASON = 10;

/** The same for a step for which something is missing, so that a reason is needed. */
export const reasonedStatusForm = statusForm.extend({
  override: requiredBlock("override", LEAST_REASON, 300),
});

/** Money that came; bani, more than 0. */
export const paymentForm = z.object({
  formToken: hiddenField(),
  amount: leiField(message("amount"), { min: 1, max: HIGHEST_PAYMENT }),
  paidOn: paidOnField,
  method: z.enum(recordedMethods, choose),
  receiptNumber: optionalLine(30),
  remark: textBlock(200),
});

/** Money that goes back, and why. */
export const refundForm = paymentForm.extend({
  reason: z.enum(refundReasons, { error: message("refundReason") }),
});

export const cardRefundForm = z.object({
  formToken: hiddenField(),
  payment: hiddenField(),
  amount: leiField(message("amount"), { min: 1, max: HIGHEST_PAYMENT }),
  /** Whether a reason is needed depends on the order, so the form alone does not ask for one. */
  reason: z.union([z.literal(""), z.enum(refundReasons)], choose).default(""),
});

/** An offer for the transport; `drawn` is the number of the newest one that the form showed. */
export const quoteForm = z.object({
  price: priceField,
  days: daysField,
  validUntil: dayField("future"),
  drawn: z
    .string()
    .regex(/^\d{1,6}$/)
    .catch("0"),
});

export const remarkForm = z.object({
  text: requiredBlock("required", 1, 2000),
});
