import { refused, type Post } from "~/front/desk/desk.server";
import { formatRon } from "~/platform/format/office-money";
import { message } from "~/platform/forms/validation-message";
import type { TypedRefusal } from "~/sales/statements/front/typed-orders.server";

/** Why nothing was done, by field. */
interface Refused {
  errors: Record<string, string>;
  /** The rows whose day has to be confirmed. */
  askedDays: number[];
}

/** Shows a statement again with what was typed for its rows, by field, and what is wrong there. */
export function refusedRows(post: Post, answer: Refused & { typed: Record<string, string> }) {
  return refused<Refused>(post, answer);
}

/** Shows a statement again where nothing was done as a whole. */
export function troubled(post: Post, trouble: string, status: 409 | 422) {
  return refused<Refused>(post, { trouble, typed: {}, errors: {}, askedDays: [] }, status);
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
