import type { Db } from "~db/engine";
import { seedProducts } from "~db/seed/many-products";
import { seedOrders } from "~db/seed/orders";

import { removeSamples } from "../sample-data.server";
import { beginWeek } from "../sample-week.server";
import { liveWeek } from "../sample-week/live-week";
import { say } from "./say";

/**
 * `--products 10000` and `--orders 10000` fill the shop with made-up data, to try it out at that
 * size.
 */
export async function seedMoreAloud(db: Db): Promise<void> {
  const products = countAsked("--products");
  const orders = countAsked("--orders");
  if (products > 0) say(`Added made-up products: ${await seedProducts(db, products)}.`);
  if (orders > 0) say(`Added made-up orders: ${await seedOrders(db, orders)}.`);
}

function countAsked(option: "--products" | "--orders"): number {
  const at = process.argv.indexOf(option);
  const count = at < 0 ? 0 : Number(process.argv[at + 1]);
  if (Number.isSafeInteger(count) && count >= 0 && count <= 1_000_000) return count;
  throw new Error(`Say how many, for example ${option} 10000.`);
}

/** The same as the button on the launch list, for whoever sits at the machine. */
export async function fillWeekAloud(db: Db): Promise<void> {
  const begun = await beginWeek(async () => {}, db);
  if (begun.kind !== "begun") throw new Error(refusedWeeks[begun.kind]);
  await liveWeekAloud(begun.run, db);
}

const refusedWeeks = {
  open: "The shop is open: a sample week would stand among its real orders.",
  there: "The sample week is there already: take it away first, with npm run db:remove-samples.",
  "few-pieces": "The shop has too few pieces in stock for a week of orders.",
};

/** The second half of that, which a running shop starts in a process of its own. */
export async function liveWeekAloud(run: number, db: Db): Promise<void> {
  say(`Lived a week in the workshop: ${await liveWeek(run, new Date(), db)} steps.`);
}

/** The same as the button on the launch list, for whoever sits at the machine. */
export async function removeSamplesAloud(db: Db): Promise<void> {
  say(`Removed the sample data: ${await removeSamples(null, db)} rows. Orders keep their copies.`);
}
