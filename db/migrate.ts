import { Migrator } from "kysely";

import { carryOver, isOfBefore, listDone, refuseOlder } from "./carry-over/carry-over";
import { listTables, type Db } from "./engine";
import { migrations } from "./migrations";

/**
 * Migrates a database to the newest schema and returns the names of the migrations that ran; a shop of before
 * the first release is carried over to it. Refuses a database of an even older version, and one that a newer
 * version of the shop has already migrated. What fails leaves the database as it was.
 */
export async function migrate(db: Db): Promise<string[]> {
  refuseOthers(await listDone(db));
  const isCarriedOver = await carryOver(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("the migration failed");
  const ran = (results ?? []).map((result) => result.migrationName);
  return isCarriedOver ? [Object.keys(migrations)[0]!, ...ran] : ran;
}

/** The migrations that a database still lacks. Refuses one that this version cannot migrate. */
export async function listPending(db: Db): Promise<string[]> {
  const done = await listDone(db);
  refuseOthers(done);
  return Object.keys(migrations).filter((name) => !done.includes(name));
}

/**
 * What is missing in a database's list of migrations, a line each: each was made after those before it, so that
 * a name is lost that stands before another one, and the whole list where there are tables and no names.
 */
export async function listGaps(db: Db): Promise<string[]> {
  const done = await listDone(db);
  if (done.length === 0 && (await listTables(db)).length > 0) {
    return ["its list of migrations is empty"];
  }
  const last =
    done
      .filter((name) => name in migrations)
      .sort()
      .at(-1) ?? "";
  const missing = Object.keys(migrations).filter((name) => name < last && !done.includes(name));
  return missing.map((name) => `the migration ${name} is not in its list`);
}

function refuseOthers(done: string[]): void {
  refuseOlder(done);
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length === 0 || isOfBefore(done)) return;
  throw new Error(
    `The database was changed by a newer version of the shop (${unknown.join(", ")}). ` +
      "Start that version, or put an older backup in its place.",
  );
}
