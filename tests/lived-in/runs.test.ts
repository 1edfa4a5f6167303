import { expect, test } from "vitest";

import { beginWeek, findWeek } from "~/front/operations/sample-week.server";
import { liveWeek } from "~/front/operations/sample-week/live-week";
import { rehearse } from "~/platform/basics/rehearsal.server";
import type { Db } from "~db/engine";

import { countRows, openOnDisk } from "../memory-database";
import { placePieces } from "../orders-placed";
import { openForBusiness, pieces } from "../world";
import { beginRun } from "./fixtures";

/** The week's process has said nothing for two minutes. */
async function fallSilent(db: Db): Promise<void> {
  const reported_at = new Date(Date.now() - 120_000).toISOString();
  await db.updateTable("sample_week").set({ reported_at }).execute();
}

test("of two presses after a week that failed, one begins", async () => {
  const db = await openOnDisk();
  await beginWeek(async () => {}, db);
  await fallSilent(db);
  const presses = [beginWeek(async () => {}, db), beginWeek(async () => {}, db)];
  const kinds = (await Promise.all(presses)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(["begun", "there"]);
  expect(await findWeek(db)).toMatchObject({ state: "running" });
});

test("a process that wakes after another press began leaves that one's week alone", async () => {
  const db = await openOnDisk();
  const asleep = await beginRun(db);
  await fallSilent(db);
  const run = await beginRun(db);
  await expect(liveWeek(asleep, new Date(), db)).rejects.toThrow("taken away");
  expect(await findWeek(db)).toMatchObject({ state: "running", done: 0 });
  expect(await countRows(db, "orders")).toBe(0);
  expect(await db.selectFrom("sample_week").select("id").execute()).toEqual([{ id: run }]);
});

test("what is rehearsed places no order in a shop that was opened meanwhile", async () => {
  const db = await openOnDisk();
  await rehearse(() => placePieces(db, [[pieces.bed, 1]]));
  await openForBusiness(db);
  await expect(rehearse(() => placePieces(db, [[pieces.bed, 1]]))).rejects.toThrow("rehearse");
  expect(await countRows(db, "orders")).toBe(1);
  await placePieces(db, [[pieces.bed, 1]]);
  expect(await countRows(db, "orders")).toBe(2);
});
