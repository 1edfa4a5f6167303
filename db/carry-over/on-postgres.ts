import { sql, type Kysely } from "kysely";

import { createFunctions } from "../migrations/first-release/on-postgres";
import { run } from "../migrations/on-both";
import { nameNow, renamed } from "./renamed";

/** Takes all triggers away with their functions, and renames tables with what is named after them. */
export async function renameOnPostgres(db: Kysely<unknown>): Promise<void> {
  const functions = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype`.execute(
    db,
  );
  for (const { name } of functions.rows) await run(db, `drop function ${name} cascade`);
  await run(db, "drop function slot_of(text)");
  await createFunctions(db);
  for (const table of Object.keys(renamed) as (keyof typeof renamed)[]) {
    await run(db, `alter table ${table} rename to ${renamed[table]}`);
    for (const { kind, name } of await listNamedAfter(table, db)) {
      const now = nameNow(name, table);
      await run(
        db,
        kind === "constraint"
          ? `alter table ${renamed[table]} rename constraint ${name} to ${now}`
          : `alter ${kind} ${name} rename to ${now}`,
      );
    }
  }
}

interface Named {
  kind: "constraint" | "index" | "sequence";
  name: string;
}

/** What is still called after a table's name of before. An index of a constraint is renamed with it. */
async function listNamedAfter(table: keyof typeof renamed, db: Kysely<unknown>): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select 'constraint' as kind, conname as name from pg_constraint
      where conrelid = ${renamed[table]}::regclass and starts_with(conname, ${`${table}_`})
    union all select 'index', relname from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = ${renamed[table]}::regclass and starts_with(relname, ${`${table}_`})
        and not exists (select 1 from pg_constraint where conindid = indexrelid)
    union all select 'sequence', relname from pg_class
      where relkind = 'S' and relnamespace = current_schema()::regnamespace
        and relname = ${`${table}_id_seq`}`.execute(db);
  return rows;
}
