import { type Result, type Task, keptRests } from "~/furniture/cutting/layout";
import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import { readMaterial } from "~/workshop/stock/article";
import { giveStockBack, takeStock } from "~/workshop/stock/stock.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findRun } from "../layout-run.server";
import { needsWithLayout, piecesOf } from "./batch-needs.server";
import { listParts } from "./batch-parts.server";
import { findBatch, whyNotCut, stateOf, type Batch, readBatchLines } from "./batch.server";
import { readLabel } from "./offcut.server";

export type BatchStep =
  | { kind: "done" }
  /** It is as this step would make it, or further: somebody was first, and nothing more happens. */
  | { kind: "done-before" }
  | { kind: "unknown" }
  /** It has no whole layout, or one is still being looked for. */
  | { kind: "no-layout" }
  /** An offcut of the layout is in stock no more. */
  | { kind: "offcut-gone" }
  /** An order may not be cut any more, or its pieces are not those that were laid out. */
  | { kind: "orders-changed" }
  /** What it left is used by another batch already. */
  | { kind: "rests-used" }
  /** Somebody undid it, it was never started, or its boards are cut: the step is none any more. */
  | { kind: "undone" | "not-started" | "cut" };

/**
 * Starts a batch with its best layout: the offcuts of the layout leave the stock, and what the layout
 * leaves goes into it, with what it needs of sheets, bands and hardware, all in one transaction. A second
 * start does nothing; one that was undone is refused.
 */
export async function startBatch(
  id: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<BatchStep> {
  const { lines, orders } = await readBatchLines(id, db);
  const parts = (await listParts(lines)).map((part) => part.id);
  const pieces = await piecesOf(lines);
  return db.transaction().execute(async (trx): Promise<BatchStep> => {
    const batch = await findBatch(id, trx);
    if (!batch) return { kind: "unknown" };
    const state = stateOf(batch);
    if (state === "undone") return { kind: "undone" };
    if (state !== "made") return { kind: "done-before" };
    const run = await findRun(id, trx);
    if (!run || run.state === "running" || !run.best) return { kind: "no-layout" };
    if (run.best.unplaced.length > 0) return { kind: "no-layout" };
    const laidOut = new Set(run.task.parts.map((part) => part.id));
    const isSame = parts.length === laidOut.size && parts.every((part) => laidOut.has(part));
    if (!isSame || orders.some((order) => whyNotCut(order))) {
      return { kind: "orders-changed" };
    }
    const used = run.best.layouts.flatMap(({ offcut }) => offcut ?? []);
    if (!(await takeOffcuts(used, id, trx))) return { kind: "offcut-gone" };
    await putRests(run.best, run.task, id, trx);
    await takeStock(id, needsWithLayout(pieces, run.best), admin, trx);
    await mark(batch, { started_at: new Date().toISOString() }, "batch-started", admin, trx);
    return { kind: "done" };
  });
}

async function takeOffcuts(labels: string[], batch: string, trx: Db): Promise<boolean> {
  if (labels.length === 0) return true;
  const ids = labels.map((label) => readLabel(label) ?? 0);
  const inStock = await trx
    .selectFrom("offcuts")
    .select("id")
    .where("id", "in", ids)
    .where("used_by_batch", "is", null)
    .where("discarded_at", "is", null)
    .execute();
  if (inStock.length < ids.length) return false;
  await trx.updateTable("offcuts").set({ used_by_batch: batch }).where("id", "in", ids).execute();
  return true;
}

/** The pieces that a layout leaves, in the order in which it names them. */
async function putRests(best: Result, { saw }: Task, batch: string, trx: Db): Promise<void> {
  const added_at = new Date().toISOString();
  const rests = best.layouts.flatMap((layout) =>
    keptRests(layout, saw).map(({ length, width }) => ({
      ...readMaterial(layout.material),
      length,
      width,
      added_at,
      made_by_batch: batch,
    })),
  );
  if (rests.length === 0) return;
  const values = rests.map((rest, index) => ({ ...rest, made_as: index + 1 }));
  await trx.insertInto("offcuts").values(values).execute();
}

/**
 * Says that the boards of a started batch are cut; it cannot be undone any more. Refuses one that was
 * never started, and one that a colleague undid: what was cut of it belongs to no batch.
 */
export async function finishBatch(
  id: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<BatchStep> {
  return db.transaction().execute(async (trx): Promise<BatchStep> => {
    const batch = await findBatch(id, trx);
    if (!batch) return { kind: "unknown" };
    const state = stateOf(batch);
    if (state === "cut") return { kind: "done-before" };
    if (state !== "started") return { kind: state === "undone" ? "undone" : "not-started" };
    await mark(batch, { cut_at: new Date().toISOString() }, "batch-cut", admin, trx);
    return { kind: "done" };
  });
}

/**
 * Undoes a batch whose boards are not cut: its orders may go into another one, the offcuts it took are
 * in stock again, and those it was to leave are not there. Refused where another batch uses one of them,
 * and where the boards are cut.
 */
export async function undoBatch(
  id: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<BatchStep> {
  return db.transaction().execute(async (trx): Promise<BatchStep> => {
    const batch = await findBatch(id, trx);
    if (!batch) return { kind: "unknown" };
    const state = stateOf(batch);
    if (state === "undone") return { kind: "done-before" };
    if (state === "cut") return { kind: "cut" };
    const own = await trx
      .selectFrom("offcuts")
      .select(["id", "used_by_batch"])
      .where("made_by_batch", "=", id)
      .execute();
    if (own.some(({ used_by_batch }) => used_by_batch !== null)) return { kind: "rests-used" };
    await trx.deleteFrom("offcuts").where("made_by_batch", "=", id).execute();
    await trx
      .updateTable("offcuts")
      .set({ used_by_batch: null })
      .where("used_by_batch", "=", id)
      .execute();
    await giveStockBack(id, admin, trx);
    await trx.updateTable("batch_lines").set({ is_live: 0 }).where("batch_id", "=", id).execute();
    await mark(batch, { undone_at: new Date().toISOString() }, "batch-undone", admin, trx);
    return { kind: "done" };
  });
}

async function mark(
  batch: Batch,
  moment: Partial<Pick<Batch, "started_at" | "cut_at" | "undone_at">>,
  action: AuditAction,
  admin: Admin,
  trx: Db,
): Promise<void> {
  await trx.updateTable("batches").set(moment).where("id", "=", batch.id).execute();
  const entry = { action, subject: "batch", subjectId: batch.number } as const;
  const [before, after] = [stateOf(batch), stateOf({ ...batch, ...moment })];
  await recordAction({ admin, ...entry, before: { state: before }, after: { state: after } }, trx);
}
