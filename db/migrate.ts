import { Migrator } from "kysely";

import { carryOver, isOfBefore, isOlder, listDone, refuseOlder } from "./carry-over/carry-over";
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
 * The migrations that are missing in the list of a database with tables, a line each: the first one, and those
 * before the last one that was made, were made there, so that their names are lost. What a shop of before the
 * first release had is not looked at.
 */
export async function listGaps(db: Db): Promise<string[]> {
  const done = await listDone(db);
  const [first, ...others] = Object.keys(migrations).sort();
  if (isOlder(done) || (await listTables(db)).length === 0) return [];
  const last = [...done].sort().at(-1) ?? "";
  const made = [first, ...others.filter((name) => name < last)];
  return made
    .filter((name) => !done.includes(name!))
    .map((name) => `the migration ${name} is not in its list`);
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
