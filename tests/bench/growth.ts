import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { writeDesign } from "~/furniture/boards/address";
import { seedProducts } from "~db/seed/many-products";
import { seedOrders } from "~db/seed/orders";

import { wardrobe } from "../boards/designs";
import { visit } from "../promises/buying";
import { signedInAt } from "../promises/signed-in";
import type { ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";
import { sellAndRestock } from "./cold";
import { drawCurves } from "./growth/curves";
import { seedCustomers } from "./growth/customers";
import { median, type Row } from "./row";
import { startSpendingShop, type Spent } from "./worst/spending-shop";

const mostAt = process.argv.indexOf("--most");
const MOST = mostAt < 0 ? 100_000 : Number(process.argv[mostAt + 1]);
const SIZES = [MOST / 100, MOST / 10, MOST];
const TIMES = 3;
/** What takes less may grow as it will: a page's own rendering moves about by as much. Milliseconds. */
const NOISE = 10;

type Ask = (turn: number) => string;

const found =
  (path: string): Ask =>
  (turn) =>
    `${path}${path.includes("?") ? "&" : "?"}pret=${turn}`;

/** What each reads of all that there is; the customer's pages first. */
const asks: Record<string, Ask> = {
  listing: found("/produse"),
  "listing, its last page": found("/produse?pagina=4000"),
  "listing by name": found("/produse?ordine=nume"),
  search: found("/produse?cauta=noptiera+alba"),
  suggestions: () => "/cautare/sugestii?cauta=nop",
  "a category": found("/produse/bai"),
  "a product": (turn) => `/produse/bai/8?linie=${turn}`,
  "a plan": (turn) =>
    `/proiecteaza?d=${writeDesign({ ...wardrobe, width: 1_200 + turn })}&pas=pret`,
  sitemap: () => "/sitemap.xml",
  "a part of the sitemap": () => "/sitemap.xml?parte=1",
  dashboard: () => "/admin",
  orders: () => "/admin/comenzi",
  "orders, the last page": () => "/admin/comenzi?pagina=100000",
  "orders by client": () => "/admin/comenzi?ordine=client",
  "orders by what is left": () => "/admin/comenzi?ordine=-rest",
  "orders, searched": () => "/admin/comenzi?cauta=popescu",
  "the office's search, a name": () => "/admin/cauta?q=ana+popescu",
  "the office's search, a phone": () => "/admin/cauta?q=0720",
  "products in the office": () => "/admin/produse",
  customers: () => "/admin/clienti",
  "customers by name": () => "/admin/clienti?ordine=nume&pagina=100000",
  "customers, searched": () => "/admin/clienti?cauta=ana",
  messages: () => "/admin/mesaje",
  documents: () => "/admin/documente",
  people: () => "/admin/utilizatori",
  production: () => "/admin/productie",
  figures: () => "/admin/cifre",
  "launch list": () => "/admin/lansare",
  "orders as a file": () => "/admin/comenzi.csv",
  "products as a file": () => "/admin/produse/export",
};

/**
 * What lists, searches, the dashboard, files, a plan and a backup cost with 1,000, 10,000 and 100,000 products,
 * orders and customers (fewer with `--most 10000`): a table, a picture of it (`--svg FILE`), and for each whether
 * ten times as much costs more than n log n.
 */
export async function measureGrowth(say: (line: string) => void): Promise<Row[]> {
  const { shop, spent, dispose } = await startSpendingShop();
  try {
    const costs = new Map<string, number[]>();
    let present = 0;
    for (const size of SIZES) {
      say(`Growth: up to ${size} products, orders and customers …`);
      await seedProducts(shop.db, size - present);
      await seedOrders(shop.db, size - present);
      await seedCustomers(shop.db, { from: present, to: size });
      present = size;
      for (const [what, cost] of await costsOf(shop, spent)) {
        costs.set(what, [...(costs.get(what) ?? []), cost]);
      }
    }
    console.log(table(costs));
    say(`Growth: drawn in ${draw(costs)}`);
    return [...costs].map(([what, [, ten = NaN, hundred = NaN]]) => grown(what, ten, hundred));
  } finally {
    await dispose();
  }
}

async function costsOf(
  shop: ShopProcess,
  spent: () => Promise<Spent>,
): Promise<Map<string, number>> {
  const staff = await signedInAt(shop, { email: "growth@example.com", role: "administrator" });
  const guest = visit(shop);
  const costs = new Map<string, number>();
  for (const [what, ask] of Object.entries(asks)) {
    const who = ask(0).startsWith("/admin") ? staff : guest;
    costs.set(what, await costOf(shop, spent, who, ask));
  }
  costs.set("backup", costOfBackup(shop));
  return costs;
}

let turn = 0;

/** Milliseconds of a processor, the median of some; nothing is kept of what was asked before. */
async function costOf(
  shop: ShopProcess,
  spent: () => Promise<Spent>,
  who: Visitor,
  ask: Ask,
): Promise<number> {
  const cpu: number[] = [];
  // The first compiles what runs for the first time.
  for (let time = 0; time <= TIMES; time += 1) {
    turn += 1;
    await sellAndRestock(shop, turn);
    await spent();
    const { status } = await who.get(ask(turn));
    if (status !== 200) throw new Error(`${status} for ${ask(turn)}`);
    cpu.push((await spent()).cpu);
  }
  return median(cpu.slice(1));
}

/** Milliseconds of a processor that a backup takes, in a process of its own. */
function costOfBackup({ data }: ShopProcess): number {
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-c", '"$0" app/front/operations/command.mjs backup && times', process.execPath],
    { env: { ...process.env, SHOP_DATA: data }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`no backup was made: ${stderr}`);
  // What the shell's children took, of themselves and of the system.
  const times = [...(stdout.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  return (
    times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0) *
    1000
  );
}

/** How much more ten times as much may cost, from the middle size to the largest. */
const N_LOG_N = (SIZES[2]! * Math.log(SIZES[2]!)) / (SIZES[1]! * Math.log(SIZES[1]!));

function grown(what: string, ten: number, hundred: number): Row {
  const budget = Math.round(Math.max(ten, NOISE) * N_LOG_N);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    what: `${what}: ${MOST} beside ${MOST / 10}`,
    ours: round(hundred),
    beside: round(ten),
    unit: "ms",
    budget,
    isMet: hundred <= budget,
  };
}

function table(costs: Map<string, number[]>): string {
  const head = ["milliseconds of a processor", ...SIZES.map((size) => size.toLocaleString("en"))];
  const rows = [...costs].map(([what, all]) => [what, ...all.map((cost) => cost.toFixed(0))]);
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function draw(costs: Map<string, number[]>): string {
  const svgAt = process.argv.indexOf("--svg");
  const file = (svgAt < 0 ? undefined : process.argv[svgAt + 1]) ?? join(tmpdir(), "growth.svg");
  writeFileSync(file, drawCurves(SIZES, costs));
  return file;
}
