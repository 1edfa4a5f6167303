import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";
import type { PaymentResult } from "~/sales/orders/record-payment.server";
import type { RefundReason } from "~db/schema";

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
