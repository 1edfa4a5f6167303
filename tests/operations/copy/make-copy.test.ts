// Takes turns.

import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";

import { restoreBackup } from "~/front/operations/backup/restore-backup";
import { fingerprintShop } from "~/front/operations/copy/copied-shop";
import { copyKeyOf, makeCopyKey } from "~/front/operations/copy/copy-key";
import { fetchCopy, findCopy } from "~/front/operations/copy/fetch-copy";
import { makeCopy } from "~/front/operations/copy/make-copy";
import { pruneCopies } from "~/front/operations/copy/prune-copies";
import { listCopies, PIECE_BYTES } from "~/front/operations/copy/stored-copy";
import { dataDirectory, databasePath, uploadsDirectory } from "~/platform/env/env.server";
import type { Db } from "~db/engine";
import { openDatabase } from "~db/sqlite/engine";
import { checkpoint } from "~db/sqlite/maintenance";

import { bytesOf } from "../../memory-database";
import { memoryStore, type MemoryStore } from "./memory-store";

const key = copyKeyOf(makeCopyKey());
let db: Db;

beforeEach(async () => {
  writeFileSync(databasePath, await bytesOf("catalogue"));
  db = openDatabase(databasePath);
  mkdirSync(uploadsDirectory, { recursive: true });
  writeFileSync(join(dataDirectory, "secret"), "0".repeat(64));
});

afterEach(async () => {
  await db.destroy();
  for (const name of readdirSync(dataDirectory)) {
    rmSync(join(dataDirectory, name), { recursive: true });
  }
});

/** Changes one row, and adds a picture. */
async function change(stock: number): Promise<void> {
  await db.updateTable("products").set({ stock_quantity: stock }).execute();
  writeFileSync(join(uploadsDirectory, `${stock}.webp`), `picture ${stock}`);
}

/** What a restored shop has: the stock of its products and its pictures. */
async function restore(store: MemoryStore, until?: Date, under = key) {
  const into = mkdtempSync(join(tmpdir(), "restored-"));
  onTestFinished(() => rmSync(into, { recursive: true, force: true }));
  const fetched = join(into, "fetched");
  await fetchCopy(store, under, await findCopy(store, under, until), fetched);
  await restoreBackup(fetched, join(into, "data"), { mayReplace: false, takes: true });
  const restored = openDatabase(join(into, "data", "shop.sqlite"));
  const { stock_quantity: stock } = await restored
    .selectFrom("products")
    .select("stock_quantity")
    .executeTakeFirstOrThrow();
  await restored.destroy();
  const uploads = join(into, "data", "uploads");
  const pictures = existsSync(uploads) ? readdirSync(uploads).sort() : [];
  for (const name of pictures) {
    expect(readFileSync(join(uploads, name))).toEqual(readFileSync(join(uploadsDirectory, name)));
  }
  expect(readFileSync(join(into, "data", "secret"), "utf8")).toBe("0".repeat(64));
  return { stock, pictures };
}

test("a copy restores what was there, and the next one sends only what changed", async () => {
  const store = memoryStore();
  await change(7);
  const large = randomBytes(2 * PIECE_BYTES + 1);
  writeFileSync(join(uploadsDirectory, "large.webp"), large);
  const first = await makeCopy(store, key);
  expect(first.sentPieces).toBeGreaterThan(5);
  expect(await restore(store)).toEqual({ stock: 7, pictures: ["7.webp", "large.webp"] });

  const again = await makeCopy(store, key);
  expect(again.sentPieces).toBe(0);
  await change(8);
  const second = await makeCopy(store, key);
  expect(second.sentPieces).toBeGreaterThan(0);
  expect(second.sentPieces).toBeLessThan(first.sentPieces / 2);
  expect(await restore(store)).toEqual({ stock: 8, pictures: ["7.webp", "8.webp", "large.webp"] });
  expect((await restore(store, new Date(first.copy.madeAt))).stock).toBe(7);
  // Nothing in the store can be read, or is named for what it is.
  for (const [name, bytes] of store.objects) {
    expect(name).toMatch(/^(copies|pieces)\/[0-9a-f]{16}\/[0-9a-zA-Z/-]+$/);
    for (const text of ["picture 7", "SQLite format 3", "products", "uploads"]) {
      expect(bytes.includes(text)).toBe(false);
    }
  }
});

test("a piece that the store has lost is sent again, and with distrust everything is", async () => {
  const store = memoryStore();
  await change(7);
  const first = await makeCopy(store, key);
  const lost = [...store.objects.keys()].filter((name) => name.startsWith("pieces/")).slice(0, 2);
  for (const name of lost) store.objects.delete(name);
  expect((await makeCopy(store, key)).sentPieces).toBe(2);
  expect((await restore(store)).stock).toBe(7);
  expect((await makeCopy(store, key, { isWhole: true })).sentPieces).toBe(first.sentPieces);
});

test("broken off before any step, a copy leaves the last one whole, and the next one succeeds", async () => {
  const store = memoryStore();
  await change(1);
  await makeCopy(store, key);
  await change(2);
  let stock = 1;
  for (let step = 1; stock === 1; step += 1) {
    store.endsAt = store.count + step;
    const isMade = await makeCopy(store, key).then(
      () => true,
      () => false,
    );
    store.endsAt = undefined;
    if (isMade) stock = 2;
    expect((await restore(store)).stock).toBe(stock);
    if (step > 100) throw new Error("it never succeeds");
  }
  expect(readdirSync(dataDirectory).filter((name) => name.startsWith(".copying"))).toEqual([]);
});

test("pruning broken off before any step leaves every copy that it keeps whole", async () => {
  const store = memoryStore();
  const made: Date[] = [];
  for (const stock of [1, 2, 3]) {
    await change(stock);
    made.push(new Date((await makeCopy(store, key)).copy.madeAt));
  }
  const days = 24 * 60 * 60 * 1000;
  const later = new Date(made[2]!.getTime() + 31 * days);
  for (let step = 1; ; step += 1) {
    if (step > 200) throw new Error("it never succeeds");
    store.endsAt = store.count + step;
    const done = await pruneCopies(store, key, later).catch(() => undefined);
    store.endsAt = undefined;
    for (const { madeAt } of (await listCopies(store, key)).own) {
      const at = made.findIndex((instant) => instant.toISOString() === madeAt);
      expect((await restore(store, made[at])).stock).toBe(at + 1);
    }
    if (done) break;
  }
  expect((await listCopies(store, key)).own).toHaveLength(1);
  const pieces = [...store.objects.keys()].filter((name) => name.startsWith("pieces/"));
  const { copy } = await findCopy(store, key);
  expect(pieces).toHaveLength(new Set(copy.files.flatMap((file) => file.pieces)).size);
  expect((await restore(store)).stock).toBe(3);
});

test("no piece is removed while a kept copy cannot be read", async () => {
  const store = memoryStore();
  await change(1);
  const { name } = await makeCopy(store, key);
  store.objects.set(name, Buffer.from("broken"));
  await change(2);
  await makeCopy(store, key);
  const before = store.objects.size;
  await expect(pruneCopies(store, key)).rejects.toThrow("no piece was removed");
  expect(store.objects.size).toBe(before);
});

test("a missing or changed piece is refused, and it is said which copy is whole", async () => {
  const store = memoryStore();
  await change(1);
  const first = await makeCopy(store, key);
  const before = new Set(store.objects.keys());
  await change(2);
  const second = await makeCopy(store, key);
  const [piece = ""] = [...store.objects.keys()].filter(
    (name) => name.startsWith("pieces/") && !before.has(name),
  );
  const sealed = store.objects.get(piece)!;
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  for (const bytes of [changed, undefined]) {
    if (bytes) store.objects.set(piece, bytes);
    else store.objects.delete(piece);
    const said = await restore(store).catch((error: Error) => error.message);
    expect(said).toContain(`The copy of ${second.copy.madeAt} is damaged.`);
    expect(said).toContain(`--at ${first.copy.madeAt}`);
  }
  expect((await restore(store, new Date(first.copy.madeAt))).stock).toBe(1);
  // A piece in another's place is no such piece; nor is another copy's description.
  store.objects.set(
    piece,
    store.objects.get([...before].find((name) => name.startsWith("pieces/"))!)!,
  );
  await expect(restore(store)).rejects.toThrow("is damaged");
  store.objects.set(second.name, store.objects.get(first.name)!);
  await expect(restore(store)).rejects.toThrow("description is not what was sent");
});

test("another key finds no copy, and says whose they are not", async () => {
  const store = memoryStore();
  await expect(restore(store)).rejects.toThrow("There is no copy there.");
  const { copy } = await makeCopy(store, key);
  const other = copyKeyOf(makeCopyKey());
  await expect(restore(store, undefined, other)).rejects.toThrow("another key than this COPY_KEY");
  await expect(restore(store, new Date(0))).rejects.toThrow(`the oldest is of ${copy.madeAt}`);
  // After a change of key both live side by side, each whole.
  await change(5);
  await makeCopy(store, other);
  expect((await restore(store)).stock).not.toBe(5);
  expect((await restore(store, undefined, other)).stock).toBe(5);
});

test("the fingerprint changes with every commit and every file, and with nothing else", async () => {
  await db.selectFrom("products").select("id").execute();
  const seen = [await fingerprintShop()];
  expect(await fingerprintShop()).toBe(seen[0]);
  await db.selectFrom("products").selectAll().execute();
  expect(await fingerprintShop()).toBe(seen[0]);
  await db.updateTable("products").set({ stock_quantity: 3 }).execute();
  seen.push(await fingerprintShop());
  writeFileSync(join(uploadsDirectory, "a.webp"), "a");
  seen.push(await fingerprintShop());
  utimesSync(join(uploadsDirectory, "a.webp"), 1, 1);
  seen.push(await fingerprintShop());
  await checkpoint(db);
  seen.push(await fingerprintShop());
  expect(new Set(seen).size).toBe(seen.length);
});

test("a damaged database is not sent in place of a sound one", async () => {
  const store = memoryStore();
  await makeCopy(store, key);
  await checkpoint(db);
  await db.destroy();
  const bytes = readFileSync(databasePath);
  bytes.fill(0, bytes.length / 2, bytes.length / 2 + 64 * 1024);
  writeFileSync(databasePath, bytes);
  await expect(makeCopy(store, key)).rejects.toThrow(/damaged|malformed/);
  expect((await listCopies(store, key)).own).toHaveLength(1);
  writeFileSync(databasePath, await bytesOf("catalogue"));
  db = openDatabase(databasePath);
});
