import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync } from "node:fs";

import { paths } from "~/platform/paths/paths";
import { hydrationHeader } from "~/platform/rendering/front/hydration-data";

import { readyToOrder } from "../promises/buying";
import { startShop, type ShopProcess } from "../shop-process";
import { askCold, coldSize } from "./cold";
import { answerRate } from "./load";
import { placeOrders } from "./orders";
import { pages } from "./rates";
import { median, table, unjudged, type Row } from "./row";
import { measureSlowLine } from "./slow-line";
import { noticeOf, type Mechanism } from "./switches/without.mjs";
import { firstVisit, signedIn } from "./visitors";

/** Few, so that a shop that is slow without its mechanism has no requests left over for the next load. */
const CONNECTIONS = 8;
const SECONDS = 2;
const PEOPLE = 200;
const COLD_ANSWERS = 100;
const ORDERS = 100;
const COLD_WARM_UP = 20;
/** As the kernel counts for everybody who reads it. */
const TICKS_A_SECOND = 100;
/** The first is not counted: it compiles what runs for the first time. */
const ROUNDS = 4;

/** Of the shop's own time on a processor, whatever else the machine does meanwhile. */
const PER_CPU = "answers/CPU s";

type Headers = Record<string, string>;
type Measured = [what: string, value: number][];

interface Probe {
  unit: string;
  /** 1 for what comes out the same each time. */
  rounds: number;
  measure: (shop: ShopProcess, people: Headers[]) => Promise<Measured>;
}

/** What may be measured of a shop. */
const probes = {
  kept: {
    unit: PER_CPU,
    rounds: ROUNDS,
    measure: (shop) => ofPages("without cookies", (path) => rate(shop, path, [firstVisit])),
  },
  signedIn: {
    unit: PER_CPU,
    rounds: ROUNDS,
    measure: async (shop, people) => [
      ...(await ofPages("signed in", (path) => rate(shop, path, people.slice(0, 1)))),
      [`listing, ${PEOPLE} signed-in people in turns`, await rate(shop, pages[1][1], people)],
    ],
  },
  data: {
    unit: PER_CPU,
    rounds: ROUNDS,
    measure: (shop) =>
      ofPages("hydration data", (path) =>
        rate(shop, path, [{ ...firstVisit, [hydrationHeader]: "1" }]),
      ),
  },
  cold: {
    unit: PER_CPU,
    rounds: ROUNDS,
    measure: (shop) => ofPages("just changed", (path) => coldRate(shop, path)),
  },
  unkept: {
    unit: PER_CPU,
    rounds: ROUNDS,
    measure: async (shop, people) => [
      ["cart", await rate(shop, paths.cart(), people)],
      ["own orders", await rate(shop, paths.orders(), people)],
    ],
  },
  orders: {
    unit: "orders/CPU s",
    rounds: ROUNDS,
    measure: async (shop) => {
      const buyers = await readyBuyers(shop);
      const before = cpuSeconds(shop.pid());
      await placeOrders(shop.origin, buyers);
      return [["orders placed over HTTP", ORDERS / (cpuSeconds(shop.pid()) - before)]];
    },
  },
  orderRate: {
    unit: "orders/s",
    rounds: ROUNDS,
    measure: async (shop) => [
      ["orders placed over HTTP", await placeOrders(shop.origin, await readyBuyers(shop))],
    ],
  },
  size: {
    unit: "bytes",
    rounds: 1,
    measure: (shop) => ofPages("just changed", (path) => coldSize(shop, path, firstVisit)),
  },
  line: {
    unit: "ms",
    rounds: 1,
    measure: async ({ origin }) =>
      (await measureSlowLine(origin, 3))
        .filter(({ what }) => what.includes("first paint on"))
        .map(({ what, ours }) => [what, ours]),
  },
} satisfies Record<string, Probe>;

/** What each mechanism is meant to better, and may cost. */
const mechanisms: Record<Mechanism, (keyof typeof probes)[]> = {
  "page cache": ["kept", "signedIn", "data"],
  "critical CSS, but a linked sheet": ["cold", "size", "line"],
  "critical CSS, but the whole sheet": ["cold", "size", "line"],
  "routes in reach": ["cold", "unkept"],
  "memoized texts": ["kept", "signedIn", "unkept"],
  "versioned cache": ["cold", "unkept"],
  "compiled queries": ["cold", "unkept", "orders"],
  "group commit": ["orders", "orderRate"],
};

/**
 * What each mechanism buys: a shop as it is beside one that does without it, in turns. Both are of a
 * build in which `switches/` stands in for some modules. In a row of a rate, 1.25 means that the
 * mechanism makes a quarter more; in one of a size or a time, 0.8 that it saves a fifth.
 */
export async function measureSwitches(say: (line: string) => void): Promise<Row[]> {
  buildWithSwitches();
  const whole = await startSwitched();
  try {
    const rows: Row[] = [];
    const all = Object.keys(mechanisms) as Mechanism[];
    const named = all.filter((mechanism) => process.argv.includes(mechanism));
    for (const mechanism of named.length > 0 ? named : all) {
      say(`without ${mechanism}`);
      const measured = await measureWithout(mechanism, whole);
      // What is known by now, should the rest be stopped.
      console.error(table(measured));
      rows.push(...measured);
    }
    return rows;
  } finally {
    await whole.dispose();
  }
}

async function measureWithout(mechanism: Mechanism, whole: ShopProcess): Promise<Row[]> {
  const without = await startSwitched(mechanism);
  try {
    const people = await signedIn(whole, PEOPLE);
    const others = await signedIn(without, PEOPLE);
    const rows: Row[] = [];
    for (const name of mechanisms[mechanism]) {
      const { unit, rounds, measure }: Probe = probes[name];
      const turns: [whole: Measured, without: Measured][] = [];
      for (let round = 0; round < rounds; round += 1) {
        turns.push([await measure(whole, people), await measure(without, others)]);
      }
      const counted = rounds > 1 ? turns.slice(1) : turns;
      const valueOf = (side: 0 | 1, index: number) =>
        median(counted.map((turn) => turn[side][index]?.[1] ?? NaN));
      turns[0]?.[0].forEach(([what], index) => {
        const beside = `${what}, beside one without ${mechanism}`;
        rows.push(unjudged(beside, valueOf(0, index), unit, valueOf(1, index)));
      });
    }
    return rows;
  } finally {
    await without.dispose();
  }
}

/** The shop's build with switches. Browsers are sent the same files as by the shop's own. */
function buildWithSwitches(): void {
  const config = ["--config", "tests/bench/switches/vite.config.ts"];
  const built = spawnSync("npx", ["remix", "vite:build", ...config], { stdio: ["ignore", 2, 2] });
  if (built.status !== 0) throw new Error("the build with switches failed");
  rmSync("build/bench/client", { recursive: true });
  symlinkSync("../client", "build/bench/client");
}

async function startSwitched(mechanism?: Mechanism): Promise<ShopProcess> {
  const shop = await startShop({ BENCH_WITHOUT: mechanism ?? "" }, ([node = "", ...args]) => [
    node,
    "--import",
    "./tests/bench/switches/use.mjs",
    ...args.map((arg) => arg.replace(/^build\//, "build/bench/")),
  ]);
  if (mechanism === undefined || shop.output().includes(noticeOf(mechanism))) return shop;
  await shop.dispose();
  throw new Error(`nothing was left out for "${mechanism}"`);
}

async function ofPages(
  what: string,
  measure: (path: string) => Promise<number>,
): Promise<Measured> {
  const measured: Measured = [];
  for (const [name, path] of pages) measured.push([`${name}, ${what}`, await measure(path)]);
  return measured;
}

/** Answers for each second that the shop itself was at work. */
async function rate(shop: ShopProcess, path: string, visitors: Headers[]): Promise<number> {
  const url = shop.origin + path;
  const load = { url, visitors, connections: CONNECTIONS, seconds: SECONDS };
  const before = cpuSeconds(shop.pid());
  const answers = (await answerRate(load)) * SECONDS;
  return answers / (cpuSeconds(shop.pid()) - before);
}

async function readyBuyers(shop: ShopProcess) {
  await shop.db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
  const buyers = [];
  while (buyers.length < ORDERS) buyers.push(await readyToOrder(shop));
  return buyers;
}

async function coldRate(shop: ShopProcess, path: string): Promise<number> {
  await askCold(shop, path, firstVisit, COLD_WARM_UP);
  const before = cpuSeconds(shop.pid());
  await askCold(shop, path, firstVisit, COLD_ANSWERS);
  return COLD_ANSWERS / (cpuSeconds(shop.pid()) - before);
}

/** How long all threads of a process have been at work, where the system tells. */
function cpuSeconds(pid: number): number {
  // Behind the name, which stands in brackets and may hold anything.
  const [, fields = ""] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) / TICKS_A_SECOND;
}
