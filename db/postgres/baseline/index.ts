import { sql, type Kysely } from "kysely";

import { functions } from "./functions";
import { insertFirstRows } from "./rows";
import { indexes, tables } from "./tables";
import { triggers } from "./triggers";
import { words } from "./words";

/** The last of the migrations whose outcome the baseline is; later ones run here too (migrations/on-both.ts). */
export const LAST_OF_BASELINE = "0063_product_questions";

/** Makes in an empty database what all migrations together make on SQLite (tests/postgres/schema.test.ts). */
export async function makeBaseline(db: Kysely<unknown>): Promise<void> {
  await refuseOthers(db);
  for (const text of [functions, tables, indexes, words, triggers]) {
    await sql.raw(text).execute(db);
  }
  await insertFirstRows(db);
}

/** Words are folded by a function that knows UTF-8 alone, and older servers were not tried. */
async function refuseOthers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`select
    current_setting('server_version_num') as version,
    current_setting('server_encoding') as encoding`.execute(db);
  const [{ version, encoding } = { version: "0", encoding: "" }] = rows;
  if (Number(version) < 150_000) throw new Error("The shop needs PostgreSQL 15 or newer.");
  if (encoding === "UTF8") return;
  throw new Error(
    `The database is in ${encoding}. Make one in UTF-8: create database … template template0 encoding 'UTF8'.`,
  );
}
