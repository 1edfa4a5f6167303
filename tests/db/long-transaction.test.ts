// Takes turns.

import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";

import { afterAll, expect, test } from "vitest";

import { inLongTransaction, isStorageTrouble, type Db } from "~db/engine";
import { migrate } from "~db/migrate";
import { openDatabase } from "~db/sqlite/engine";

import { eventually } from "../eventually";
import { addCategory } from "../memory-database";

const directory = mkdtempSync(join(tmpdir(), "long-"));
const db = openDatabase(join(directory, "shop.sqlite"));
await migrate(db);
afterAll(async () => {
  await db.destroy();
  rmSync(directory, { recursive: true, force: true });
});

async function slugs(one: Db = db): Promise<string[]> {
  const rows = await one.selectFrom("categories").select("slug").orderBy("slug").execute();
  return rows.map(({ slug }) => slug);
}

test("while one writes for long, others read what was before it and write after it", async () => {
  const told: string[] = [];
  const long = inLongTransaction(db, async (trx) => {
    await addCategory(trx, "lung");
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    told.push("long");
    return slugs(trx);
  });
  await setImmediate();
  expect(await slugs()).toEqual([]);
  const single = addCategory(db, "scurt").then(() => told.push("single"));
  const several = db.transaction().execute(async (trx) => {
    told.push("several");
    expect(await slugs(trx)).toContain("lung");
    await addCategory(trx, "zece");
  });
  expect(await slugs()).toEqual([]);
  expect(told).toEqual([]);
  expect(await long).toEqual(["lung"]);
  await Promise.all([single, several]);
  expect(told[0]).toBe("long");
  expect(told.slice(1).sort()).toEqual(["several", "single"]);
  expect(await slugs()).toEqual(["lung", "scurt", "zece"]);
});

test("it begins when a transaction under way has ended, and one after the other", async () => {
  const told: string[] = [];
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const under = db.transaction().execute(async (trx) => {
    await addCategory(trx, "unu");
    begin();
    for (let turn = 0; turn < 5; turn += 1) await slugs(trx);
    told.push("under way");
  });
  const long = (name: string) =>
    inLongTransaction(db, async (trx) => {
      told.push(`${name} begins`);
      expect(await slugs(trx)).toContain("unu");
      await setImmediate();
      told.push(`${name} ends`);
    });
  await begun;
  expect(told).toEqual([]);
  await Promise.all([under, long("first"), long("second")]);
  expect(told).toEqual(["under way", "first begins", "first ends", "second begins", "second ends"]);
});

test("who wants to write waits half a second at most; the long one then begins anew", async () => {
  let attempts = 0;
  let isWritten = false;
  const long = inLongTransaction(db, async (trx) => {
    attempts += 1;
    await addCategory(trx, "rabdare");
    while (!isWritten) {
      await setImmediate();
      await slugs(trx);
    }
    await addCategory(trx, "tihna");
  });
  await setImmediate();
  const before = performance.now();
  await Promise.all([addCategory(db, "graba"), addCategory(db, "zor")]);
  expect(performance.now() - before).toBeLessThan(500);
  isWritten = true;
  expect(await slugs()).toEqual(expect.arrayContaining(["graba", "zor"]));
  expect(await slugs()).not.toContain("rabdare");
  await long;
  expect(attempts).toBe(2);
  expect(await slugs()).toEqual(expect.arrayContaining(["rabdare", "tihna"]));
});

test("a long one that nobody waits for is left alone", async () => {
  let attempts = 0;
  await inLongTransaction(db, async (trx) => {
    attempts += 1;
    const end = performance.now() + 600;
    while (performance.now() < end) {
      await slugs(trx);
      await slugs();
      await setImmediate();
    }
  });
  expect(attempts).toBe(1);
});

test("while others write all the time, a long one leaves nothing and is told to come back later", async () => {
  const before = await slugs();
  const seen: Promise<string[]>[] = [];
  const long = inLongTransaction(db, async (trx) => {
    await addCategory(trx, "niciodata");
    const written = db.deleteFrom("rate_limits").execute();
    seen.push(written.then(() => slugs()));
    for (;;) {
      await setImmediate();
      await slugs(trx);
    }
  });
  expect(isStorageTrouble(await long.catch((error: unknown) => error))).toBe(true);
  expect(seen.length).toBeGreaterThan(3);
  for (const one of seen) expect(await one).toEqual(before);
  expect(await slugs()).toEqual(before);
});

test("one that fails half way leaves nothing, and others write again", async () => {
  const before = await slugs();
  const long = inLongTransaction(db, async (trx) => {
    await addCategory(trx, "pierdut");
    await setImmediate();
    throw new Error("half way");
  });
  const waiting = addCategory(db, "dupa");
  await expect(long).rejects.toThrow("half way");
  await waiting;
  expect(await slugs()).toEqual([...before, "dupa"].sort());
});

test("a large change is copied into the file by itself, whether or not anybody writes after it", async () => {
  const size = () => statSync(join(directory, "shop.sqlite")).size;
  const before = size();
  await inLongTransaction(db, async (trx) => {
    await addCategory(trx, "mare");
    const description = "x".repeat(20 * 1024 * 1024);
    await trx.updateTable("categories").set({ description }).where("slug", "=", "mare").execute();
  });
  await eventually("the log is copied", () => size() > before + 20_000_000);
});
