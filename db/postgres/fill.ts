import { sql, type Kysely } from "kysely";

import { listTables, type Db, type Reference } from "../engine";
import { fillFoundWords } from "../migrations/found-words";

export async function listReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select own.relname as "from", attname as "column",
    other.relname as "to", case confdeltype when 'c' then 'cascade' when 'n' then 'set null'
      else 'no action' end as "onDelete"
    from pg_constraint join pg_class as own on own.oid = conrelid
    join pg_class as other on other.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and own.relnamespace = current_schema()::regnamespace
    order by own.relname, attname`.execute(db);
  return rows;
}

/** The columns of every primary key, in its order. */
export async function listKeys(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`select relname as "table",
    attname as "column" from pg_index join pg_class on pg_class.oid = indrelid,
    unnest(indkey::int[]) with ordinality as keys(number, place)
    join pg_attribute on attnum = number
    where indisprimary and attrelid = indrelid and relnamespace = current_schema()::regnamespace
    order by relname, place`.execute(db);
  return rows;
}

/** Lets no trigger of ours run until the returned function is called; references are still checked. */
export async function pauseTriggers(trx: Db): Promise<() => Promise<void>> {
  const tables = await listTables(trx);
  const each = async (change: "disable" | "enable") => {
    for (const name of tables) {
      await sql`alter table ${sql.table(name)} ${sql.raw(change)} trigger user`.execute(trx);
    }
  };
  await each("disable");
  return () => each("enable");
}

/** Fills the word indexes from tables that were filled without triggers, and lets numbers go on. */
export async function rebuildIndexes(trx: Db): Promise<void> {
  for (const statement of [
    `insert into order_index_words select order_index.id,
      words_of(concat_ws(' ', number, full_name, email, phone, city))
      from order_index join orders on orders.id = order_id`,
    `insert into people_words select people.id,
      words_of(concat_ws(' ', email, first_name, last_name, phone))
      from people join users on users.id = user_id`,
    `insert into products_words select listings.id * 8, words_of(description)
      from listings join products on products.id = product_id`,
    `insert into products_words select listings.id * 8 + array_position(
        array['ro', 'en', 'tr', 'bg', 'hu', 'it', 'fr', 'ru'], language::text) - 1, words_of(text)
      from listings join content_translations on subject_id = product_id
      where subject = 'product' and field = 'description'`,
  ]) {
    await sql.raw(statement).execute(trx);
  }
  await fillFoundWords(trx as unknown as Kysely<unknown>);
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    join pg_attribute on attrelid = pg_class.oid
    where attidentity = 'd' and relnamespace = current_schema()::regnamespace`.execute(trx);
  for (const { name } of rows) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce(max(id), 1), max(id) is not null)
      from ${sql.table(name)}`.execute(trx);
  }
}
