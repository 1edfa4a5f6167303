// Takes turns.

import { spawnSync } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";

import { eventually } from "../eventually";
import { startShop, type ShopProcess } from "../shop-process";
import { pieces } from "../world";
import { readyToOrder } from "./buying";
import { figure, size } from "./proof";

const CUTS = size(120, 10_000);
const ORDERS = 12;
/** So few that their log is not folded back by itself, which SQLite does from a thousand frames on. */
const LOGGED = 8;
const FOLDED = 1000 * (4096 + 24);
const PROMISE = "an acknowledged order survives a power cut";

const hasStrace = spawnSync("strace", ["-V"]).status === 0;
if (!hasStrace) console.warn(`NOT PROVEN: ${PROMISE}: counting flushes needs strace (Linux).`);

test.skipIf(!hasStrace)("no order is acknowledged before it was flushed to the disk", async () => {
  const directory = mkdtempSync(join(tmpdir(), "flushes-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const trace = join(directory, "trace");
  const flags = ["-D", "-f", "-ttt", "-y", "--seccomp-bpf", "-e", "trace=fsync,fdatasync"];
  const shop = await startShop({}, (command) => ["strace", ...flags, "-o", trace, ...command]);
  onTestFinished(() => shop.dispose());

  await replenish(shop);
  const answered: { from: number; to: number }[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const { visitor, form } = await readyToOrder(shop, pieces.bed);
    const from = now();
    const { status } = await visitor.post("/finalizare-comanda/verificare", form);
    answered.push({ from, to: now() });
    expect(status).toBe(303);
  }
  await shop.stop();

  const flushes = await readFlushes(trace);
  const perOrder = answered.map(
    ({ from, to }) => flushes.filter((flush) => flush > from && flush < to).length,
  );
  figure(PROMISE, `${ORDERS} orders, at least ${Math.min(...perOrder)} flush before each answer`);
  expect(Math.min(...perOrder)).toBeGreaterThanOrEqual(1);
});

test(
  "a log cut or overwritten at any byte leaves no half order and none before it lost",
  async () => {
    const shop = await startShop();
    onTestFinished(() => shop.dispose());
    const file = join(shop.data, "shop.sqlite");
    await replenish(shop);
    const ends: number[] = [];
    for (let count = 0; count < LOGGED; count += 1) {
      const { visitor, form } = await readyToOrder(shop, pieces.bed);
      expect((await visitor.post("/finalizare-comanda/verificare", form)).status).toBe(303);
      ends.push(statSync(`${file}-wal`).size);
    }
    await shop.kill();
    const directory = mkdtempSync(join(tmpdir(), "cuts-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const copy = join(directory, "shop.sqlite");
    copyFileSync(file, copy);
    const log = readFileSync(`${file}-wal`);
    // The log was never folded back: each order is in it, the later the further back.
    expect([...ends].sort((a, b) => a - b)).toEqual(ends);
    expect(log.length).toBeGreaterThanOrEqual(ends.at(-1)!);
    expect(log.length).toBeLessThan(FOLDED);

    let kept = 0;
    for (let cut = 0; cut < CUTS; cut += 1) {
      const at = randomInt(log.length);
      rmSync(`${copy}-shm`, { force: true });
      writeFileSync(`${copy}-wal`, cut % 2 === 0 ? log.subarray(0, at) : overwritten(log, at));
      const { orders, halves, damage } = inspect(copy);
      const safe = ends.filter((end) => end <= at).length;
      expect({ at, halves, damage }).toEqual({ at, halves: 0, damage: "ok" });
      expect(orders).toBeGreaterThanOrEqual(safe);
      kept += orders;
    }
    figure(PROMISE, `${CUTS} cuts of the log, 0 half orders, ${kept} of ${CUTS * LOGGED} kept`);
  },
  CUTS * 1000,
);

/** The clock that strace writes. */
function now(): number {
  return (performance.timeOrigin + performance.now()) / 1000;
}

async function replenish(shop: ShopProcess): Promise<void> {
  await shop.db.updateTable("products").set({ stock_quantity: 1000 }).execute();
}

/** When the database's log was flushed. */
async function readFlushes(trace: string): Promise<number[]> {
  // The tracer outlives what it traces by a moment.
  await eventually("the trace is complete", () =>
    /exited with 0/.test(readFileSync(trace, "utf8")),
  );
  return readFileSync(trace, "utf8")
    .split("\n")
    .filter((line) => /f(data)?sync\(.*shop\.sqlite-wal/.test(line))
    .map((line) => Number(/\d+\.\d+/.exec(line)?.[0]));
}

function overwritten(log: Buffer, at: number): Buffer {
  const changed = Buffer.from(log);
  randomBytes(randomInt(1, 8192)).copy(changed, at);
  return changed;
}

/** How a reader finds the database: it does not fold the log, so the copy stays as it is. */
function inspect(file: string): { orders: number; halves: number; damage: string } {
  const db = new SQLite(file, { readonly: true });
  try {
    const damage = db.pragma("quick_check", { simple: true }) as string;
    const { orders, halves } = db
      .prepare(
        `select count(*) as orders, coalesce(sum(
           (select count(*) from order_lines where order_id = o.id) <> 1
           or (select count(*) from order_history where order_id = o.id) <> 1
           or (select count(*) from outbox where order_id = o.id)
             + (select 2 * count(*) from order_mail_requests where order_id = o.id) < 2
           or (select sum(line_total_bani) from order_lines where order_id = o.id) <> total_bani
         ), 0) as halves from orders o`,
      )
      .get() as { orders: number; halves: number };
    return { orders, halves, damage };
  } finally {
    db.close();
  }
}
