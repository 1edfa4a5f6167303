import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { formatRon } from "~/platform/format/office-money";
import { sha256 } from "~/platform/format/sha256.server";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import type { TFunction } from "~/platform/i18n/translate";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { openCardProvider } from "~/sales/cards/front/card-keys.server";
import { listCardPayments } from "~/sales/cards/front/card-payment.server";
import { cardTaskWords } from "~/sales/cards/front/card-task-words";
import { settleCardTask } from "~/sales/cards/front/card-task.server";
import {
  refundCardPayment,
  type RefundResult,
} from "~/sales/cards/front/refund-card-payment.server";
import { refundReasons } from "~/sales/orders/refund-reasons";

import { reasonTrouble } from "./payment-changes.server";
import { cardRefundForm } from "./schema";

/** The attempts to pay an order by card, each with the token of the form that gives money back. */
export async function showCardPayments(
  orderId: string,
  admin: Admin,
  t: TFunction<"office-cards">,
) {
  const attempts = await listCardPayments(orderId);
  return Promise.all(
    attempts.map(async (attempt) => {
      const isPaid = attempt.refundable_bani > 0 || attempt.unanswered_bani !== null;
      const provider = isPaid ? await openCardProvider(attempt.provider) : undefined;
      const seen = attempt.refunds.map(({ id, state }) => `${id} ${state}`);
      const form = JSON.stringify([attempt.id, seen, admin.id]);
      return {
        ...attempt,
        tasks: attempt.tasks.map((task) => ({ ...task, words: cardTaskWords(task, t) })),
        isPaid,
        canRefund: provider?.refund !== undefined,
        formToken: sha256(form),
      };
    }),
  );
}

export type ShownAttempt = Awaited<ReturnType<typeof showCardPayments>>[number];

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
