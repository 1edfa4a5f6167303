import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { isStorageTrouble, openDatabase, type Db } from "~db/engine";

const directory = mkdtempSync(join(tmpdir(), "durable-"));
const db = openDatabase(join(directory, "shop.sqlite"));

beforeAll(async () => {
  await sql`create table notes (text text)`.execute(db);
});

afterAll(async () => {
  await db.destroy();
  rmSync(directory, { recursive: true });
});

test("a write is not over before the disk has it, and others read and write meanwhile", async () => {
  const disk = holdDisk();
  const over: string[] = [];
  const first = db
    .transaction()
    .execute((trx) => write("first", trx))
    .then(() => over.push("first"));
  await disk.asked(1);
  expect(await read()).toEqual(["first"]);
  const later = ["second", "third"].map((text) => write(text).then(() => over.push(text)));
  expect(await read()).toEqual(["first", "second", "third"]);
  expect(over).toEqual([]);
  // What was being flushed may not have had the later ones: they wait for one more, together.
  disk.answerOne();
  await first;
  await disk.asked(2);
  expect(over).toEqual(["first"]);
  disk.answer(null);
  await Promise.all(later);
  expect(disk.count()).toBe(2);
});

test("a failed flush fails those who waited for it, not those who wait for the next", async () => {
  const disk = holdDisk();
  const failing = write("lost").catch((error: unknown) => error);
  await disk.asked(1);
  const next = write("kept");
  expect(await read()).toEqual(expect.arrayContaining(["kept"]));
  disk.answer(new Error("EIO"));
  expect(isStorageTrouble(await failing)).toBe(true);
  await next;
});

test("a disk that fails fails the write, and takes nothing of another's transaction back", async () => {
  const disk = holdDisk();
  const failing = db.transaction().execute((trx) => write("failing", trx));
  const failure = failing.catch((error: unknown) => error);
  await disk.asked(1);
  const other = db.transaction().execute(async (trx) => {
    await write("other", trx);
    disk.answer(new Error("EIO"));
    expect(isStorageTrouble(await failure)).toBe(true);
    await write("more", trx);
  });
  await other;
  expect(await read()).toEqual(expect.arrayContaining(["other", "more"]));
});

async function write(text: string, on: Db = db): Promise<void> {
  await sql`insert into notes values (${text})`.execute(on);
}

async function read(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(db);
  return rows.map((row) => row.text);
}

/** Lets the first flushes wait until they are answered; those after it go through. */
function holdDisk() {
  const { fdatasync } = fs;
  const waiting: ((error: Error | null) => void)[] = [];
  let count = 0;
  let isHeld = true;
  let tell = () => {};
  fs.fdatasync = ((file: number, done: (error: Error | null) => void) => {
    if (!isHeld) return fdatasync(file, done);
    waiting.push(done);
    count += 1;
    tell();
  }) as typeof fs.fdatasync;
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fdatasync = fdatasync;
    syncBuiltinESMExports();
  });
  return {
    count: () => count,
    asked: async (times: number) => {
      while (count < times) await new Promise<void>((resolve) => (tell = resolve));
    },
    answerOne: () => waiting.shift()?.(null),
    answer: (error: Error | null) => {
      isHeld = false;
      for (const done of waiting.splice(0)) done(error);
    },
  };
}
