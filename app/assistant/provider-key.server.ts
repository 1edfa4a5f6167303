import { openaiKey } from "~/env.server";
import { sealer } from "~db/sealed-text.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

import { recordAction, type Admin } from "~/shop/audit-log.server";

const NAME = "openai";
const { seal, open } = sealer("atelier assistant key");

/** Where the key in use comes from, and the part of it that a page may show. */
export interface KeyState {
  source: "saved" | "environment" | "none";
  masked: string | null;
  savedAt: string | null;
}

/** Saves the provider's key, encrypted with a key derived from the shop's secret. */
export async function saveAssistantKey(
  key: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<void> {
  const row = {
    sealed: seal(key),
    ending: key.length >= 12 ? key.slice(-4) : "",
    saved_at: new Date().toISOString(),
  };
  await db.transaction().execute(async (trx) => {
    const before = await findKeyState(trx);
    await trx
      .insertInto("provider_keys")
      .values({ name: NAME, ...row })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute();
    await note("key-saved", before, admin, trx);
  });
}

/** Deletes the saved key; one in the environment is used again. */
export async function removeAssistantKey(admin: Admin, db: Db = shopDatabase()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await findKeyState(trx);
    await trx.deleteFrom("provider_keys").where("name", "=", NAME).execute();
    await note("key-removed", before, admin, trx);
  });
}

/** Records no more of a key than a page may show. */
async function note(
  action: "key-saved" | "key-removed",
  before: KeyState,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const state = ({ source, masked, savedAt }: KeyState) => ({ source, masked, savedAt });
  const after = state(await findKeyState(trx));
  const entry = { action, subject: "key", subjectId: NAME, before: state(before), after } as const;
  await recordAction({ admin, ...entry }, trx);
}

/**
 * The provider's key: the saved one, else the environment's, else undefined. One sealed under
 * another secret cannot be opened and counts as none.
 */
export async function findAssistantKey(db: Db = shopDatabase()): Promise<string | undefined> {
  const row = await findRow(db);
  return (row && open(row.sealed)) ?? openaiKey;
}

/** What `/configurare-api` may show of the key. */
export async function findKeyState(db: Db = shopDatabase()): Promise<KeyState> {
  const row = await findRow(db);
  if (row && open(row.sealed) !== undefined) {
    return { source: "saved", masked: `••••${row.ending}`, savedAt: row.saved_at };
  }
  return openaiKey
    ? { source: "environment", masked: null, savedAt: null }
    : { source: "none", masked: null, savedAt: null };
}

function findRow(db: Db) {
  return db
    .selectFrom("provider_keys")
    .select(["sealed", "ending", "saved_at"])
    .where("name", "=", NAME)
    .executeTakeFirst();
}
