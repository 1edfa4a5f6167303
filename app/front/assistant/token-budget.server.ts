import { dayOf } from "~/platform/format/dates";
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

/** Deletes the shares of clients on earlier days. */
export async function deleteOldShares(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const today = dayOf(now.toISOString());
  await db.deleteFrom("assistant_shares").where("used_on", "<", today).execute();
}

/** Counts an answer by its source, and stores the reason of a failure for the back office. */
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

/** The usage on the day of an instant; zero when there is no row. */
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

/** Adds the day's row where there is none yet. */
export async function openDay(now: Date, db: Db): Promise<void> {
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
