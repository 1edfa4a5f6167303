import type { Db } from "~db/engine";

/** A week whose process has not said for so long how far it is has ended with it. Milliseconds. */
const SILENCE = 60 * 1000;

export interface WeekState {
  state: "running" | "done" | "failed";
  done: number;
  total: number;
  /** Why it failed; else empty. */
  reason: string;
}

/** How far the week of a shop is; undefined where there is none. One whose process has died counts as failed. */
export async function findWeekRow(now: Date, db: Db): Promise<WeekState | undefined> {
  const row = await db.selectFrom("sample_week").selectAll().executeTakeFirst();
  if (!row) return undefined;
  const { state, done, total, reason, reported_at } = row;
  const isSilent = now.getTime() - Date.parse(reported_at) > SILENCE;
  return { state: state === "running" && isSilent ? "failed" : state, done, total, reason };
}

/** Notes that the week begins; false where there is one, or one is being made. */
export async function insertWeek(now: Date, db: Db): Promise<boolean> {
  const reported_at = now.toISOString();
  const row = { id: 1, state: "running", done: 0, total: 0, reason: "", reported_at } as const;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("sample_week")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Somebody has taken the week away while it was made. */
export class WeekGoneError extends Error {}

/** Notes how far it is. Throws `WeekGoneError` where it was taken away meanwhile. */
export async function reportWeek(
  { done, total }: { done: number; total: number },
  now: Date,
  db: Db,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("sample_week")
    .set({ done, total, reported_at: now.toISOString() })
    .where("state", "=", "running")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new WeekGoneError("It was taken away while it was made.");
}

/** Notes how it ended. */
export async function endWeek(
  end: { state: "done" | "failed"; reason: string },
  now: Date,
  db: Db,
): Promise<void> {
  const row = { ...end, reported_at: now.toISOString() };
  await db
    .insertInto("sample_week")
    .values({ id: 1, done: 0, total: 0, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
