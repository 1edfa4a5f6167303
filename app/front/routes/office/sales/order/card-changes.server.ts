import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { formatRon } from "~/platform/format/office-money";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { settleCardTask } from "~/sales/cards/front/card-task.server";
import {
  refundCardPayment,
  type RefundResult,
} from "~/sales/cards/front/refund-card-payment.server";
import { refundReasons } from "~/sales/orders/refund-reasons";

import { reasonTrouble } from "./payment-faults.server";
import { cardRefundForm } from "./schema";

/** Gives money back to the card that paid. What the provider refuses is said beside the amount. */
export async function refundToCard(post: Post, number: string) {
  const { posted } = post;
  const submission = parseForm(posted, cardRefundForm);
  const chosen = refundReasons.find((one) => one === posted.get("reason")) ?? ("" as const);
  const again = (faults: { error?: string; reasonError?: string }, status: 409 | 422 = 422) =>
    refused(
      post,
      {
        form: "card" as const,
        payment: readText(posted, "payment"),
        amount: readText(posted, "amount"),
        chosen,
        ...faults,
      },
      status,
    );
  if (submission.status !== "success") {
    return again({ error: submission.reply().error?.amount?.[0] ?? message("amount") });
  }
  const { amount: amountBani, ...wanted } = submission.value;
  const result = await refundCardPayment({ ...wanted, number, amountBani }, post.admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind === "no-reason") {
    return again({ reasonError: message(reasonTrouble(chosen)) });
  }
  if (result.kind !== "refunded") {
    const isConflict = result.kind === "used-form" || result.kind === "unanswered";
    return again({ error: troubleOf(result) }, isConflict ? 409 : 422);
  }
  return done(post, { to: officePaths.order(number), title: "cards.refunded" });
}

function troubleOf(
  result: Exclude<RefundResult, { kind: "refunded" | "unknown" | "no-reason" }>,
): string {
  switch (result.kind) {
    case "too-much":
      return message("amountPaid", { amount: formatRon(result.mostBani) });
    case "used-form":
      return message("paymentTwice");
    case "unanswered":
      return message("cardUnanswered", { amount: formatRon(result.amountBani) });
    case "refused":
      return message("cardRefused", { code: result.code });
    case "no-answer":
      return message("cardNoAnswer");
    case "not-here":
      return message("cardNotHere");
  }
}

export async function settleTask(post: Post, number: string) {
  const id = readText(post.posted, "task");
  const settled = await settleCardTask({ id, number }, post.admin);
  if (settled === "unknown") throw notThere();
  return done(post, { to: officePaths.order(number), title: "cards.settled" });
}
