import { existsSync } from "node:fs";
import { join } from "node:path";

import { dataDirectory, ensureDataDirectory } from "~/platform/env/env.server";
import { listDamage, settle, type Db } from "~db/engine";
import { listGaps } from "~db/migrate";
import { shopStore } from "~db/shop-store.server";

import { say } from "./say";

/**
 * Opens the shop's database for a step, and makes it where there is none. Refuses a damaged one, and to
 * begin with none where a shop was before, unless that was asked for.
 */
export async function withDatabase(
  work: (db: Db) => Promise<void>,
  { isBegunAnew = false }: { isBegunAnew?: boolean } = {},
): Promise<void> {
  if (ensureDataDirectory()) say("Created the data directory.");
  const isNew = !(await shopStore.isThere());
  if (isNew && !isBegunAnew) refuseLoss();
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
export async function refuseStrangers(): Promise<void> {
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

/** Whether anybody has an account yet. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}
