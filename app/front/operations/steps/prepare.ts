import type { Db } from "~db/engine";
import { migrate } from "~db/migrate";
import { seed } from "~db/seed";
import { publishSeedPages } from "~db/seed/pages";

import { createFirstAdmin } from "./administrator";
import { refuseStrangers, hasUsers } from "./database";
import { say } from "./say";

/** Brings the database up to date, and fills one that is empty. */
export async function prepare(db: Db): Promise<void> {
  await refuseStrangers();
  await migrateAloud(db);
  // Several processes of one shop may start at once: each step looks once more before it writes.
  if (!(await hasProducts(db)) && !(await hasUsers(db))) await seedAloud(db);
  // A database that is older than these pages lacks them; one that is older than these texts has older ones.
  const pages = await db.transaction().execute((trx) => publishSeedPages(trx));
  if (pages.length > 0) say(`Published the shop's own texts of: ${pages.join(", ")}.`);
  if (!(await hasUsers(db))) await createFirstAdmin(db);
}

export async function migrateAloud(db: Db): Promise<void> {
  for (const name of await migrate(db)) say(`Migrated the database: ${name}.`);
}

export async function seedAloud(db: Db): Promise<void> {
  const count = await seed(db);
  say(
    count === 0
      ? "The database has products already; nothing was added."
      : `Added the sample catalogue: ${count} products.`,
  );
}

async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) !== undefined;
}
