import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { answerRefund, acceptRefund } from "../providers/accept-refund.server";
import {
  type RefundNotNoted,
  type WantedRefund,
  findAttempt,
  noteRefund,
} from "../providers/note-refund.server";
import type { CardProvider } from "../providers/provider";
import { openCardProvider } from "./card-keys.server";

export type RefundResult =
  | RefundNotNoted
  /** The provider has no such call, or its keys are missing. */
  | { kind: "not-here" }
  /** The provider said no, in its own word; nothing was given back. */
  | { kind: "refused"; code: string }
  /** No answer: it may have been done. The same again is safe. */
  | { kind: "no-answer" };

/**
 * Gives money back to the card that paid, in bani, and records it as a refund of the order once the
 * provider has accepted it. The refund is noted before the provider is asked, under an id by which the
 * provider makes it only once. So the call can be repeated after a lost answer.
 *
 * Money that was never recorded, because the order did not owe it, is given back without a record; its
 * matter in the office is then done.
 */
export async function refundCardPayment(
  wanted: WantedRefund,
  admin: Admin,
  db: Db = shopDatabase(),
  open: typeof openCardProvider = openCardProvider,
): Promise<RefundResult> {
  const attempt = await findAttempt(wanted, db);
  if (!attempt?.payment_reference) return { kind: "unknown" };
  const provider = await open(attempt.provider, db);
  if (!provider?.refund) return { kind: "not-here" };
  const noted = await db.transaction().execute((trx) => noteRefund(attempt.id, wanted, admin, trx));
  if (noted.kind !== "noted") return noted;
  return ask(
    { ...noted, refund: provider.refund, reference: attempt.payment_reference },
    wanted,
    admin,
    db,
  );
}

async function ask(
  {
    id,
    refund,
    reference,
  }: { id: string; refund: NonNullable<CardProvider["refund"]>; reference: string },
  wanted: WantedRefund,
  admin: Admin,
  db: Db,
): Promise<RefundResult> {
  const { amountBani } = wanted;
  const answer = await refund({ id, paymentReference: reference, amountBani });
  if (answer.kind === "no-answer") return answer;
  return db.transaction().execute(async (trx) => {
    if (answer.kind === "refused") {
      await answerRefund(id, { state: "refused", reference: null }, trx);
      return answer;
    }
    await acceptRefund(id, answer.reference, admin, trx);
    return { kind: "refunded" };
  });
}
