import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { dayOf } from "~/format/dates";
import { dataDirectory, ensureDataDirectory, firstAdmin } from "~/env.server";
import { confirmClock } from "./clock.server";
import { resetSecondFactor } from "~/accounts/second-factor/factor-reset.server";
import { changeRole } from "~/accounts/role.server";
import { removeSamples } from "./sample-data.server";
import { hashPassword } from "~/accounts/passwords.server";

import { runMove } from "./move-command";
import { runBackup, runRestore } from "./backup/commands";
import { runCopy, runCopyKey } from "./copy/commands";
import { listDamage, settle, type Db } from "~db/engine";
import { shopStore } from "~db/shop-store.server";
import { listGaps, migrate } from "~db/migrate";
import { seed } from "~db/seed";
import { seedProducts } from "~db/seed/many-products";
import { seedOrders } from "~db/seed/orders";
import { publishSeedPages } from "~db/seed/pages";

/** The db:* commands, and the preparations of `npm start`. Each step prints what it does. */
const command = process.argv[2];

// Begun by a running shop, it ends with it.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();

try {
  switch (command) {
    case "migrate":
      await withDatabase(migrateAloud);
      break;
    case "seed":
      await withDatabase(seedAloud);
      await withDatabase(seedMoreAloud);
      break;
    case "reset":
      await shopStore.remove();
      say(`Deleted ${shopStore.name}.`);
      await withDatabase(prepare);
      break;
    case "start":
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
  // A database from before these pages has none of them; one from before these texts has older
  // texts.
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

async function createFirstAdmin(db: Db): Promise<void> {
  const password = firstAdmin.password ?? randomBytes(12).toString("base64url");
  const password_hash = await hashPassword(password);
  if (!password_hash) throw new Error("The first administrator's password could not be hashed.");
  const now = new Date().toISOString();
  const isFirst = await db.transaction().execute(async (trx) => {
    if (await hasUsers(trx)) return false;
    await trx
      .insertInto("users")
      .values({
        id: randomUUID(),
        email: firstAdmin.email.toLowerCase(),
        password_hash,
        first_name: "",
        last_name: "",
        phone: null,
        role: "administrator",
        confirmed_at: now,
        created_at: now,
        language: null,
        disabled_at: null,
        deletion_due_at: null,
        last_used_on: dayOf(now),
        unused_warned_at: null,
      })
      .execute();
    return true;
  });
  // Another process was quicker, and has said the password.
  if (!isFirst) return;
  const shown = firstAdmin.password ? "the one in ADMIN_PASSWORD" : `${password} (shown only now)`;
  say(`First administrator: ${firstAdmin.email}, password: ${shown}.`);
}

/** The same as the button on the launch list, for whoever sits at the machine. */
async function removeSamplesAloud(db: Db): Promise<void> {
  say(`Removed the sample data: ${await removeSamples(null, db)} rows. Orders keep their copies.`);
}

/**
 * `npm run admin -- EMAIL` makes somebody an administrator, `--revoke` takes it away, and
 * `--reset-second-factor` lets somebody in again who lost codes, passkeys and recovery codes.
 */
async function changeRoleAloud(db: Db): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: {
      revoke: { type: "boolean", default: false },
      "reset-second-factor": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const email = positionals[0]?.trim().toLowerCase();
  if (!email) {
    throw new Error("Say whose: npm run admin -- EMAIL [--revoke | --reset-second-factor]");
  }
  if (values["reset-second-factor"]) return resetSecondFactorAloud(email, db);
  const person = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  const wanted = values.revoke ? "customer" : "administrator";
  const result = await changeRole(person?.id ?? "", wanted, null, db);
  if (result === "unknown") throw new Error(`There is no account for ${email}.`);
  if (result === "last-admin") throw new Error("The shop would be left without an administrator.");
  const role = values.revoke ? "no administrator" : "an administrator";
  const end = result === "changed" ? "; it is signed out everywhere" : " already";
  say(`The account of ${email} is ${role}${end}.`);
}

async function resetSecondFactorAloud(email: string, db: Db): Promise<void> {
  const result = await resetSecondFactor(email, db);
  if (result === "unknown") throw new Error(`There is no account for ${email}.`);
  say(
    result === "none"
      ? `The account of ${email} has no second factor.`
      : `The account of ${email} has no second factor any more; it is signed out everywhere, and the shop mails its owner.`,
  );
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

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  if (ensureDataDirectory()) say("Created the data directory.");
  const isNew = !(await shopStore.isThere());
  if (isNew && command !== "reset") refuseLoss();
  if (!isNew && (await shopStore.size()) === 0) refuseDamage(["the file is empty"]);
  let db: Db | undefined;
  try {
    db = shopStore.openOrMake();
    const damage = isNew ? [] : [...(await listDamage(db)), ...(await listGaps(db))];
    if (damage.length > 0) refuseDamage(damage);
    await work(db);
    await settle(db);
  } catch (error) {
    if (shopStore.isDamage(error)) refuseDamage([(error as Error).message]);
    throw error;
  } finally {
    await db?.destroy();
  }
}

/** Starting with an empty database beside a damaged one would hide the loss. */
function refuseDamage(findings: string[]): never {
  throw new Error(
    `The database ${shopStore.name} is damaged:\n${findings.join("\n")}\nPut a backup in its place: npm run restore -- BACKUP --replace-existing-database`,
  );
}

/** What one process signs and encrypts, the others must be able to read. */
async function refuseStrangers(): Promise<void> {
  if (!(await shopStore.hasStrangers())) return;
  throw new Error(
    `A process with another SESSION_SECRET serves the shop of ${shopStore.name}. Give all of them the ` +
      "same one, or the same data directory.",
  );
}

/** A shop whose database is gone is not a new shop: starting from nothing must be asked for. */
function refuseLoss(): void {
  const secret = join(dataDirectory, "secret");
  const traces = [...shopStore.traces(), ...(existsSync(secret) ? [secret] : [])];
  if (traces.length === 0) return;
  throw new Error(
    `The database ${shopStore.name} is missing, and a shop was here before (${traces.join(", ")}).\n` +
      "Put a backup in its place (npm run restore -- BACKUP), or begin anew with npm run db:reset.",
  );
}

function say(line: string): void {
  console.log(line);
}
