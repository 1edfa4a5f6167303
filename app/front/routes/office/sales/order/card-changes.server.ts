import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { formatRon } from "~/platform/format/office-money";
import { sha256 } from "~/platform/format/sha256.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import type { TFunction } from "~/platform/i18n/translate";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { openCardProvider } from "~/sales/cards/card-keys.server";
import { listCardPayments } from "~/sales/cards/card-payment.server";
import { cardTaskWords } from "~/sales/cards/card-task-words";
import { settleCardTask } from "~/sales/cards/card-task.server";
import { refundCardPayment, type RefundResult } from "~/sales/cards/refund-card-payment.server";
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
export async function refundToCard(
  request: Request,
  posted: FormData,
  number: string,
  admin: Admin,
) {
  const submission = parseForm(posted, cardRefundForm);
  const [payment, typed] = [posted.get("payment"), posted.get("amount")];
  const form = {
    form: "card" as const,
    result: undefined,
    payment: typeof payment === "string" ? payment : "",
    amount: typeof typed === "string" ? typed : "",
    reason: refundReasons.find((one) => one === posted.get("reason")) ?? ("" as const),
  };
  const refused = (error: string, status = 422) => json({ ...form, error }, { status });
  if (submission.status !== "success") {
    return refused(submission.reply().error?.amount?.[0] ?? message("amount"));
  }
  const { amount: amountBani, ...wanted } = submission.value;
  const result = await refundCardPayment({ ...wanted, number, amountBani }, admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind === "no-reason") {
    const reasonError = message(reasonTrouble(form.reason));
    return json({ ...form, error: undefined, reasonError }, { status: 422 });
  }
  if (result.kind !== "refunded") {
    const isConflict = result.kind === "used-form" || result.kind === "unanswered";
    return refused(troubleOf(result), isConflict ? 409 : 422);
  }
  return redirectWithFlash(request, officePaths.order(number), {
    tone: "success",
    title: "cards.refunded",
  });
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

export async function settleTask(request: Request, posted: FormData, number: string, admin: Admin) {
  const task = posted.get("task");
  const id = typeof task === "string" ? task : "";
  const settled = await settleCardTask({ id, number }, admin);
  if (settled === "unknown") throw notThere();
  return redirectWithFlash(request, officePaths.order(number), {
    tone: "success",
    title: "cards.settled",
  });
}
