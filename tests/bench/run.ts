import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

import { startShop } from "../shop-process";
import { measureAccounts } from "./accounts";
import { measureGrowing } from "./growing";
import { measureListingWays } from "./listing-ways";
import { measureOrders } from "./orders";
import { measureRates } from "./rates";
import { table, type Row } from "./row";
import { measureSlowLine } from "./slow-line";
import { measureStart } from "./start";
import { measureSwitches } from "./mechanisms";

/**
 * `npm run bench [-- --json FILE]`: how fast the shop is beside the least that could do the same, in
 * one table, and what its mechanisms buy. `npm run bench -- rates line` runs these parts only.
 */
const parts: Record<string, () => Promise<Row[]>> = {
  rates: () => withShop((shop) => measureRates(shop)),
  line: () => withShop(({ origin }) => measureSlowLine(origin)),
  orders: () => withShop((shop) => measureOrders(shop)),
  start: () => measureStart(),
  growing: () => measureGrowing({ say: progress }),
  switches: () => measureSwitches(progress),
  listing: () => measureListingWays(progress),
  accounts: () => withShop((shop) => measureAccounts(shop)),
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
