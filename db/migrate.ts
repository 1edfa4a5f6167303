import { DEFAULT_MIGRATION_TABLE, Migrator, sql } from "kysely";

import type { Db } from "./sqlite/engine";
import { migrations } from "./migrations";

/**
 * Migrates a database to the newest schema and returns the names of the migrations that ran.
 * Refuses a database that a newer version of the shop has already migrated.
 */
export async function migrate(db: Db): Promise<string[]> {
  await refuseNewer(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("the migration failed");
  return (results ?? []).map((result) => result.migrationName);
}

async function refuseNewer(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const done = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const unknown = done.rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new Error(
    `The database was changed by a newer version of the shop (${unknown.join(", ")}). ` +
      "Start that version, or put an older backup in its place.",
  );
}
