import { sql } from "kysely";
import { expect, test } from "vitest";

import { listReferences, listTables, type Db } from "~db/engine";

import { listTriggers } from "../engine";
import { openCatalogue, openEmptyShop, openInMemory } from "../memory-database";

const [sqlite, postgres] = [await openInMemory("empty"), await openEmptyShop()];

/** What a query finds, the same text for the same rows. */
async function linesOf(db: Db, statement: string): Promise<string[]> {
  const { rows } = await sql.raw<{ line: string }>(statement).execute(db);
  return rows.map(({ line }) => line).sort();
}

const isOwn = `not like '%\\_words' escape '\\'`;
const ofSqlite = `from sqlite_schema as t where t.type = 'table' and t.sql not like 'CREATE VIRTUAL%'
  and t.name not like 'sqlite_%' and t.name not like 'kysely_%' and (t.name = 'search_words'
  or (t.name not like '%\\_words%' escape '\\' and t.name not like '%\\_names\\_%' escape '\\'))`;
const ofPostgres = `t.relnamespace = 'public'::regnamespace and t.relname not like 'kysely_%'
  and (t.relname = 'search_words' or t.relname ${isOwn})`;

test("both engines have the same tables, columns, types, defaults and nulls", async () => {
  expect(await listTables(postgres)).toEqual(await listTables(sqlite));
  const ours = await linesOf(
    sqlite,
    `select t.name || ' ' || c.cid || ' ' || c.name || ' ' || lower(c.type) || ' ' || c."notnull"
      || ' ' || coalesce(c.dflt_value, '') as line
    from (select name ${ofSqlite}) as t, pragma_table_info(t.name) as c`,
  );
  const theirs = await linesOf(
    postgres,
    `select t.relname || ' ' || (row_number() over (partition by t.oid order by attnum) - 1) || ' '
      || attname || ' ' || case atttypid::regtype::text when 'bigint' then 'integer'
        when 'bytea' then 'blob' when 'double precision' then 'real' else atttypid::regtype::text end
      || ' ' || attnotnull::int || ' '
      || coalesce(regexp_replace(pg_get_expr(adbin, adrelid), '::text$', ''), '') as line
    from pg_class as t join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = t.oid and adnum = attnum
    where t.relkind = 'r' and ${ofPostgres}`,
  );
  expect(theirs).toEqual(ours);
});

test("texts compare by their bytes in every column", async () => {
  const others = await linesOf(
    postgres,
    `select t.relname || '.' || attname as line from pg_class as t
    join pg_attribute on attrelid = t.oid and attnum > 0
    where t.relkind = 'r' and ${ofPostgres} and atttypid = 'text'::regtype
      and attcollation <> '"C"'::regcollation`,
  );
  expect(others).toEqual([]);
});

test("both refuse by as many checks, and by those of the same names", async () => {
  const { rows: tables } = await sql
    .raw<{ name: string; sql: string }>(`select t.name, t.sql ${ofSqlite}`)
    .execute(sqlite);
  const ours = tables.map(({ name, sql: text }) => {
    const named = [...text.matchAll(/constraint (\w+) check/g)].map(([, one]) => one!);
    return [name, text.match(/\bcheck ?\(/g)?.length ?? 0, ...named.sort()].join(" ");
  });
  const theirs = await linesOf(
    postgres,
    `select t.relname || ' ' || count(conname)
      || coalesce(' ' || string_agg(conname, ' ' order by conname)
        filter (where conname not like '%\\_check' and conname !~ '_check[0-9]+$'), '') as line
    from pg_class as t left join pg_constraint on conrelid = t.oid and contype = 'c'
    where t.relkind = 'r' and ${ofPostgres} group by t.oid, t.relname`,
  );
  expect(theirs).toEqual(ours.sort());
});

/** Changes that a check refuses, each of a kind that the engines ask in their own way. */
const refused = [
  ["a day", "update vat_rates set first_day = '2017-1-1'"],
  ["a color", "update materials set color_top = '#F3EFE8'"],
  ["a list of thicknesses", "update materials set thicknesses = '18 25'"],
  ["text that is JSON", "update products set safety = '{'"],
  [
    "at most one of three",
    `insert into withdrawals (id, token, digest, known_by, order_number, full_name, email, statement,
      language, declared_at, accepted_at, refused_at)
    values ('1', '1', '1', 'nothing', '', '', '', '', 'ro', '', 'x', 'x')`,
  ],
];

test.each(refused)("both ask for %s alike", async (_, statement) => {
  for (const db of [await openInMemory("catalogue"), await openCatalogue()]) {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/check constraint/i);
  }
});

test("both keep the same columns unique, and have the same indexes", async () => {
  const ours = await linesOf(
    sqlite,
    `select distinct t.name || ' ' || case i.origin when 'c' then i.name else '' end || ' ' || i."unique" || ' '
      || (select group_concat(coalesce(name, '()')) from pragma_index_info(i.name)) as line
    from (select name ${ofSqlite}) as t, pragma_index_list(t.name) as i
    union select t.name || '  1 ' || c.name from (select name ${ofSqlite}) as t, pragma_table_info(t.name) as c
    where c.pk = 1 and c.type = 'INTEGER'`,
  );
  const theirs = await linesOf(
    postgres,
    `select distinct t.relname || ' ' || case when conname is null then i.relname else '' end || ' '
      || indisunique::int || ' ' || (select string_agg(coalesce(attname, '()'), ',' order by place)
        from unnest(indkey::int[]) with ordinality as keys(number, place)
        left join pg_attribute on attrelid = t.oid and attnum = number and number > 0) as line
    from pg_index join pg_class as t on t.oid = indrelid join pg_class as i on i.oid = indexrelid
    left join pg_constraint on conindid = i.oid and contype in ('p', 'u')
    where ${ofPostgres} and i.relname <> 'listings_names'`,
  );
  expect(theirs).toEqual(ours);
});

test("both have the same references, and do the same with rows whose owner goes", async () => {
  const own = (all: Awaited<ReturnType<typeof listReferences>>) =>
    all
      .filter(({ from }) => !/^(found_entries|order_index|people)_words$/.test(from))
      .map((one) => JSON.stringify(one));
  expect(own(await listReferences(postgres)).sort()).toEqual(
    own(await listReferences(sqlite)).sort(),
  );
});

/** Triggers that one engine alone needs, and why. */
const onlyOnSqlite = [
  // Names are found by an index that keeps itself.
  "listings_names_delete",
  "listings_names_insert",
  "listings_names_update",
  // Counted once a statement on PostgreSQL, after it.
  "new_customers_before_delete",
  "new_customers_before_insert",
  "new_customers_before_update",
];

test("both have the same triggers, on the same tables", async () => {
  const own = (await listTriggers(sqlite)).filter(({ name }) => !onlyOnSqlite.includes(name));
  const lines = (all: { name: string; table: string }[]) =>
    all.map(({ name, table }) => `${name} ${table}`).sort();
  expect(lines(await listTriggers(postgres))).toEqual(lines(own));
});

test("both begin with the same rows", async () => {
  const first = async (db: Db) => {
    const rows: Record<string, unknown[]> = {};
    // How often the first rows were counted does not matter.
    const names = (await listTables(db)).filter((name) => !/^[a-z]+_version$/.test(name));
    for (const name of names) {
      const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        db,
      );
      rows[name] = found.rows.map((row) => ({ ...row, saved_at: "" }));
    }
    return rows;
  };
  expect(await first(postgres)).toEqual(await first(sqlite));
});
