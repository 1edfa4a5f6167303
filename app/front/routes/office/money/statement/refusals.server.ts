import { json } from "@remix-run/node";

import { formatRon } from "~/platform/format/office-money";
import { message } from "~/platform/forms/validation-message";
import type { TypedRefusal } from "~/sales/statements/record-rows.server";

/** Why nothing was done: as a whole, or by field, with what was typed for each. */
interface Refused {
  trouble?: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
  /** The rows whose day has to be confirmed. */
  askedDays: number[];
}

export function refused(answer: Refused, status: 409 | 422) {
  return json(answer, { status });
}

export function troubled(trouble: string, status: 409 | 422) {
  return refused({ trouble, typed: {}, errors: {}, askedDays: [] }, status);
}

/** Whether a refusal goes away when somebody confirms the day of the payment. */
export function asksForDay({ kind }: { kind: string }): boolean {
  return kind === "future" || kind === "before-order";
}

export function refusalMessage(refusal: TypedRefusal | { kind: "twice" }): string {
  switch (refusal.kind) {
    case "unknown":
      return message("unknownOrder");
    case "several":
      return message("statementOrderSeveral");
    case "cancelled":
      return message("statementOrderCancelled");
    case "decided":
      return message("statementDecided");
    case "twice":
      return message("statementOrderTwice");
    case "too-much":
      return message("amountLeft", { amount: formatRon(refusal.mostBani) });
    case "future":
      return message("statementFuture", { day: refusal.bookedOn });
    case "before-order":
      return message("statementBeforeOrder", {
        day: refusal.bookedOn,
        placed: refusal.placedOn,
      });
  }
}
