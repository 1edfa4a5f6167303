import type { Db } from "~db/engine";
import { migrate } from "~db/migrate";
import { seed } from "~db/seed";
import { seedProducts } from "~db/seed/many-products";
import { seedOrders } from "~db/seed/orders";
import { publishSeedPages } from "~db/seed/pages";
import { shopStore } from "~db/shop-store.server";

import { runBackup, runRestore } from "./backup/commands";
import { confirmClock } from "./clock.server";
import { runCopy, runCopyKey } from "./copy/commands";
import { runMove } from "./move-command";
import { removeSamples } from "./sample-data.server";
import { beginWeek } from "./sample-week.server";
import { liveWeek } from "./sample-week/live-week";
import { createFirstAdmin, changeRoleAloud } from "./steps/administrator";
import { withDatabase, refuseStrangers, hasUsers } from "./steps/database";
import { refuseUnusablePlaces } from "./steps/places";
import { say } from "./steps/say";

/** The db:* commands, and the preparations of `npm start`. Each step prints what it does. */
const command = process.argv[2];

// A command that a running shop has started ends with the shop.
process.once("disconnect", () => process.exit(1));

process.channel?.unref();

try {
  switch (command) {
    case "migrate":
      await withDatabase(migrateAloud);
      break;
    case "seed":
      await withDatabase(migrateAloud);
      await withDatabase(seedAloud);
      await withDatabase(seedMoreAloud);
      if (process.argv.includes("--lived-in")) await withDatabase(fillWeekAloud);
      break;
    case "live-week":
      await withDatabase((db) => liveWeekAloud(Number(process.argv[3]), db));
      break;
    case "reset":
      await shopStore.remove();
      say(`Deleted ${shopStore.name}.`);
      await withDatabase(prepare, { isBegunAnew: true });
      break;
    case "start":
      refuseUnusablePlaces();
      await withDatabase(prepare);
      break;
    case "remove-samples":
      await withDatabase(removeSamplesAloud);
      break;
    case "admin":
      await withDatabase(changeRoleAloud);
      break;
    case "confirm-clock":
      await withDatabase(confirmClockAloud);
      break;
    case "backup":
      await runBackup();
      break;
    case "copy":
      await runCopy();
      break;
    case "copy-key":
      runCopyKey();
      break;
    case "restore":
      await runRestore();
      break;
    case "move":
      await runMove();
      break;
    default:
      throw new Error(
        "Say what to do: migrate, seed, remove-samples, reset, start, admin, confirm-clock, backup, copy, copy-key, restore or move.",
      );
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(command === "start" ? `The shop cannot start.\n${reason}` : reason);
  process.exitCode = 1;
}

async function prepare(db: Db): Promise<void> {
  await refuseStrangers();
  await migrateAloud(db);
  // Several processes of one shop may start at once: each step looks once more before it writes.
  if (!(await hasProducts(db)) && !(await hasUsers(db))) await seedAloud(db);
  // A database that is older than these pages lacks them; one that is older than these texts has older ones.
  const pages = await db.transaction().execute((trx) => publishSeedPages(trx));
  if (pages.length > 0) say(`Published the shop's own texts of: ${pages.join(", ")}.`);
  if (!(await hasUsers(db))) await createFirstAdmin(db);
}

async function migrateAloud(db: Db): Promise<void> {
  for (const name of await migrate(db)) say(`Migrated the database: ${name}.`);
}

async function seedAloud(db: Db): Promise<void> {
  const count = await seed(db);
  say(
    count === 0
      ? "The database has products already; nothing was added."
      : `Added the sample catalogue: ${count} products.`,
  );
}

/**
 * `--products 10000` and `--orders 10000` fill the shop with made-up data, to try it out at that
 * size.
 */
async function seedMoreAloud(db: Db): Promise<void> {
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
async function fillWeekAloud(db: Db): Promise<void> {
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
async function liveWeekAloud(run: number, db: Db): Promise<void> {
  say(`Lived a week in the workshop: ${await liveWeek(run, new Date(), db)} steps.`);
}

/** The same as the button on the launch list, for whoever sits at the machine. */
async function removeSamplesAloud(db: Db): Promise<void> {
  say(`Removed the sample data: ${await removeSamples(null, db)} rows. Orders keep their copies.`);
}

/** The same as the button on the launch list, for whoever sits at the machine. */
async function confirmClockAloud(db: Db): Promise<void> {
  const now = new Date();
  const shown = now.toISOString();
  const admin = { id: "", email: "npm run confirm-clock" };
  const result = await confirmClock(shown, admin, now, db);
  say(
    result === "confirmed"
      ? `The clock counts as right: ${shown}. A running shop forgets what is due within the hour.`
      : `The clock shows ${shown} and has not jumped: there is nothing to confirm.`,
  );
}

async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) !== undefined;
}
