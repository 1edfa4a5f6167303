import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { eventually } from "../eventually";
import { startShop, type ShopProcess } from "../shop-process";
import { makersOf, shares, type Kind } from "./mixed/mix";
import { sendAll, type Asked, type Told } from "./mixed/send";
import { below, unjudged, type Row } from "./row";

const LOOP_MS = 50;
const PAGE_MS = 150;
const MEMORY_MB = 400;
/** As much more than before may stay. */
const LEFT = 1.1;
const REST_MS = 60_000;
const kinds = Object.keys(shares) as Kind[];
const RATE = 400;
const every = kinds.flatMap((kind) => Array<Kind>(shares[kind]).fill(kind));

/**
 * A shop under 400 requests a second of all kinds, a tenth of them hostile, for `--seconds`, three minutes
 * if not said: how long its loop is held, pages take, what memory it has before, at most and a minute after,
 * whether every order that was answered is there.
 */
export async function measureMixed(say: (line: string) => void): Promise<Row[]> {
  const secondsAt = process.argv.indexOf("--seconds");
  const seconds = secondsAt < 0 ? 180 : Number(process.argv[secondsAt + 1]);
  const directory = mkdtempSync(join(tmpdir(), "mixed-"));
  const report = join(directory, "loop");
  const shop = await startShop({ LOOP_REPORT: report }, ([node = "", ...args]) => [
    node,
    // What V8 sets itself on a machine of 1 GB.
    "--max-old-space-size=512",
    "--max-semi-space-size=4",
    "--import",
    "./tests/bench/mixed/loop.mjs",
    ...args,
  ]);
  try {
    await shop.db.updateTable("products").set({ stock_quantity: 1_000_000 }).execute();
    say("Mixed: carts and buyers …");
    const orders = Math.ceil((seconds * RATE * shares.order) / every.length);
    const makers = await makersOf(shop, orders);
    const next = mixOf(makers);
    say("Mixed: warming up …");
    await sendAll(shop.origin, { rate: RATE / 4, seconds: 10, next: withoutOrders(next) });
    await loopOf(shop, report);
    const before = memoryOf(shop);
    say(`Mixed: ${RATE} requests a second for ${seconds} s …`);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(shop))), 500);
    const told = await sendAll(shop.origin, { rate: RATE, seconds, next });
    clearInterval(watch);
    const loop = await loopOf(shop, report);
    say("Mixed: a minute's rest …");
    await pause(REST_MS);
    const after = memoryOf(shop);
    const lost = await lostOrders(shop, told);
    return [
      below("the loop under mixed load, p99", loop.p99, "ms", LOOP_MS),
      unjudged("the loop under mixed load, at most", loop.max, "ms"),
      unjudged("processor time for each request", loop.cpu / told.length, "ms"),
      below("pages under mixed load, p99", p99(told, "page"), "ms", PAGE_MS),
      ...kinds
        .filter((kind) => kind !== "page")
        .map((kind) => unjudged(`${kind} under mixed load, p99`, p99(told, kind), "ms")),
      below("answers that did not come, or failed", failures(told, say), "answers", 0),
      below("orders lost under mixed load", lost, "orders", 0),
      unjudged("memory before", before, "MB"),
      below("memory under mixed load", most, "MB", MEMORY_MB),
      below("memory a minute later", after, "MB", before * LEFT),
    ];
  } finally {
    await shop.dispose();
    rmSync(directory, { recursive: true });
  }
}

type Next = (nth: number, of?: Kind[]) => Asked;

/** The kinds of all shares, well mixed, each of which goes on where it was. */
function mixOf(makers: Record<Kind, (nth: number) => Omit<Asked, "kind">>): Next {
  const counts = new Map<Kind, number>();
  return (nth, of = every) => {
    // Steps of 1,471, a prime, visit all of them.
    const kind = of[(nth * 1_471) % of.length]!;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return { kind, ...makers[kind](count) };
  };
}

/** Each buyer orders once, and not to warm up. */
function withoutOrders(next: Next): Next {
  const instead = every.filter((kind) => kind !== "order");
  return (nth) => next(nth, instead);
}

function p99(told: Told[], kind: Kind): number {
  const times = told.filter((one) => one.kind === kind).map(({ ms }) => ms);
  times.sort((one, other) => one - other);
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

/** Uploads for which there is no room are to come again. */
const NO_ROOM = 503;

function failures(told: Told[], say: (line: string) => void): number {
  const byAnswer = new Map<string, number>();
  for (const { kind, status, failure = "" } of told) {
    const key = `${kind} ${status} ${failure}`.trimEnd();
    byAnswer.set(key, (byAnswer.get(key) ?? 0) + 1);
  }
  for (const [key, count] of [...byAnswer].sort()) say(`Mixed: ${key}: ${count}`);
  return told.filter(
    ({ kind, status }) =>
      status === 0 || (status >= 500 && !(kind === "upload" && status === NO_ROOM)),
  ).length;
}

/** Orders of which a buyer was told, and which are not there. */
async function lostOrders(shop: ShopProcess, told: Told[]): Promise<number> {
  const tokens = told
    .filter(({ kind, location }) => kind === "order" && location.startsWith("/comanda/"))
    .map(({ location }) => location.slice("/comanda/".length));
  const rows = await shop.db.selectFrom("orders").select("token").execute();
  const there = new Set(rows.map(({ token }) => token));
  return tokens.filter((token) => !there.has(token)).length;
}

/** How long the loop was held, and the time of processors, since it was asked last; in milliseconds. */
interface Loop {
  p99: number;
  max: number;
  cpu: number;
}

let reports = 0;

async function loopOf(shop: ShopProcess, report: string): Promise<Loop> {
  reports += 1;
  process.kill(shop.pid(), "SIGUSR2");
  const lines = () => {
    try {
      return readFileSync(report, "utf8").trim().split("\n");
    } catch {
      return [];
    }
  };
  await eventually("the loop is measured", () => lines().length === reports);
  return JSON.parse(lines().at(-1)!) as Loop;
}

/** What a process has in memory, in megabytes. */
function memoryOf(shop: ShopProcess): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid()}/status`, "utf8"))?.[1];
  return Number(kib) / 1024;
}
