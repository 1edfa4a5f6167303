import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Migration } from "kysely";

import { engineOf, type Db } from "./engine";
import { migrations } from "./migrations";
import { LAST_OF_BASELINE, makeBaseline } from "./postgres/baseline";

/**
 * Migrates a database to the newest schema and returns the names of the migrations that ran. On PostgreSQL
 * the first one makes what those up to the baseline together make on SQLite.
 * Refuses a database that a newer version of the shop has already migrated.
 */
export async function migrate(db: Db): Promise<string[]> {
  await refuseNewer(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrationsFor(db)) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("the migration failed");
  return (results ?? []).map((result) => result.migrationName);
}

function migrationsFor(db: Db): Record<string, Migration> {
  if (engineOf(db).name === "sqlite") return migrations;
  const names = Object.keys(migrations).sort();
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      name > LAST_OF_BASELINE
        ? migrations[name]!
        : { up: index === 0 ? makeBaseline : () => Promise.resolve() },
    ]),
  );
}

/** The migrations that a database still lacks. Refuses one that a newer version has migrated. */
export async function listPending(db: Db): Promise<string[]> {
  await refuseNewer(db);
  const done = await listDone(db);
  return Object.keys(migrations).filter((name) => !done.includes(name));
}

/**
 * The migrations that are missing before the last one that was made, a line each: each was made after those
 * before it, so that its name is lost.
 */
export async function listGaps(db: Db): Promise<string[]> {
  const done = await listDone(db);
  const last = [...done].sort().at(-1) ?? "";
  const missing = Object.keys(migrations).filter((name) => name < last && !done.includes(name));
  return missing.map((name) => `the migration ${name} is not in its list`);
}

async function listDone(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const done = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return done.rows.map(({ name }) => name);
}

async function refuseNewer(db: Db): Promise<void> {
  const unknown = (await listDone(db)).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new Error(
    `The database was changed by a newer version of the shop (${unknown.join(", ")}). ` +
      "Start that version, or put an older backup in its place.",
  );
}
