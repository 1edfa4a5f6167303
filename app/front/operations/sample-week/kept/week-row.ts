import { randomInt } from "node:crypto";

import type { Db } from "~db/engine";

/** The runs are numbered at random below this, which a whole number of a database holds. */
const RUNS = 2 ** 31;

/** A week whose process has not reported for so long, in milliseconds, counts as failed. */
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

/** The run whose week it is, or undefined. */
export async function findRun(db: Db): Promise<number | undefined> {
  return (await db.selectFrom("sample_week").select("id").executeTakeFirst())?.id;
}

/** Notes within a transaction that the week begins, and returns its run; undefined where there is a week. */
export async function insertWeek(now: Date, trx: Db): Promise<number | undefined> {
  if ((await findRun(trx)) !== undefined) return undefined;
  const run = randomInt(1, RUNS);
  await insertRow({ run, state: "running", reason: "" }, now, trx);
  return run;
}

/** Notes why a run failed whose week is taken away. */
export async function insertFailure(
  { run, reason }: { run: number; reason: string },
  now: Date,
  trx: Db,
): Promise<void> {
  await insertRow({ run, state: "failed", reason }, now, trx);
}

/** Notes how far a run is. Throws where its week was taken away meanwhile, or is another run's. */
export async function reportWeek(
  { run, done, total }: { run: number; done: number; total: number },
  now: Date,
  db: Db,
): Promise<void> {
  if (!(await updateRunning(run, { done, total }, now, db))) throw weekGone();
}

/** Notes that a run has made its week. Throws as `reportWeek` does. */
export async function endWeek(run: number, now: Date, db: Db): Promise<void> {
  if (!(await updateRunning(run, { state: "done" }, now, db))) throw weekGone();
}

/** Notes why a run failed that is still noted as running. */
export async function failWeek(
  { run, reason }: { run: number; reason: string },
  now: Date,
  db: Db,
): Promise<void> {
  await updateRunning(run, { state: "failed", reason }, now, db);
}

function weekGone(): Error {
  return new Error("It was taken away while it was made.");
}

async function insertRow(
  { run, state, reason }: { run: number; state: "running" | "failed"; reason: string },
  now: Date,
  trx: Db,
): Promise<void> {
  const reported_at = now.toISOString();
  await trx
    .insertInto("sample_week")
    .values({ id: run, state, done: 0, total: 0, reason, reported_at })
    .execute();
}

/** Whether the run was running. */
async function updateRunning(
  run: number,
  changes: Partial<WeekState>,
  now: Date,
  db: Db,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sample_week")
    .set({ ...changes, reported_at: now.toISOString() })
    .where("id", "=", run)
    .where("state", "=", "running")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
