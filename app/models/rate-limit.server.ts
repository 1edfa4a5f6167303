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
  const instant = now.toISOString();
  const fresh = {
    count: 1,
    resets_at: new Date(now.getTime() + limit.minutes * 60_000).toISOString(),
  };
  const { count, resets_at } = await db
    .insertInto("rate_limits")
    .values({ key: digest(limit, who), ...fresh })
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
          .then(fresh.resets_at)
          .else(eb.ref("rate_limits.resets_at"))
          .end(),
      })),
    )
    .returning(["count", "resets_at"])
    .executeTakeFirstOrThrow();
  return count <= limit.most ? { isWithin: true } : { isWithin: false, resetsAt: resets_at };
}

/**
 * Counts a failure. With the last one that is allowed a pause begins, which lasts the limit's whole
 * time.
 */
export async function countFailure(
  limit: RateLimit,
  who: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await countUse(limit, who, now, db);
  await db
    .updateTable("rate_limits")
    .set({ resets_at: new Date(now.getTime() + limit.minutes * 60_000).toISOString() })
    .where("key", "=", digest(limit, who))
    .where("count", "=", limit.most)
    .execute();
}

/** Whether a limit is used up, without counting. */
export async function isUsedUp(
  limit: RateLimit,
  who: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<boolean> {
  const row = await db
    .selectFrom("rate_limits")
    .select("count")
    .where("key", "=", digest(limit, who))
    .where("resets_at", ">", now.toISOString())
    .executeTakeFirst();
  return row !== undefined && row.count >= limit.most;
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
export async function deleteExpiredLimits(db: Db = shopDatabase()): Promise<void> {
  await db.deleteFrom("rate_limits").where("resets_at", "<=", new Date().toISOString()).execute();
}

function digest({ name }: RateLimit, who: string): string {
  return createHmac("sha256", sessionSecret()).update(`${name}\n${who}`).digest("base64url");
}
