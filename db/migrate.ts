import { Migrator } from "kysely";

import type { Db } from "./engine";
import { migrations } from "./migrations";

/**
 * Brings a database to the newest shape and names the migrations that ran. Refuses a database that
 * a newer version of the shop has already changed.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("the migration failed");
  return (results ?? []).map((result) => result.migrationName);
}
