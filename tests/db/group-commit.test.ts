import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";

import { isStorageTrouble, type Db } from "~db/engine";
import { inSharedTransaction } from "~db/group-commit";
import { openDatabase } from "~db/sqlite/engine";

/** A table of names in a file, and the number of commits to it. */
async function openNames() {
  const directory = mkdtempSync(join(tmpdir(), "together-"));
  const file = join(directory, "names.sqlite");
  const db = openDatabase(file);
  await db.schema
    .createTable("partners")
    .addColumn("id", "text", (column) => column.primaryKey())
    .execute();
  const watcher = new SQLite(file, { readonly: true });
  onTestFinished(async () => {
    watcher.close();
    await db.destroy();
    rmSync(directory, { recursive: true });
  });
  const names = async () =>
    (await db.selectFrom("partners").select("id").orderBy("id").execute()).map(({ id }) => id);
  return { db, watcher, names };
}

const add = (name: string, db: Db) =>
  inSharedTransaction(db, async (trx) => {
    const before = await trx.selectFrom("partners").select("id").execute();
    await trx
      .insertInto("partners")
      .values({ id: name } as never)
      .execute();
    return before.length;
  });

test("works that come at once see each other in turn and are one commit for others", async () => {
  const { db, watcher, names } = await openNames();
  const seen = new Set<number>();
  const count = watcher.prepare("select count(*) from partners").pluck();
  const look = setInterval(() => seen.add(count.get() as number), 0);
  const results = await Promise.all(["ana", "bogdan", "corina"].map((name) => add(name, db)));
  clearInterval(look);
  seen.add(count.get() as number);
  expect(results).toEqual([0, 1, 2]);
  expect(await names()).toEqual(["ana", "bogdan", "corina"]);
  expect([...seen].filter((found) => found > 0)).toEqual([3]);
});

test("one that fails is told so, and takes none of the others with it", async () => {
  const { db, names } = await openNames();
  const results = await Promise.allSettled(
    ["ana", "bogdan", "ana", "corina"].map((name) => add(name, db)),
  );
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(await names()).toEqual(["ana", "bogdan", "corina"]);
});

test("more than one transaction takes are carried out too", async () => {
  const { db, names } = await openNames();
  const wanted = Array.from({ length: 50 }, (_, index) => `p${String(index).padStart(2, "0")}`);
  await Promise.all(wanted.map((name) => add(name, db)));
  expect(await names()).toEqual(wanted);
});

test("a database that cannot be written is everybody's trouble", async () => {
  const { db, watcher, names } = await openNames();
  const locker = new SQLite(watcher.name);
  locker.exec("begin immediate");
  const results = await Promise.allSettled(["ana", "bogdan"].map((name) => add(name, db)));
  locker.close();
  for (const result of results) {
    expect(result.status === "rejected" && isStorageTrouble(result.reason)).toBe(true);
  }
  expect(await names()).toEqual([]);
});
