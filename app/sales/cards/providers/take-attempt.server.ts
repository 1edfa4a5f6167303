import { randomBytes } from "node:crypto";

import type { Db } from "~db/engine";

import type { CardProvider } from "./provider";

/** How long a hosted page stays open. Stripe takes 30 minutes or more. */
const OPEN_MINUTES = 60;
/** A page that closes sooner is not handed out again. */
const WORTH_MINUTES = 10;

interface Wanted {
  provider: CardProvider;
  kind: "advance" | "rest";
  amountBani: number;
}

/**
 * The attempt that is open for what is due, else a new one. Also returns the provider's names of the
 * pages that nobody should pay on any more.
 */
export async function takeAttempt(
  orderId: string,
  { provider, kind, amountBani }: Wanted,
  now: Date,
  trx: Db,
) {
  const columns = ["id", "amount_bani", "hosted_url", "open_until"] as const;
  const worthUntil = new Date(now.getTime() + WORTH_MINUTES * 60_000).toISOString();
  const open = await trx
    .selectFrom("card_payments")
    .select(columns)
    .where("order_id", "=", orderId)
    .where("state", "=", "started")
    .where("provider", "=", provider.name)
    .where("kind", "=", kind)
    .where("amount_bani", "=", amountBani)
    .where("open_until", ">", worthUntil)
    .executeTakeFirst();
  if (open) return { attempt: open, closed: [] };
  // A declined card leaves the page open too.
  const closed = await trx
    .selectFrom("card_payments")
    .select("reference")
    .where("order_id", "=", orderId)
    .where("state", "in", ["started", "refused"])
    .where("provider", "=", provider.name)
    .where("open_until", ">", now.toISOString())
    .execute();
  await trx
    .updateTable("card_payments")
    .set({ state: "expired", settled_at: now.toISOString() })
    .where("order_id", "=", orderId)
    .where("state", "=", "started")
    .execute();
  const attempt = await trx
    .insertInto("card_payments")
    .values({
      id: randomBytes(18).toString("base64url"),
      order_id: orderId,
      provider: provider.name,
      kind,
      amount_bani: amountBani,
      state: "started",
      started_at: now.toISOString(),
      open_until: new Date(now.getTime() + OPEN_MINUTES * 60_000).toISOString(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { attempt, closed: closed.flatMap(({ reference }) => reference ?? []) };
}
