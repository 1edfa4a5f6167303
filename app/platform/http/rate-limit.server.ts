import { createHmac } from "node:crypto";

import { sessionSecret } from "~/platform/env/env.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

/** One use of a limit: by a client's network, an e-mail address or an account. */
export interface Use {
  limit: RateLimit;
  who: string;
}

/** The limit is exceeded; the number of minutes until another try is allowed. */
export interface TooManyUses {
  kind: "too-many";
  minutes: number;
}

/**
 * Counts one more of each of these uses and returns the one that is too many, if any. Counts
 * survive a restart; who used a limit is stored only as a keyed digest.
 */
export async function countUses(
  uses: Use[],
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<TooManyUses | undefined> {
  if (uses.length === 0) return undefined;
  const most = new Map(uses.map(({ limit, who }) => [digest(limit, who), limit.most]));
  const rows = await increment(uses, now, undefined, db);
  return tooManyOf(
    rows.filter(({ key, count }) => count > (most.get(key) ?? 0)),
    now,
  );
}

/** The one of these uses, if any, that is spent already; counts nothing. */
export async function findSpent(
  uses: Use[],
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<TooManyUses | undefined> {
  const most = new Map(uses.map(({ limit, who }) => [digest(limit, who), limit.most]));
  const rows = await db
    .selectFrom("rate_limits")
    .select(["key", "count", "resets_at"])
    .where("key", "in", [...most.keys()])
    .where("resets_at", ">", now.toISOString())
    .execute();
  return tooManyOf(
    rows.filter(({ key, count }) => count >= (most.get(key) ?? 0)),
    now,
  );
}

/** How long somebody who has used up these limits has to wait for the last of them. */
function tooManyOf(spent: Counted[], now: Date): TooManyUses | undefined {
  if (spent.length === 0) return undefined;
  const milliseconds = Math.max(...spent.map((row) => Date.parse(row.resets_at))) - now.getTime();
  return { kind: "too-many", minutes: Math.max(1, Math.ceil(milliseconds / 60_000)) };
}

/**
 * Counts an attempt before it is made, so that simultaneous attempts count like successive ones,
 * and returns whether it may be made. The last allowed attempt begins a pause as long as the
 * limit's period. After a success `clearUses` removes the count.
 */
export async function countAttempt(
  limit: RateLimit,
  who: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<{ isPaused: boolean }> {
  const [row] = await increment([{ limit, who }], now, limit.most, db);
  return { isPaused: (row?.count ?? 0) > limit.most };
}

interface Counted {
  key: string;
  count: number;
  resets_at: string;
}

/** Adds one to each use. The use that reaches `pauseAt` begins a new period. */
function increment(
  uses: Use[],
  now: Date,
  pauseAt: number | undefined,
  db: Db,
): Promise<Counted[]> {
  const values: Places = { instant: now.toISOString(), last: (pauseAt ?? 0) - 1 };
  for (const [nth, { limit, who }] of uses.entries()) {
    values[`key${nth}`] = digest(limit, who);
    values[`end${nth}`] = new Date(now.getTime() + limit.minutes * 60_000).toISOString();
  }
  return incrementOf(uses.length)(values, db);
}

type Places = Record<string, string | number>;

/** The compiled query for each number of uses counted at once. */
const increments = new Map<number, (values: Places, db: Db) => Promise<Counted[]>>();

function incrementOf(size: number) {
  const known = increments.get(size);
  if (known) return known;
  const made = compiledQuery((db, values: Places) =>
    db
      .insertInto("rate_limits")
      .values(
        Array.from({ length: size }, (_, nth) => ({
          key: values[`key${nth}`] as string,
          count: 1,
          resets_at: values[`end${nth}`] as string,
        })),
      )
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => ({
          count: eb
            .case()
            .when("rate_limits.resets_at", "<=", values.instant as string)
            .then(1)
            .else(eb("rate_limits.count", "+", 1))
            .end(),
          resets_at: eb
            .case()
            .when("rate_limits.resets_at", "<=", values.instant as string)
            .then(eb.ref("excluded.resets_at"))
            .when("rate_limits.count", "=", values.last as number)
            .then(eb.ref("excluded.resets_at"))
            .else(eb.ref("rate_limits.resets_at"))
            .end(),
        })),
      )
      .returning(["key", "count", "resets_at"]),
  );
  increments.set(size, made);
  return made;
}

/** Removes an attempt from the count that was not made after all. */
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

/** Clears the count of a use after a success. */
export async function clearUses(
  limit: RateLimit,
  who: string,
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", digest(limit, who)).execute();
}

/** Deletes the counts whose period is over. */
export async function deleteExpiredLimits(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("rate_limits").where("resets_at", "<=", now.toISOString()).execute();
}

function digest({ name }: RateLimit, who: string): string {
  return createHmac("sha256", sessionSecret()).update(`${name}\n${who}`).digest("base64url");
}

/** How often something may happen: `most` times in `minutes`, counted from the first. */
export interface RateLimit {
  name: string;
  most: number;
  minutes: number;
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    rate_limits: "the period that is counted: digests of addresses",
  },
  cleanUp: deleteExpiredLimits,
} satisfies PersonalData;
