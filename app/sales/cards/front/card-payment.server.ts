import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { CardPaymentState, CardProviderName, CardTaskKind } from "~db/schema";

import { sumGone, refundableOf } from "../providers/gone-money.server";

/** An attempt as its own customer may see it. */
export interface CustomerAttempt {
  id: string;
  state: CardPaymentState;
  amount_bani: number;
  hosted_url: string | null;
  open_until: string;
  /** What a lost dispute took back. */
  lost_bani: number;
}

/** The attempt of an order with this id, or undefined; another order's is like an unknown one. */
export async function findAttemptOf(
  orderId: string,
  id: string,
  db: Db = shopDatabase(),
): Promise<CustomerAttempt | undefined> {
  const attempt = await db
    .selectFrom("card_payments")
    .select(["id", "state", "amount_bani", "hosted_url", "open_until"])
    .where("order_id", "=", orderId)
    .where("id", "=", id)
    .executeTakeFirst();
  return attempt && { ...attempt, lost_bani: (await sumGone([id], db))(id).lostBani };
}

/** An attempt as the office sees it. Money in bani. */
export interface DeskAttempt {
  id: string;
  provider: CardProviderName;
  state: CardPaymentState;
  amount_bani: number;
  started_at: string;
  settled_at: string | null;
  payment_reference: string | null;
  refunds: {
    id: string;
    amount_bani: number;
    state: "asked" | "accepted" | "refused";
    asked_at: string;
  }[];
  tasks: {
    id: string;
    kind: CardTaskKind;
    amount_bani: number | null;
    currency: string | null;
    detail: string;
    opened_at: string;
    done_at: string | null;
  }[];
  /** What the card paid and has neither been given back nor taken back by its bank. */
  refundable_bani: number;
  /** What a lost dispute took back. */
  lost_bani: number;
  /** A refund whose answer was lost; it is repeated before any other. */
  unanswered_bani: number | null;
}

/** The attempts to pay an order by card, the newest first, each with its refunds and matters. */
export async function listCardPayments(
  orderId: string,
  db: Db = shopDatabase(),
): Promise<DeskAttempt[]> {
  const attempts = await db
    .selectFrom("card_payments")
    .select(["id", "provider", "state", "amount_bani", "started_at", "settled_at"])
    .select("payment_reference")
    .where("order_id", "=", orderId)
    .orderBy("started_at", "desc")
    .orderBy("id")
    .limit(100)
    .execute();
  const ids = attempts.map(({ id }) => id);
  const refunds = await db
    .selectFrom("card_refunds")
    .select(["id", "card_payment_id", "amount_bani", "state", "asked_at"])
    .where("card_payment_id", "in", ids)
    .orderBy("asked_at")
    .execute();
  const tasks = await db
    .selectFrom("card_tasks")
    .select(["id", "card_payment_id", "kind", "amount_bani", "currency", "detail"])
    .select(["opened_at", "done_at"])
    .where("card_payment_id", "in", ids)
    .orderBy("opened_at")
    .execute();
  const goneOf = await sumGone(ids, db);
  return attempts.map((attempt) => {
    const isOwn = (row: { card_payment_id: string }) => row.card_payment_id === attempt.id;
    const own = refunds.filter(isOwn).map(({ card_payment_id: _, ...refund }) => refund);
    return {
      ...attempt,
      refunds: own,
      tasks: tasks.filter(isOwn).map(({ card_payment_id: _, ...task }) => task),
      refundable_bani: refundableOf(attempt, own, goneOf(attempt.id)),
      lost_bani: goneOf(attempt.id).lostBani,
      unanswered_bani: own.find(({ state }) => state === "asked")?.amount_bani ?? null,
    };
  });
}
