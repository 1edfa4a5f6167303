import { createHmac } from "node:crypto";

import { sessionSecret } from "~/env.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** How often something may happen: `most` times in `minutes`, counted from the first. */
export interface RateLimit {
  name: string;
  most: number;
  minutes: number;
}

export type RateLimitResult = { isWithin: true } | { isWithin: false; resetsAt: string };

/**
 * Counts one more use of a limit by somebody (a client address, an e-mail) and says whether it is
 * still within. The count survives a restart; who it counts is kept only as a keyed digest.
 */
export async function countUse(
  limit: RateLimit,
  who: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<RateLimitResult> {
  const { count, resets_at } = await increment(limit, who, now, undefined, db);
  return count <= limit.most ? { isWithin: true } : { isWithin: false, resetsAt: resets_at };
}

/**
 * Counts an attempt before it is made, so that many at once are no more than one after the other, and
 * says whether it may be made. With the last one that is allowed a pause begins, which lasts the
 * limit's whole time. After a success `forgetUses` takes the count back.
 */
export async function countAttempt(
  limit: RateLimit,
  who: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<{ isPaused: boolean }> {
  const { count } = await increment(limit, who, now, limit.most, db);
  return { isPaused: count > limit.most };
}

/** One more use; with the one that makes `pauseAt` of them the limit's time begins again. */
function increment(
  limit: RateLimit,
  who: string,
  now: Date,
  pauseAt: number | undefined,
  db: Db,
): Promise<{ count: number; resets_at: string }> {
  const instant = now.toISOString();
  const resets_at = new Date(now.getTime() + limit.minutes * 60_000).toISOString();
  return db
    .insertInto("rate_limits")
    .values({ key: digest(limit, who), count: 1, resets_at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        count: eb
          .case()
          .when("rate_limits.resets_at", "<=", instant)
          .then(1)
          .else(eb("rate_limits.count", "+", 1))
          .end(),
        resets_at: eb
          .case()
          .when("rate_limits.resets_at", "<=", instant)
          .then(resets_at)
          .when("rate_limits.count", "=", (pauseAt ?? 0) - 1)
          .then(resets_at)
          .else(eb.ref("rate_limits.resets_at"))
          .end(),
      })),
    )
    .returning(["count", "resets_at"])
    .executeTakeFirstOrThrow();
}

/** Takes an attempt back that was counted and then not made. */
export async function takeBackAttempt(
  limit: RateLimit,
  who: string,
  db: Db = shopDatabase(),
): Promise<void> {
  const own = digest(limit, who);
  await db.deleteFrom("rate_limits").where("key", "=", own).where("count", "=", 1).execute();
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("key", "=", own)
    .where("count", ">", 1)
    .execute();
}

/** Forgets what somebody used, after a success. */
export async function forgetUses(
  limit: RateLimit,
  who: string,
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", digest(limit, who)).execute();
}

/** Forgets the limits whose time is over. */
export async function deleteExpiredLimits(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("rate_limits").where("resets_at", "<=", now.toISOString()).execute();
}

function digest({ name }: RateLimit, who: string): string {
  return createHmac("sha256", sessionSecret()).update(`${name}\n${who}`).digest("base64url");
}
