import { expect, test } from "vitest";

import { listParts } from "~/workshop/batches/front/batch-parts.server";
import { readBatchLines } from "~/workshop/batches/front/batch.server";
import { startBatch, undoBatch } from "~/workshop/batches/front/start-batch.server";
import { findSheetUse, percentUsed } from "~/workshop/production/front/sheet-use.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { desk, laidOutBatch } from "./batches";

const month = "2026-03";

/** Starts a batch as if it were that day. */
async function startedOn(db: Db, day: string): Promise<string> {
  const { id } = await laidOutBatch(db);
  await startBatch(id, desk, db);
  await db
    .updateTable("batches")
    .set({ started_at: `${day}T09:00:00.000Z` })
    .where("id", "=", id)
    .execute();
  return id;
}

/** The area of a batch's boards, from the boards themselves. */
async function partsOf(db: Db, id: string): Promise<number> {
  const parts = await listParts((await readBatchLines(id, db)).lines);
  return Math.round(parts.reduce((sum, { length, width }) => sum + length * width, 0));
}

test("a month's sheets are those of the batches started in it, and every board is counted", async () => {
  const db = await openCatalogue();
  const id = await startedOn(db, "2026-03-31");
  await startedOn(db, "2026-04-01");
  const { batches, materials, sum } = await findSheetUse(month, db);
  expect(batches).toBe(1);
  expect(sum.parts).toBe(await partsOf(db, id));
  // A sheet of white board is 2800 × 2070, one of backs 2800 × 2070 too (workshop.md).
  expect(sum.taken).toBe(sum.sheets * 2800 * 2070);
  const rests = await db
    .selectFrom("offcuts")
    .select(["length", "width"])
    .where("made_by_batch", "=", id)
    .execute();
  expect(sum.kept).toBe(
    Math.round(rests.reduce((area, { length, width }) => area + length * width, 0)),
  );
  for (const use of materials) {
    expect(use.taken).toBeGreaterThan(use.parts + use.kept);
    expect(percentUsed(use)).toBeLessThan(1);
  }
});

test("what a batch takes of an earlier batch's offcuts counts as offcuts, not as sheets", async () => {
  const db = await openCatalogue();
  await startedOn(db, "2026-03-02");
  const before = await findSheetUse(month, db);
  await startedOn(db, "2026-03-03");
  const { sum } = await findSheetUse(month, db);
  expect(sum.offcuts).toBeGreaterThan(0);
  expect(sum.sheets).toBeLessThan(before.sum.sheets * 2);
  expect(sum.parts).toBe(before.sum.parts * 2);
});

test("a batch that was undone used nothing, and a month without batches has no use", async () => {
  const db = await openCatalogue();
  await undoBatch(await startedOn(db, "2026-03-05"), desk, db);
  const { batches, materials, sum } = await findSheetUse(month, db);
  expect({ batches, materials }).toEqual({ batches: 0, materials: [] });
  expect(percentUsed(sum)).toBeNull();
});
