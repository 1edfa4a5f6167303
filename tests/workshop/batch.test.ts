import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { keptRests } from "~/furniture/cutting/layout";
import { listParts } from "~/workshop/batches/front/batch-parts.server";
import { makeBatch, readBatchLines } from "~/workshop/batches/front/batch.server";
import {
  addOffcut,
  discardOffcut,
  labelOf,
  listStock,
} from "~/workshop/batches/front/offcut.server";
import { finishBatch, startBatch, undoBatch } from "~/workshop/batches/front/start-batch.server";
import { findRun, startRun, stopRun } from "~/workshop/batches/layout-run.server";

import { bookcase, chest } from "../boards/designs";
import { findFaults } from "../cutting/check-layout";
import { openCatalogue } from "../memory-database";
import { placePieces, placePlans } from "../orders-placed";
import { pieces } from "../world";
import { desk, laidOutBatch, layOutBatch, madeBatch } from "./batches";

const shelf = writeDesign(bookcase);

test("a batch has every board of every copy, from what it is cut of", async () => {
  const db = await openCatalogue();
  const { number } = await placePlans(db, [
    [shelf, 2],
    [writeDesign(chest), 1],
  ]);
  const made = await makeBatch([number, number], desk, db);
  if (made.kind !== "made") throw new Error(made.kind);
  expect(made.number).toMatch(/^L-\d{4}-0001$/);
  const { lines } = await readBatchLines(made.id, db);
  const parts = await listParts(lines);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  expect(parts.filter(({ id }) => id.startsWith(`${number}.1.2.`))).toHaveLength(10);
  // A bookcase's back, and a chest's four drawer bottoms.
  const hdf = parts.filter(({ material }) => material === "*hdf 3");
  expect(hdf).toHaveLength(2 + 1 + 4);
  expect(hdf.every(({ canTurn }) => canTurn)).toBe(true);
  expect(parts.filter(({ material }) => material === "*drawer 16")).toHaveLength(16);
});

test("what cannot be cut is refused order by order, and nothing is made", async () => {
  const db = await openCatalogue();
  const fresh = await placePlans(db, [[shelf, 1]], { status: "new" });
  const { number: ready } = await placePieces(db, [[pieces.desk, 1]]);
  await db
    .updateTable("orders")
    .set((eb) => ({ status: "confirmed", paid_bani: eb.ref("advance_bani") }))
    .where("number", "=", ready)
    .execute();
  const { numbers } = await madeBatch(db);
  const refused = await makeBatch([fresh.number, ready, numbers[0]!, "AM-1"], desk, db);
  expect(refused).toEqual({
    kind: "refused",
    refusals: [
      { number: fresh.number, why: "not-confirmed" },
      { number: ready, why: "nothing-planned" },
      {
        number: numbers[0],
        why: "in-batch",
        batch: expect.stringMatching(/^L-\d{4}-0001$/) as string,
      },
      { number: "AM-1", why: "unknown" },
    ],
  });
  expect(await makeBatch([], desk, db)).toEqual({ kind: "none" });
  const { length } = await db.selectFrom("batches").select("id").execute();
  expect(length).toBe(1);
});

test("started, a batch takes its offcuts and leaves its own, once; undone, all is as before", async () => {
  const db = await openCatalogue();
  const size = { material: "pal-alb", thickness: 18, length: 2000, width: 620 };
  const used = await addOffcut(size, desk, db);
  const unused = await addOffcut({ ...size, material: "*drawer", thickness: 16 }, desk, db);
  const before = await listStock(db);
  const { id } = await laidOutBatch(db);
  const { best, task } = (await findRun(id, db))!;
  expect(best!.layouts.map(({ offcut }) => offcut)).toContain(labelOf(used));
  const left = best!.layouts.flatMap((layout) => keptRests(layout, task.saw));

  const results = await Promise.all([startBatch(id, desk, db), startBatch(id, desk, db)]);
  expect(results.map(({ kind }) => kind).sort()).toEqual(["done", "done-before"]);
  const stock = await listStock(db);
  expect(stock.map((one) => one.id)).not.toContain(used);
  expect(stock.map((one) => one.id)).toContain(unused);
  expect(stock).toHaveLength(1 + left.length);
  expect(await startRun(id, 1, db)).toEqual({ kind: "fixed" });

  expect(await undoBatch(id, desk, db)).toEqual({ kind: "done" });
  expect(await listStock(db)).toEqual(before);
  expect(await undoBatch(id, desk, db)).toEqual({ kind: "done-before" });
});

test("the orders of an undone batch go into another, those of a cut one never", async () => {
  const db = await openCatalogue();
  const { id, numbers } = await laidOutBatch(db);
  await undoBatch(id, desk, db);
  const again = await makeBatch(numbers, desk, db);
  if (again.kind !== "made") throw new Error(again.kind);
  await layOutBatch(again.id, db);
  expect(await finishBatch(again.id, desk, db)).toEqual({ kind: "not-started" });
  expect(await finishBatch(id, desk, db)).toEqual({ kind: "undone" });
  expect(await startBatch(id, desk, db)).toEqual({ kind: "undone" });
  expect(await startBatch(again.id, desk, db)).toEqual({ kind: "done" });
  expect(await finishBatch(again.id, desk, db)).toEqual({ kind: "done" });
  expect(await finishBatch(again.id, desk, db)).toEqual({ kind: "done-before" });
  expect(await undoBatch(again.id, desk, db)).toEqual({ kind: "cut" });
  expect((await makeBatch(numbers, desk, db)).kind).toBe("refused");
  const entries = await db
    .selectFrom("audit_log")
    .select(["action", "after"])
    .where("subject", "=", "batch")
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    "batch-made",
    "batch-undone",
    "batch-made",
    "batch-started",
    "batch-cut",
  ]);
  expect(entries.at(-1)!.after).toBe('{"state":"cut"}');
});

test("an offcut is cut once: two batches that were laid out on it cannot both start", async () => {
  const db = await openCatalogue();
  await addOffcut({ material: "pal-alb", thickness: 18, length: 2000, width: 620 }, desk, db);
  const [one, other] = [await laidOutBatch(db), await laidOutBatch(db)];
  expect(await startBatch(one.id, desk, db)).toEqual({ kind: "done" });
  const stock = await listStock(db);
  expect(await startBatch(other.id, desk, db)).toEqual({ kind: "offcut-gone" });
  expect(await listStock(db)).toEqual(stock);
  // Laid out anew, it is cut from what the first one leaves, which cannot be undone then.
  await layOutBatch(other.id, db);
  expect(await startBatch(other.id, desk, db)).toEqual({ kind: "done" });
  expect(await undoBatch(one.id, desk, db)).toEqual({ kind: "rests-used" });
});

test("a batch without a layout, or with an order cancelled meanwhile, does not start", async () => {
  const db = await openCatalogue();
  const { id, numbers } = await madeBatch(db);
  expect(await startBatch(id, desk, db)).toEqual({ kind: "no-layout" });
  await layOutBatch(id, db);
  const order = db.updateTable("orders").where("number", "=", numbers[0]!);
  await order.set({ status: "cancelled" }).execute();
  expect(await startBatch(id, desk, db)).toEqual({ kind: "orders-changed" });
  expect(await startBatch("unknown", desk, db)).toEqual({ kind: "unknown" });
});

test("a discarded offcut is used by nobody", async () => {
  const db = await openCatalogue();
  const piece = { material: "pal-alb", thickness: 18, length: 2000, width: 620 };
  const id = await addOffcut(piece, desk, db);
  expect(await discardOffcut(id, "umflat", desk, db)).toBe(true);
  expect(await discardOffcut(id, "umflat", desk, db)).toBe(false);
  expect(await listStock(db)).toEqual([]);
});

test("a search runs in its own process, one at a time, and stopped it keeps the best it found", async () => {
  const db = await openCatalogue();
  const { id } = await madeBatch(db, 2);
  const other = await madeBatch(db);
  expect(await startRun(id, 60, db)).toEqual({ kind: "started" });
  expect(await startRun(other.id, 60, db)).toEqual({ kind: "busy" });
  expect((await findRun(id, db))?.state).toBe("running");
  await stopRun(id, db);
  const run = (await findRun(id, db))!;
  expect(run.state).toMatch(/stopped|done/);
  expect(findFaults(run.task, run.best!)).toEqual([]);
  expect(await stopRun(id, db)).toBe("ended");
});

test("a search whose process died is shown as interrupted, and may be started again", async () => {
  const db = await openCatalogue();
  const { id } = await laidOutBatch(db);
  await db.updateTable("layout_runs").set({ state: "running", ended_at: null }).execute();
  const run = (await findRun(id, db))!;
  expect(run.state).toBe("interrupted");
  expect(run.best!.layouts.length).toBeGreaterThan(0);
  expect(await startRun(id, 1, db)).toEqual({ kind: "started" });
  await stopRun(id, db);
  const states = await db.selectFrom("layout_runs").select("state").execute();
  expect(states.map(({ state }) => state)).not.toContain("running");
});
