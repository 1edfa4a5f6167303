import { randomInt, randomUUID } from "node:crypto";

import { layOut } from "~/furniture/cutting/lay-out";
import type { Result, Task } from "~/furniture/cutting/layout";
import { log } from "~/platform/log/log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { LayoutRunState } from "~db/schema";

import { makeTask } from "./front/batch-parts.server";
import { findBatch, stateOf, readBatchLines } from "./front/batch.server";
import { searchLayouts, type Search } from "./layouts/search-layouts.server";
import { readBest, readTask } from "./stored/layout-columns.server";

/** The seconds that a search may take, as the form offers them. */
export const runSeconds = { usual: 20, least: 1, most: 120 };

export interface LayoutRun {
  id: string;
  state: LayoutRunState;
  seconds: number;
  started_at: string;
  reported_at: string;
  ended_at: string | null;
  isStopAsked: boolean;
  rounds: number;
  sheets: number | null;
  task: Task;
  best: Result | null;
}

/** The search that this process is running; its row alone may be left from a process that died. */
let running: { run: string; search: Search; ended: Promise<void> } | undefined;

/**
 * The last search of a batch, or undefined. One that no process runs any more is interrupted, whatever
 * its row says; the best it had found is kept.
 */
export async function findRun(
  batch: string,
  db: Db = shopDatabase(),
): Promise<LayoutRun | undefined> {
  const row = await db
    .selectFrom("layout_runs")
    .selectAll()
    .where("batch_id", "=", batch)
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { task, best, state, stop_asked_at, ...rest } = row;
  const isLost = state === "running" && running?.run !== row.id;
  return {
    ...rest,
    state: isLost ? "interrupted" : state,
    isStopAsked: stop_asked_at !== null,
    task: readTask(task),
    best: best === null ? null : readBest(best),
  };
}

export type StartRunResult =
  | { kind: "started" }
  | { kind: "unknown" }
  /** The batch is started or undone: its layout is fixed. */
  | { kind: "fixed" }
  /** Another batch is being laid out, one at a time. */
  | { kind: "busy" };

/** Begins to look for the layouts of a batch, in a process of its own, for so many seconds at most. */
export async function startRun(
  batchId: string,
  seconds: number,
  db: Db = shopDatabase(),
): Promise<StartRunResult> {
  if (running) return { kind: "busy" };
  const batch = await findBatch(batchId, db);
  if (!batch) return { kind: "unknown" };
  if (stateOf(batch) !== "made") return { kind: "fixed" };
  const { lines } = await readBatchLines(batchId, db);
  const task = await makeTask(lines, db);
  const [id, seed, started_at] = [randomUUID(), randomInt(2 ** 31), new Date().toISOString()];
  const isFirst = await db.transaction().execute(async (trx) => {
    // Somebody else's post may have come in between.
    if (running) return false;
    await trx
      .updateTable("layout_runs")
      .set({ state: "interrupted" })
      .where("state", "=", "running")
      .execute();
    await trx
      .insertInto("layout_runs")
      .values({
        id,
        batch_id: batchId,
        state: "running",
        seed,
        seconds,
        started_at,
        reported_at: started_at,
        task: JSON.stringify(task),
      })
      .execute();
    const search = searchLayouts({ task, seed, seconds });
    running = { run: id, search, ended: follow(id, search, db) };
    return true;
  });
  return { kind: isFirst ? "started" : "busy" };
}

/**
 * Lays out a batch at once and in this process, which does nothing else as long: for a process of its own, with the
 * offcuts that are in stock now.
 */
export async function layOutNow(
  batchId: string,
  { seed, rounds }: { seed: number; rounds: number },
  db: Db = shopDatabase(),
): Promise<void> {
  const { lines } = await readBatchLines(batchId, db);
  const task = await makeTask(lines, db);
  const best = layOut(task, { seed, rounds });
  const now = new Date().toISOString();
  await db
    .insertInto("layout_runs")
    .values({
      id: randomUUID(),
      batch_id: batchId,
      state: "done",
      seed,
      seconds: 1,
      rounds,
      sheets: best.layouts.filter(({ offcut }) => offcut === null).length,
      started_at: now,
      reported_at: now,
      ended_at: now,
      task: JSON.stringify(task),
      best: JSON.stringify(best),
    })
    .execute();
}

/** Writes what a search reports, once a second at most, until it ends. */
async function follow(id: string, search: Search, db: Db): Promise<void> {
  let end: LayoutRunState = "failed";
  try {
    for await (const { rounds, sheets, best, isLast } of search.reports) {
      const found = best === undefined ? {} : { best: JSON.stringify(best) };
      if (isLast) end = search.isStopped() ? "stopped" : "done";
      await db
        .updateTable("layout_runs")
        .set({ rounds, sheets, reported_at: new Date().toISOString(), ...found })
        .where("id", "=", id)
        .execute();
    }
  } catch (error) {
    log("layout-search-failed", {
      message: error instanceof Error ? error.message : String(error),
    });
  }
  running = undefined;
  await db
    .updateTable("layout_runs")
    .set({ state: end, ended_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute()
    // A closed database belongs to a process that is ending: the row then says that it was interrupted.
    .catch(() => undefined);
}

/** Asks the search of a batch to end with the best it has. One that has ended is as was wished. */
export async function stopRun(
  batchId: string,
  db: Db = shopDatabase(),
): Promise<"ended" | "unknown" | "not-searched"> {
  if (!(await findBatch(batchId, db))) return "unknown";
  const run = await findRun(batchId, db);
  if (!run) return "not-searched";
  if (run.state !== "running" || running?.run !== run.id) return "ended";
  await db
    .updateTable("layout_runs")
    .set({ stop_asked_at: new Date().toISOString() })
    .where("id", "=", run.id)
    .execute();
  running.search.stop();
  await running.ended;
  return "ended";
}
