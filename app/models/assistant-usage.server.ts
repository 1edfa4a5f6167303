import { dayOf } from "~/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

export interface AssistantDay {
  tokens: number;
  calls: number;
  answers: number;
  searches: number;
  failures: number;
  last_failure: string | null;
}

/**
 * Takes tokens out of the day's budget before a call to the provider; false when fewer are left. A
 * process that dies before it settles leaves them taken, so the budget is never exceeded.
 */
export async function reserveTokens(
  tokens: number,
  budget: number,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<boolean> {
  await openDay(now, db);
  const result = await db
    .updateTable("assistant_days")
    .set((eb) => ({ tokens: eb("tokens", "+", tokens), calls: eb("calls", "+", 1) }))
    .where("used_on", "=", dayOf(now.toISOString()))
    .where((eb) => eb(eb("tokens", "+", tokens), "<=", budget))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives back what a call did not use. `now` is the instant of its reservation. */
export async function settleTokens(
  reserved: number,
  used: number,
  now: Date,
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .updateTable("assistant_days")
    .set((eb) => ({
      tokens: eb.fn<number>("max", [eb.lit(0), eb("tokens", "+", used - reserved)]),
    }))
    .where("used_on", "=", dayOf(now.toISOString()))
    .execute();
}

/** Counts an answer by what it came from, and keeps the reason of a failure for the back office. */
export async function countAnswer(
  outcome: { source: "ai" | "search"; failure: string | null },
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await openDay(now, db);
  await db
    .updateTable("assistant_days")
    .set((eb) => ({
      answers: eb("answers", "+", outcome.source === "ai" ? 1 : 0),
      searches: eb("searches", "+", outcome.source === "search" ? 1 : 0),
      failures: eb("failures", "+", outcome.failure === null ? 0 : 1),
      ...(outcome.failure === null ? {} : { last_failure: outcome.failure }),
    }))
    .where("used_on", "=", dayOf(now.toISOString()))
    .execute();
}

/** What the day of an instant has used; nothing yet when there is no row. */
export async function findAssistantDay(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<AssistantDay> {
  const row = await db
    .selectFrom("assistant_days")
    .select(["tokens", "calls", "answers", "searches", "failures", "last_failure"])
    .where("used_on", "=", dayOf(now.toISOString()))
    .executeTakeFirst();
  return row ?? { tokens: 0, calls: 0, answers: 0, searches: 0, failures: 0, last_failure: null };
}

async function openDay(now: Date, db: Db): Promise<void> {
  await db
    .insertInto("assistant_days")
    .values({
      used_on: dayOf(now.toISOString()),
      tokens: 0,
      calls: 0,
      answers: 0,
      searches: 0,
      failures: 0,
      last_failure: null,
    })
    .onConflict((conflict) => conflict.column("used_on").doNothing())
    .execute();
}
