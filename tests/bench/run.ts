import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

import { startShop } from "../shop-process";
import { measureAccounts } from "./accounts";
import { measureEngines } from "./engines";
import { measureGrowing } from "./growing";
import { measureGrowth } from "./growth";
import { measureListingWays } from "./listing-ways";
import { measureSwitches } from "./mechanisms";
import { measureMixed } from "./mixed";
import { measureOrders } from "./orders";
import { measurePeers } from "./peers";
import { measurePlanner } from "./planner";
import { measureRates } from "./rates";
import { table, type Row } from "./row";
import { measureSlowLine } from "./slow-line";
import { measureStart } from "./start";
import { measureWorkshop } from "./workshop";
import { measureWorst } from "./worst";

/**
 * `npm run bench [-- --json FILE]`: how fast the shop is beside the least that could do the same, in
 * one table, and what its mechanisms buy. `npm run bench -- rates line` runs these parts only. A part
 * that fails is named as such, and what the others measured is printed all the same.
 *
 * A row says what was measured, what it is held beside (the bare limit, as a rule: a server of Node's own
 * that sends the same bytes), their ratio, the budget where there is one, and whether it is met. The
 * figures are those of the machine and of what else it does, so measure on a quiet one: a shared
 * machine's speed changes by a third from minute to minute, as the bare limits tell.
 *
 * `rates` comes from a load generator in a process of its own: wrk where it is installed, else
 * generator.mjs, which reaches about as much. Its first row says how many answers a second the generator
 * gets out of a server that does nothing. A rate above half of what it gets for a page's own bytes is not
 * judged, and a bare limit above half of it is named.
 *
 * `growing` and `planner` tell the times of a large shop, and of the planner's steps, as the shop's own
 * log has them, from a request's arrival to its last byte.
 *
 * `workshop` tells how long the workshop waits for an order's files and a batch's layouts.
 *
 * `engines` runs the shop on PostgreSQL beside the shop on SQLite, in turns.
 *
 * `worst` asks every route, every page and every post, with the worst that its own limits allow, in a shop of
 * 100,000 products and orders of which nothing is kept, sends pictures, forty of the largest at once, statements and
 * files of products, changes all products, and prints a table of its own, the worst first:
 * processor time, the longest hold of the event loop, the most memory and the bytes of the answer. What holds
 * the loop for more than 50 ms or takes more than 100 ms of a processor stands in bold.
 *
 * `mixed` asks 400 times a second for pages, planner, carts, orders, searches, drawings, PDFs and the office, and
 * sends uploads; a tenth is hostile. `npm run bench -- mixed --seconds 3600` for an hour.
 *
 * `growth` tells what lists, searches, files, a plan and a backup cost with 1,000, 10,000 and 100,000 products,
 * orders and customers, and draws it (`--svg FILE`): nothing may grow faster than n log n.
 *
 * `peers` runs the shop, EverShop and a minimal Remix app in turns (`--peers DIRECTORY`, peers/README.md) and prints a
 * table of its own.
 *
 * `switches` runs the shop beside one that does without a mechanism, both of a build in which the modules
 * of switches/ stand in for some of the shop's; the shop itself has no switch. `listing` does the same
 * for the ways in which the listing finds its products, with 10,000 and 100,000 of them, and names the
 * kinds of lists that a way makes twice as quick. Both count the time that the process itself was at
 * work, so that they hold on a busy machine too. `npm run bench -- switches "group commit"` measures that one alone.
 */
const parts: Record<string, () => Promise<Row[]>> = {
  rates: () => withShop((shop) => measureRates(shop)),
  line: () => withShop(({ origin }) => measureSlowLine(origin)),
  orders: () => withShop((shop) => measureOrders(shop)),
  start: () => measureStart(),
  growing: () => measureGrowing({ say: progress }),
  planner: () => withShop((shop) => measurePlanner(shop)),
  workshop: () => withShop((shop) => measureWorkshop(shop)),
  switches: () => measureSwitches(progress),
  listing: () => measureListingWays(progress),
  engines: () => measureEngines(),
  accounts: () => withShop((shop) => measureAccounts(shop)),
  worst: () => measureWorst(),
  mixed: () => measureMixed(progress),
  growth: () => measureGrowth(progress),
  peers: () => measurePeers(progress),
};

const wanted = process.argv.slice(2).filter((name) => name in parts);
const jsonAt = process.argv.indexOf("--json");

progress("building");
const built = spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", 2, 2] });
if (built.status !== 0) process.exit(1);

const rows: Row[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  progress(name);
  try {
    const measured = await measure();
    // What is known by now, should the rest be stopped.
    console.error(table(measured));
    rows.push(...measured);
  } catch (error) {
    console.error(error);
    failed.push(name);
  }
}

console.log(table(rows));
for (const name of failed)
  console.log(`| ${name} | not measured: it failed | – | – | – | **not met** |`);
const file = jsonAt < 0 ? undefined : process.argv[jsonAt + 1];
if (file) writeFileSync(file, `${JSON.stringify({ rows, failed }, null, 2)}\n`);
if (failed.length > 0) process.exitCode = 1;

async function withShop<Result>(
  work: (shop: Awaited<ReturnType<typeof startShop>>) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop();
  try {
    return await work(shop);
  } finally {
    await shop.dispose();
  }
}

function progress(name: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${name} …`);
}
