import type { Selectable } from "kysely";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";
import { sealer } from "~db/sealed-text.server";
import { versionedCache } from "~db/versioned-cache";

import { recordAction, type Admin } from "../audit-log.server";

/** Where the key in use comes from, and the part of it that a page may show. */
export interface KeyState {
  source: "saved" | "environment" | "none";
  masked: string | null;
  savedAt: string | null;
}

/** A key that some provider gave to the shop. */
export interface ProviderKey {
  /** Its name in the database and in the audit log. */
  name: string;
  /** Saves it, encrypted with a key derived from the shop's secret. */
  save: (key: string, admin: Admin, db?: Db) => Promise<void>;
  /** Deletes the saved key; one in the environment is used again. */
  remove: (admin: Admin, db?: Db) => Promise<void>;
  /**
   * The key: the saved one, else the environment's, else undefined. One sealed under another secret
   * cannot be opened and counts as none.
   */
  find: (db?: Db) => Promise<string | undefined>;
  /** What a page of the back office may show of it. */
  findState: (db?: Db) => Promise<KeyState>;
}

/** A key as it is stored, sealed. */
type StoredKey = Pick<Selectable<Database["provider_keys"]>, "sealed" | "ending" | "saved_at">;

/** Pages for everybody ask whether there are keys. */
const cachedRows = versionedCache<Map<string, StoredKey>>();

async function readRows(db: Db): Promise<Map<string, StoredKey>> {
  const rows = await db
    .selectFrom("provider_keys")
    .select(["name", "sealed", "ending", "saved_at"])
    .execute();
  return new Map(rows.map(({ name, ...row }) => [name, row]));
}

/**
 * A provider's key by its name. `purpose` separates it from what else is sealed with the shop's secret;
 * `inEnvironment` is used while none is saved.
 */
export function providerKey({
  name,
  purpose,
  inEnvironment,
}: {
  name: string;
  purpose: string;
  inEnvironment: string | undefined;
}): ProviderKey {
  const { seal, open } = sealer(purpose);

  const findRow = async (db: Db) => (await cachedRows("", db, () => readRows(db))).get(name);

  const findState = async (db: Db = shopDatabase()): Promise<KeyState> => {
    const row = await findRow(db);
    if (row && open(row.sealed) !== undefined) {
      return { source: "saved", masked: `••••${row.ending}`, savedAt: row.saved_at };
    }
    const source = inEnvironment ? "environment" : "none";
    return { source, masked: null, savedAt: null };
  };

  /** Records no more of a key than a page may show. */
  const note = async (
    action: "key-saved" | "key-removed",
    before: KeyState,
    admin: Admin,
    trx: Db,
  ): Promise<void> => {
    const [was, is] = [{ ...before }, { ...(await findState(trx)) }];
    const entry = { action, subject: "key", subjectId: name, before: was, after: is } as const;
    await recordAction({ admin, ...entry }, trx);
  };

  return {
    name,
    save: (key, admin, db = shopDatabase()) => {
      const row = {
        sealed: seal(key),
        ending: key.length >= 12 ? key.slice(-4) : "",
        saved_at: new Date().toISOString(),
      };
      return db.transaction().execute(async (trx) => {
        const before = await findState(trx);
        await trx
          .insertInto("provider_keys")
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
          .execute();
        await note("key-saved", before, admin, trx);
      });
    },
    remove: (admin, db = shopDatabase()) =>
      db.transaction().execute(async (trx) => {
        const before = await findState(trx);
        await trx.deleteFrom("provider_keys").where("name", "=", name).execute();
        await note("key-removed", before, admin, trx);
      }),
    find: async (db = shopDatabase()) => {
      const row = await findRow(db);
      return (row && open(row.sealed)) ?? inEnvironment;
    },
    findState,
  };
}
