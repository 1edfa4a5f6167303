import { sha256 } from "~/platform/format/sha256.server";
import type { TFunction } from "~/platform/i18n/translate";
import type { Admin } from "~/platform/settings/audit-log.server";
import { openCardProvider } from "~/sales/cards/front/card-keys.server";
import { listCardPayments } from "~/sales/cards/front/card-payment.server";
import { cardTaskWords } from "~/sales/cards/front/card-task-words";

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
