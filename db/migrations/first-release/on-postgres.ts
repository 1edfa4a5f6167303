import { sql, type Kysely } from "kysely";

import { run } from "../on-both";
import { slotOf } from "./slots";

/** Words are folded by a function that knows UTF-8 alone, and older servers were not tried. */
export async function refuseOthers(db: Kysely<unknown>): Promise<void> {
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

/** What checks and triggers of many tables share; made anew where it is there. */
export async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await run(db, "create extension if not exists pg_trgm", functions);
}

const functions = String.raw`
create or replace function is_json(content text) returns boolean
language plpgsql immutable strict parallel safe as $$
begin
  perform content::json;
  return true;
exception when others then
  return false;
end $$;

create or replace function instant_now() returns text
language sql volatile as $$
  select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Counts one change for a transaction, however many rows it changes: each further one would have to
-- pass all the older versions of the counter's row. Other processes hear of it when it is committed.
create or replace function note_change(counter text) returns void language plpgsql as $$
begin
  if coalesce(current_setting('shop.' || counter, true), '') <> pg_current_xact_id()::text then
    execute format('update %I set version = version + 1', counter);
    perform set_config('shop.' || counter, pg_current_xact_id()::text, true);
    perform pg_notify('shop_changes', '');
  end if;
end $$;

create or replace function count_change() returns trigger language plpgsql as $$
begin
  perform note_change(tg_argv[0]);
  return null;
end $$;

create or replace function count_edit() returns trigger language plpgsql as $$
begin
  new.version := new.version + 1;
  return new;
end $$;

create or replace function refuse() returns trigger language plpgsql as $$
begin
  raise exception using message = tg_argv[0];
end $$;

create or replace function fold_words(words text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    lower(regexp_replace(normalize(words, nfkd), '[\u0300-\u036f]', '', 'g') collate "C"),
    'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩĐŁØÆŒŦĦ',
    'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґαβγδεζηθικλμνξοπρστυφχψωđłøæœŧħ'
  )
$$;

create or replace function split_words(words text) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select distinct left(word, 200)
    from regexp_split_to_table(
      fold_words(words),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u2e00-\u2e7f\u3000-\u303f\ufffd]+'
    ) as word
    where word <> ''
  )
$$;

create or replace function words_of(words text) returns tsvector
language sql immutable strict parallel safe as $$
  select array_to_tsvector(split_words(words))
$$;

create or replace function beginnings_of(words text) returns tsquery
language sql immutable strict parallel safe as $$
  select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')::tsquery
  from unnest(split_words(words)) as word
$$;
`;

/**
 * The word indexes. Where SQLite has FTS5 tables, here a table holds each row's words as lexemes: folded,
 * without diacritics, cut at whatever is no letter or digit, so that an address of mail is three words.
 * They are found by their beginnings. Names are searched by every three letters, by the extension pg_trgm.
 */
export async function createWordTables(db: Kysely<unknown>): Promise<void> {
  await run(db, wordTables);
}

const wordTables = `
create table order_index_words (
  id bigint primary key references order_index on delete cascade,
  words tsvector not null
);
create index order_index_words_words on order_index_words using gin (words);

create table people_words (
  id bigint primary key references people on delete cascade,
  words tsvector not null
);
create index people_words_words on people_words using gin (words);

-- Numbered as on SQLite: eight times the listing's id, and the language.
create table products_words (
  id bigint primary key,
  words tsvector not null
);
create index products_words_words on products_words using gin (words);

create index listings_names on listings using gin (
  name_ro gin_trgm_ops, name_en gin_trgm_ops, name_tr gin_trgm_ops, name_bg gin_trgm_ops,
  name_hu gin_trgm_ops, name_it gin_trgm_ops, name_fr gin_trgm_ops, name_ru gin_trgm_ops
);
`;

/**
 * How many addresses ordered for the first time in each slot. Once a statement, from what it changed: a trigger
 * for each row would see rows of the same statement, of the same customer, half changed.
 */
export async function countNewCustomers(db: Kysely<unknown>): Promise<void> {
  const counts = "status <> 'cancelled' and is_trial = 0";
  const rows = { insert: "new table as new_rows", delete: "old table as old_rows" };
  const tables = { ...rows, update: `${rows.delete} ${rows.insert}` };
  await run(
    db,
    `create function new_customers() returns trigger language plpgsql as $$
      declare
        addresses text[];
        earlier text[];
        later text[];
      begin
        if tg_op = 'INSERT' then
          addresses := array(select distinct email from new_rows);
          earlier := array(select min(placed_at) from orders where email = any (addresses)
            and id not in (select id from new_rows) and ${counts} group by email);
        elsif tg_op = 'UPDATE' then
          addresses := array(select unnest(array[old_rows.email, new_rows.email])
            from old_rows join new_rows using (id)
            where old_rows.email <> new_rows.email or old_rows.placed_at <> new_rows.placed_at
              or (old_rows.status = 'cancelled') <> (new_rows.status = 'cancelled'));
          if addresses = '{}' then return null; end if;
          earlier := array(select min(placed_at) from (
            select email, placed_at, status, is_trial from orders where email = any (addresses)
              and id not in (select id from new_rows)
            union all select email, placed_at, status, is_trial from old_rows
              where email = any (addresses)) as before where ${counts} group by email);
        else
          addresses := array(select distinct email from old_rows);
          earlier := array(select min(placed_at) from (
            select email, placed_at, status, is_trial from orders where email = any (addresses)
            union all select email, placed_at, status, is_trial from old_rows) as before
            where ${counts} group by email);
        end if;
        later := array(select min(placed_at) from orders where email = any (addresses)
          and ${counts} group by email);
        update new_customers set count = new_customers.count - gone.count
          from (select ${slotOf("moment")} as slot, count(*) as count from unnest(earlier) as moment
            group by ${slotOf("moment")}) as gone
          where starts_at = gone.slot;
        insert into new_customers select ${slotOf("moment")}, count(*) from unnest(later) as moment
          group by ${slotOf("moment")}
          on conflict (starts_at) do update set count = new_customers.count + excluded.count;
        return null;
      end $$`,
  );
  for (const change of ["insert", "update", "delete"] as const) {
    await run(
      db,
      `create trigger new_customers_${change} after ${change} on orders
        referencing ${tables[change]} for each statement execute function new_customers()`,
    );
  }
}
