import fs from "node:fs";
import { copyFileSync, mkdtempSync, rmSync, statSync, symlinkSync, truncateSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { isOutcomeUnknown, isStorageTrouble, type Db } from "~db/engine";
import { openDatabase } from "~db/sqlite/engine";

const directory = mkdtempSync(join(tmpdir(), "durable-"));
const db = openDatabase(join(directory, "shop.sqlite"));
const files = new WeakMap<Db, string>();

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
  // The flush under way may have missed the later commits: they wait for one more, together.
  disk.answerOne();
  await first;
  await disk.asked(2);
  expect(over).toEqual(["first"]);
  disk.answer(null);
  await Promise.all(later);
  expect(disk.count()).toBe(2);
});

test("after a failed flush nothing is acknowledged or begun before a whole checkpoint", async () => {
  const db = await openNotes();
  const disk = holdDisk();
  const failing = write("doubtful", db).catch((error: unknown) => error);
  await disk.asked(1);
  // Committed before the failure is known, and waiting for the next flush.
  const committed = write("waiting", db);
  expect(await read(db)).toEqual(["doubtful", "waiting"]);
  disk.answer(eio);
  const error = await failing;
  expect([isOutcomeUnknown(error), isStorageTrouble(error)]).toEqual([true, false]);
  const begun = write("later", db);
  await Promise.all([committed, begun]);
  // The database file alone, without its log, has everything that the failed flush may have
  // dropped.
  expect(readFileAlone(db)).toEqual(expect.arrayContaining(["doubtful", "waiting"]));
  expect(await read(db)).toEqual(["doubtful", "waiting", "later"]);
});

test("a disk that fails takes nothing of another's transaction back, and acknowledges it whole", async () => {
  const db = await openNotes();
  const disk = holdDisk();
  const failing = db.transaction().execute((trx) => write("failing", trx));
  const failure = failing.catch((error: unknown) => error);
  await disk.asked(1);
  await db.transaction().execute(async (trx) => {
    await write("other", trx);
    disk.answer(eio);
    expect(isOutcomeUnknown(await failure)).toBe(true);
    await write("more", trx);
  });
  expect(readFileAlone(db)).toEqual(["failing", "other", "more"]);
});

test("a checkpoint waits for who reads an older state, and who writes waits for it", async () => {
  const db = await openNotes();
  const reader = new SQLite(fileOf(db), { readonly: true });
  reader.exec("begin; select count(*) from notes;");
  const disk = holdDisk();
  const failing = write("doubtful", db).catch((error: unknown) => error);
  await disk.asked(1);
  disk.answer(eio);
  await failing;
  let isOver = false;
  const later = write("later", db).then(() => (isOver = true));
  for (let turn = 0; turn < 50; turn += 1) await read(db);
  expect([isOver, await read(db)]).toEqual([false, ["doubtful"]]);
  reader.exec("commit");
  await later;
  expect(readFileAlone(db)).toContain("doubtful");
  reader.close();
});

for (const [how, breakLog] of [
  ["is cut short", (log: string) => truncateSync(log, statSync(log).size - 100)],
  ["has other bytes", (log: string) => overwrite(log, statSync(log).size - 100)],
  ["is empty", (log: string) => truncateSync(log, 0)],
] as const) {
  test(`when the log that is read back ${how}, nothing is written any more`, async () => {
    const lost: Error[] = [];
    const db = await openNotes((error) => lost.push(error));
    const disk = holdDisk();
    const failing = write("doubtful", db).catch((error: unknown) => error);
    await disk.asked(1);
    const committed = write("waiting", db).catch((error: unknown) => error);
    await read(db);
    breakLog(`${fileOf(db)}-wal`);
    disk.answer(eio);
    expect([isOutcomeUnknown(await failing), isOutcomeUnknown(await committed)]).toEqual([
      true,
      true,
    ]);
    const refused = await write("later", db).catch((error: unknown) => error);
    // Its outcome is known: it was not begun.
    expect([isOutcomeUnknown(refused), isStorageTrouble(refused)]).toEqual([false, true]);
    expect(lost.map(({ message }) => message)).toEqual([
      expect.stringContaining("nothing is written"),
    ]);
  });
}

test("a disk that fails again while the log is made sound ends all writing", async () => {
  const lost: Error[] = [];
  const db = await openNotes((error) => lost.push(error));
  const disk = holdDisk({ isBroken: true });
  const failing = write("doubtful", db).catch((error: unknown) => error);
  await disk.asked(1);
  disk.answer(eio);
  await failing;
  expect(isStorageTrouble(await write("later", db).catch((error: unknown) => error))).toBe(true);
  expect(lost.map(({ cause }) => cause)).toEqual([eio]);
});

test("a database behind a symbolic link is flushed where its log is", async () => {
  const place = mkdtempSync(join(directory, "linked-"));
  symlinkSync(join(place, "real.sqlite"), join(place, "shop.sqlite"));
  new SQLite(join(place, "real.sqlite")).close();
  const linked = openDatabase(join(place, "shop.sqlite"));
  onTestFinished(() => linked.destroy());
  await sql`create table notes (text text)`.execute(linked);
  const disk = holdDisk();
  const written = write("linked", linked);
  await disk.asked(1);
  disk.answer(null);
  await written;
  expect(await read(linked)).toEqual(["linked"]);
});

const eio = Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });

async function openNotes(onLost?: (error: Error) => void): Promise<Db> {
  const file = join(mkdtempSync(join(directory, "notes-")), "shop.sqlite");
  const own = openDatabase(file, { onLost });
  onTestFinished(() => own.destroy());
  files.set(own, file);
  await sql`create table notes (text text)`.execute(own);
  return own;
}

function fileOf(one: Db): string {
  return files.get(one) ?? "";
}

/** What a power cut leaves that loses the whole log. */
function readFileAlone(one: Db): string[] {
  const copy = join(mkdtempSync(join(directory, "alone-")), "shop.sqlite");
  copyFileSync(fileOf(one), copy);
  const alone = new SQLite(copy);
  const texts = alone.prepare("select text from notes").pluck().all() as string[];
  alone.close();
  return texts;
}

function overwrite(file: string, at: number): void {
  const opened = fs.openSync(file, "r+");
  fs.writeSync(opened, Buffer.alloc(50, 7), 0, 50, at);
  fs.closeSync(opened);
}

async function write(text: string, on: Db = db): Promise<void> {
  await sql`insert into notes values (${text})`.execute(on);
}

async function read(on: Db = db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(on);
  return rows.map((row) => row.text);
}

/** Holds the first flushes back until they are answered; later ones succeed, or fail too. */
function holdDisk({ isBroken = false } = {}) {
  const { fdatasync, fdatasyncSync } = fs;
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
  if (isBroken) {
    fs.fdatasyncSync = () => {
      throw eio;
    };
  }
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { fdatasync, fdatasyncSync });
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
