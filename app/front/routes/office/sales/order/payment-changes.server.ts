import type { z } from "zod";

import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { requestLanguage } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { kindOfPayment, recordPayment } from "~/sales/orders/record-payment.server";

import { faultOf } from "./payment-faults.server";
import { paymentForm, refundForm } from "./schema";

/** Notes money that came. */
export async function addPayment(post: Post, number: string) {
  const order = await findOfficeOrder(number);
  if (!order) throw notThere();
  return note(post, number, { schema: paymentForm, kind: kindOfPayment(order), form: "payment" });
}

/** Notes money that goes back. */
export async function addRefund(post: Post, number: string) {
  return note(post, number, { schema: refundForm, kind: "refund", form: "refund" });
}

async function note(
  post: Post,
  number: string,
  {
    schema,
    kind,
    form,
  }: {
    schema: typeof paymentForm | typeof refundForm;
    kind: "advance" | "rest" | "refund";
    form: NotedForm;
  },
) {
  const submission = parseForm<z.ZodObject>(post.posted, schema);
  const again = (reply: Parameters<typeof submission.reply>[0] = {}) =>
    refused(post, { form, result: submission.reply(reply) });
  if (submission.status !== "success") return again();
  const { amount, ...payment } = submission.value as z.output<typeof refundForm>;
  if (payment.formToken === "") return again({ formErrors: [message("paymentTwice")] });
  const result = await recordPayment(number, { ...payment, kind, amountBani: amount }, post.admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "used-form":
      return again({ formErrors: [message("paymentTwice")] });
    case "recorded":
      return done(post, {
        to: officePaths.order(number),
        title: form === "refund" ? "admin.refundRecorded" : "admin.paymentRecorded",
      });
    default: {
      const { field, error } = faultOf(result, payment.reason, await requestLanguage(post.request));
      return again({ fieldErrors: { [field]: [error] } });
    }
  }
}

type NotedForm = "payment" | "refund";
