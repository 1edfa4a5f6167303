import { daysField, priceField } from "~/front/routes/office/house/zone/schema";
import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { typedLei } from "~/platform/forms/number-field";
import { optionalLine, requiredBlock, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { orderStatuses, recordedKinds, recordedMethods } from "~/sales/orders/order-status";
import { refundReasons } from "~/sales/orders/refund-reasons";

/** No single payment is larger; in bani. */
const HIGHEST_PAYMENT = 10_000_000_00;

const choose = { error: message("choose") };

export const statusForm = z.object({
  from: z.enum(orderStatuses, choose),
  to: z.enum(orderStatuses, choose),
  note: textBlock(1000),
  override: textBlock(300),
});

/** Why a refund is made; for everything else it stays empty. */
const reasonField = z.union([z.literal(""), z.enum(refundReasons)], choose).default("");

export const paymentForm = z.object({
  formToken: hiddenField(),
  kind: z.enum(recordedKinds, choose),
  reason: reasonField,
  method: z.enum(recordedMethods, choose),
  /** An amount as typed; more than 0. */
  amount: typedLei(message("amount"), { min: 1, max: HIGHEST_PAYMENT }),
  receiptNumber: optionalLine(30),
  remark: textBlock(200),
});

export const cardRefundForm = paymentForm
  .pick({ formToken: true, amount: true, reason: true })
  .extend({ payment: hiddenField() });

/** An offer for the transport; `drawn` is the number of the newest one that the form showed. */
export const quoteForm = z.object({
  price: priceField,
  days: daysField,
  validUntil: z
    .string({ error: message("future") })
    .trim()
    .pipe(z.iso.date({ error: message("future") })),
  drawn: z
    .string()
    .regex(/^\d{1,6}$/)
    .catch("0"),
});

export const remarkForm = z.object({
  text: requiredBlock("required", 1, 2000),
});
