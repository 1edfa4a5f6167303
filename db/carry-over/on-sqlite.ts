import { sql, type Kysely } from "kysely";

import { tablesOf } from "../migrations/0001_first_release";
import { run } from "../migrations/on-both";
import { renamed } from "./renamed";

/** Takes all triggers away and renames tables; their indexes, whose names cannot be changed, are made anew. */
export async function renameOnSqlite(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; name: string; table: string }>`select type, name,
    tbl_name as "table" from sqlite_schema where sql is not null`.execute(db);
  for (const { type, name, table } of rows) {
    if (type === "trigger") await run(db, `drop trigger ${name}`);
    if (type === "index" && table in renamed) await run(db, `drop index ${name}`);
  }
  for (const [before, now] of Object.entries(renamed)) {
    await run(db, `alter table ${before} rename to ${now}`);
  }
  const statements = tablesOf("sqlite").filter((statement) => {
    const [, table = ""] = /^create (?:unique )?index \w+ on (\w+)/.exec(statement) ?? [];
    return Object.values(renamed).includes(table);
  });
  await run(db, ...statements);
}
