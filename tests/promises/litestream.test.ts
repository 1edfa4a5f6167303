// Takes turns.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import SQLite from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";

import { connect } from "~db/sqlite/connect";
import { recoverWal } from "~db/sqlite/wal-recovery";

import { startShop, type ShopProcess } from "../shop-process";
import { pieces } from "../world";
import { readyToOrder } from "./buying";

// In a process of its own: what is imported reads the environment once; each shop has its own.
vi.hoisted(() => (process.env.CHECKPOINTS = "litestream"));

/** SQLite's own checkpoint begins after so many pages of the log. */
const PAGES = 1000;
const PAGE = 4096;

interface Log {
  /** Changes when the log is begun anew, so that its old pages may be overwritten. */
  salts: string;
  bytes: number;
}

/**
 * What Litestream 0.5.16 does to a database (its db.go): a connection that never checkpoints by itself,
 * two tables of its own, a read transaction that keeps the log from being begun anew, and checkpoints
 * between which it lets go of that for a moment.
 */
class Litestream {
  readonly #file: string;
  readonly #own: SQLite.Database;
  readonly #reader: SQLite.Database;

  constructor(data: string) {
    this.#file = join(data, "shop.sqlite");
    [this.#own, this.#reader] = [this.#open(), this.#open()];
    this.#own.exec(
      "create table if not exists _litestream_seq (id integer primary key, seq integer)",
    );
    this.#own.exec("create table if not exists _litestream_lock (id integer)");
    this.hold();
  }

  #open(): SQLite.Database {
    const database = new SQLite(this.#file, { timeout: 1000 });
    database.pragma("wal_autocheckpoint = 0");
    return database;
  }

  hold(): void {
    this.#reader.exec("begin; select count(1) from _litestream_seq");
  }

  letGo(): void {
    this.#reader.exec("rollback");
  }

  /** Locks writers out, as it does around each checkpoint, and takes it back. */
  async lockFor(milliseconds: number): Promise<void> {
    this.#own.exec("begin immediate; insert into _litestream_lock (id) values (1)");
    await setTimeout(milliseconds);
    this.#own.exec("rollback");
  }

  checkpoint(how: "passive" | "truncate"): { busy: number; log: number; checkpointed: number } {
    return (
      this.#own.pragma(`wal_checkpoint(${how})`) as [ReturnType<Litestream["checkpoint"]>]
    )[0];
  }

  readLog(): Log {
    const bytes = readFileSync(`${this.#file}-wal`);
    return { salts: bytes.toString("hex", 16, 24), bytes: bytes.length };
  }

  /** The database file without its log. */
  readFile(): { written: number; bytes: number } {
    const { mtimeMs: written, size: bytes } = statSync(this.#file);
    return { written, bytes };
  }

  ask(pragma: string): unknown {
    return this.#own.pragma(pragma, { simple: true });
  }

  countOrders(): number {
    return this.#own.prepare("select count(*) from orders").pluck().get() as number;
  }

  close(): void {
    this.#reader.close();
    this.#own.close();
  }
}

async function sell(shop: ShopProcess): Promise<void> {
  const { visitor, form } = await readyToOrder(shop, pieces.desk);
  expect((await visitor.post("/finalizare-comanda/verificare", form)).status).toBe(303);
}

/** Sells until the log has grown beyond where SQLite would begin to copy it by itself. */
async function sellMuch(shop: ShopProcess, litestream: Litestream): Promise<number> {
  for (let orders = 1; ; orders += 1) {
    await sell(shop);
    if (litestream.readLog().bytes > 1.3 * PAGES * PAGE) return orders;
    if (orders > 500) throw new Error("the log does not grow");
  }
}

async function shopBeside(CHECKPOINTS: string) {
  const shop = await startShop({ CHECKPOINTS });
  onTestFinished(() => shop.dispose());
  await shop.db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
  const litestream = new Litestream(shop.data);
  litestream.checkpoint("truncate");
  await sell(shop);
  return { shop, litestream };
}

async function run(shop: ShopProcess, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ["build/prepare.js", ...args], {
    env: { ...process.env, SHOP_DATA: shop.data, CHECKPOINTS: "litestream", ...env },
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
  child.stdout.resume();
  const [status] = (await once(child, "close")) as [number | null];
  return { status, stderr };
}

test("beside Litestream nobody else checkpoints: not sales, commands, backups, the stop or the start", async () => {
  const { shop, litestream } = await shopBeside("litestream");
  const [log, file] = [litestream.readLog(), litestream.readFile()];
  litestream.letGo();
  const orders = 1 + (await sellMuch(shop, litestream));
  litestream.hold();
  expect(litestream.ask("journal_mode")).toBe("wal");
  for (const command of [["backup"], ["start"], ["confirm-clock"], ["migrate"]]) {
    const { status, stderr } = await run(shop, {}, ...command);
    expect([command, status, stderr]).toEqual([command, 0, ""]);
  }
  expect(await shop.stop()).toBe(0);
  expect(existsSync(join(shop.data, "shop.sqlite-wal"))).toBe(true);
  await shop.restart();
  expect(litestream.readFile()).toEqual(file);
  expect(litestream.readLog().salts).toBe(log.salts);
  expect(litestream.readLog().bytes).toBeGreaterThan(1.3 * PAGES * PAGE);

  // Litestream copies the log and begins it anew; the shop goes on in it.
  litestream.letGo();
  const begun = litestream.checkpoint("truncate");
  litestream.hold();
  expect(begun).toEqual({ busy: 0, log: 0, checkpointed: 0 });
  await sell(shop);
  expect(litestream.readLog().salts).not.toBe(log.salts);
  expect(litestream.countOrders()).toBe(orders + 1);
  litestream.close();
});

test("an order waits for Litestream's lock instead of being refused", async () => {
  const { shop, litestream } = await shopBeside("litestream");
  const { visitor, form } = await readyToOrder(shop, pieces.desk);
  const locked = litestream.lockFor(2000);
  const before = performance.now();
  const { status } = await visitor.post("/finalizare-comanda/verificare", form);
  await locked;
  expect(status).toBe(303);
  expect(performance.now() - before).toBeGreaterThan(1500);
  litestream.close();
});

test("the continuous copy and Litestream go together", async () => {
  const { shop, litestream } = await shopBeside("litestream");
  const place = join(shop.data, "place");
  mkdirSync(place);
  const copying = { COPY_TO: place, COPY_KEY: "A".repeat(43) };
  const log = litestream.readLog();
  const { status, stderr } = await run(shop, copying, "copy");
  expect([status, stderr]).toEqual([0, ""]);
  await sell(shop);
  const passed = await run(shop, copying, "copy", "--drill");
  expect([passed.status, passed.stderr]).toEqual([0, ""]);
  expect(litestream.readLog().salts).toBe(log.salts);
  litestream.letGo();
  expect(litestream.checkpoint("truncate").busy).toBe(0);
  const refused = await run(
    shop,
    copying,
    "restore",
    "--from",
    place,
    "--replace-existing-database",
  );
  expect(refused.stderr).toBe("The shop or Litestream is running. Stop both first.\n");
  litestream.close();
});

test("without the setting the shop checkpoints by itself, which these tests notice", async () => {
  const { shop, litestream } = await shopBeside("shop");
  const file = litestream.readFile();
  litestream.letGo();
  const isCopied = () => litestream.readFile().written !== file.written;
  for (let orders = 0; orders < 100 && !isCopied(); orders += 1) await sell(shop);
  expect(isCopied()).toBe(true);
  litestream.close();
});

test("a log whose flush failed is written again, byte for byte, and left for Litestream to copy", () => {
  const directory = mkdtempSync(join(tmpdir(), "watched-"));
  const file = join(directory, "shop.sqlite");
  const own = connect(file, false);
  onTestFinished(() => {
    own.close();
    rmSync(directory, { recursive: true });
  });
  const ask = (pragma: string) => own.pragma(pragma, { simple: true });
  const asked = ["journal_mode", "wal_autocheckpoint", "busy_timeout"].map(ask);
  expect(asked).toEqual(["wal", 0, 5000]);
  own.exec("create table notes (text text); insert into notes values ('kept')");
  const log = () => readFileSync(`${file}-wal`);
  const before = log();
  expect(recoverWal(file)).toBe(true);
  expect(log().equals(before)).toBe(true);
  own.exec("insert into notes values ('later')");
  expect(log().subarray(0, before.length).equals(before)).toBe(true);
});
