import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";

import { migrate } from "~db/migrate";
import {
  countChangesOn,
  countEditsOn,
  endOfTable,
  numbered,
  refusesOn,
} from "~db/migrations/on-both";

import { openEmptyShop, openInMemory } from "../memory-database";

/** As a migration would be written. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("shelves")
    .addColumn("id", "integer", (column) => column.notNull().modifyFront(numbered(db)).primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("depth", "real")
    .addColumn("picture", "blob")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .modifyEnd(endOfTable(db))
    .execute();
  await countChangesOn(db, "shelves", "content_version");
  await countEditsOn(db, "shelves", ["name"]);
  const when = "(select count(*) from shelves) > 2";
  const on = "after insert on shelves";
  await refusesOn(db, { name: "shelves_full", on, when, message: "too many shelves" });
}

test("a later migration does the same on both engines", async () => {
  const outcomes: unknown[] = [];
  for (const db of [await openEmptyShop(), await openInMemory("empty")]) {
    expect(await migrate(db)).toEqual([]);
    await up(db as unknown as Kysely<unknown>);
    const add = (name: string) => sql`insert into shelves (name) values (${name})`.execute(db);
    const version = async () =>
      (await sql<{ version: number }>`select version from content_version`.execute(db)).rows[0]!;
    const before = (await version()).version;
    await add("Ștefan");
    await add("ana");
    expect((await version()).version).toBeGreaterThan(before);
    await expect(add("b")).rejects.toThrow("too many shelves");
    await sql`update shelves set name = 'Z' where name = 'ana'`.execute(db);
    await sql`update shelves set depth = 1.5, picture = ${Buffer.from("x")}`.execute(db);
    const { rows } = await sql`select * from shelves order by name`.execute(db);
    outcomes.push(rows);
  }
  expect(outcomes[0]).toEqual(outcomes[1]);
  expect(outcomes[0]).toMatchObject([
    { id: 2, name: "Z", version: 2 },
    { id: 1, name: "Ștefan" },
  ]);
});
