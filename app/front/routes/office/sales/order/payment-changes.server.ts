import { json } from "@remix-run/node";
import type { z } from "zod";

import { notThere } from "~/front/desk/desk.server";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import type { Language } from "~/platform/i18n/languages";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import {
  kindOfPayment,
  recordPayment,
  type PaymentResult,
} from "~/sales/orders/record-payment.server";
import type { RefundReason } from "~db/schema";

import { paymentForm, refundForm } from "./schema";

/** Notes money that came. */
export async function addPayment(request: Request, posted: FormData, number: string, admin: Admin) {
  const order = await findOfficeOrder(number);
  if (!order) throw notThere();
  const noted = { kind: kindOfPayment(order), form: "payment" } as const;
  return note(request, posted, paymentForm, { number, admin, ...noted });
}

/** Notes money that goes back. */
export async function addRefund(request: Request, posted: FormData, number: string, admin: Admin) {
  const noted = { kind: "refund", form: "refund" } as const;
  return note(request, posted, refundForm, { number, admin, ...noted });
}

async function note(
  request: Request,
  posted: FormData,
  schema: typeof paymentForm | typeof refundForm,
  {
    number,
    admin,
    kind,
    form,
  }: { number: string; admin: Admin; kind: "advance" | "rest" | "refund"; form: NotedForm },
) {
  const submission = parseForm<z.ZodObject>(posted, schema);
  const refused = (reply: Parameters<typeof submission.reply>[0] = {}) =>
    json({ form, result: submission.reply(reply) }, { status: 422 });
  if (submission.status !== "success") return refused();
  const { amount, ...payment } = submission.value as z.output<typeof refundForm>;
  if (payment.formToken === "") return refused({ formErrors: [message("paymentTwice")] });
  const result = await recordPayment(number, { ...payment, kind, amountBani: amount }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "used-form":
      return refused({ formErrors: [message("paymentTwice")] });
    case "recorded":
      return redirectWithFlash(request, officePaths.order(number), {
        tone: "success",
        title: form === "refund" ? "admin.refundRecorded" : "admin.paymentRecorded",
      });
    default: {
      const { field, error } = faultOf(result, payment.reason, await requestLanguage(request));
      return refused({ fieldErrors: { [field]: [error] } });
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
