import type { z } from "zod";

import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { requestLanguage } from "~/platform/http/request-language.server";
import type { Language } from "~/platform/i18n/languages";
import { officePaths } from "~/platform/paths/office-paths";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import {
  kindOfPayment,
  recordPayment,
  type PaymentResult,
} from "~/sales/orders/record-payment.server";
import type { RefundReason } from "~db/schema";

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

type Refusal = Exclude<PaymentResult, { kind: "recorded" | "unknown" | "used-form" }>;

/** What is wrong with a payment that was not recorded, and in which field; a refund says for what reason. */
export function faultOf(
  refusal: Refusal,
  reason: RefundReason | "" | undefined,
  language: Language,
): { field: "amount" | "paidOn" | "reason"; error: string } {
  switch (refusal.kind) {
    case "future":
      return { field: "paidOn", error: message("paidOnFuture") };
    case "before-order": {
      const day = formatDay(`${refusal.placedOn}T12:00:00Z`, language);
      return { field: "paidOn", error: message("paidOnBefore", { day }) };
    }
    case "cancelled":
      return { field: "amount", error: message("orderTakesNothing") };
    case "no-reason":
      return { field: "reason", error: message(reasonTrouble(reason ?? "")) };
    case "cash-limit":
      return { field: "amount", error: mostOf("cashLeft", refusal.mostBani) };
    case "corrected":
    case "too-much": {
      const back = reason === "overpaid" ? "amountOver" : "amountPaid";
      return { field: "amount", error: mostOf(reason ? back : "amountLeft", refusal.mostBani) };
    }
  }
}

function mostOf(key: "cashLeft" | "amountOver" | "amountPaid" | "amountLeft", mostBani: number) {
  return message(key, { amount: formatRon(mostBani) });
}

/** Why a refund cannot be made for a reason. */
export function reasonTrouble(reason: "" | RefundReason) {
  if (reason === "overpaid") return "refundNotOver" as const;
  return reason === "cancelled" ? ("refundNotCancelled" as const) : ("refundReason" as const);
}
