import { beginWeek } from "~/front/operations/sample-week.server";
import { liveWeek } from "~/front/operations/sample-week/live-week";
import { listTables, type Db } from "~db/engine";
import { adapterOf } from "~db/sqlite/dialect";

import { isOnPostgres } from "../engine";
import { openOnDisk, openBytes } from "../memory-database";

/** Fills a shop with the week up to an instant. */
export async function fillWeek(db: Db, now = new Date()): Promise<number> {
  return liveWeek(await beginRun(db), now, db);
}

/** Begins a week; its run. */
export async function beginRun(db: Db): Promise<number> {
  const begun = await beginWeek(async () => {}, db);
  if (begun.kind !== "begun") throw new Error(begun.kind);
  return begun.run;
}

let bytes: Buffer | undefined;

/** A shop of its own with the week up to this instant, which is lived once for all of a file's tests. */
export async function openLivedIn(now: Date): Promise<Db> {
  if (!isOnPostgres && bytes) return openBytes(bytes);
  const db = await openOnDisk();
  await fillWeek(db, now);
  if (!isOnPostgres) bytes = adapterOf(db).database.serialize();
  return db;
}

/**
 * What counts how often something was written; the audit log, which tells of the press itself, and the texts that
 * orders accepted, both of which are kept for good.
 */
const written = [
  "accepted_texts",
  "audit_log",
  "catalogue_version",
  "content_version",
  "orders_version",
];

/** All that a shop holds, row by row. */
export async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const tables = (await listTables(db)).filter((table) => !written.includes(table));
  const content: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as "users")
      .selectAll()
      .execute();
    content[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return content;
}
