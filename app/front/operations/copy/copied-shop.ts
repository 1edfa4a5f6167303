import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";

import { DEFAULT_MIGRATION_TABLE, sql } from "kysely";

import { dataDirectory } from "~/platform/env/env.server";
import { shopStore } from "~db/shop-store.server";

import { listIncluded } from "../backup/manifest";
import { findClockJump } from "../clock.server";

/** Changes with every write to the database and with every file beside it. */
export async function fingerprintShop(): Promise<string> {
  const hash = createHash("sha256").update(await shopStore.fingerprint());
  for (const path of await listIncluded(dataDirectory)) {
    const found = await stat(join(dataDirectory, path), { bigint: true }).catch(() => undefined);
    hash.update(`${path} ${found?.size} ${found?.mtimeNs}\n`);
  }
  return hash.digest("hex");
}

/** The newest migration of the shop's database, and whether its clock waits to be confirmed. */
export async function inspect() {
  const db = shopStore.open(() => undefined);
  try {
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc limit 1`.execute(
      db,
    );
    const jump = await findClockJump(new Date(), db);
    return { schema: rows[0]?.name ?? "", isClockDoubted: jump !== undefined };
  } finally {
    await db.destroy();
  }
}
