import { sql, type Kysely } from "kysely";

import type { Db, Reference } from "../engine";
import { fillFoundWords } from "../migrations/found-words";

export async function listReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select tables.name as "from", keys."from" as "column",
    keys."table" as "to", lower(on_delete) as "onDelete"
    from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' order by tables.name, keys."from"`.execute(db);
  return rows;
}

/** The columns of every primary key, in its order. */
export async function listKeys(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`select tables.name as "table",
    columns.name as "column" from sqlite_schema as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.pk > 0 order by tables.name, columns.pk`.execute(db);
  return rows;
}

/** Takes all triggers away and returns how they come back. */
export async function pauseTriggers(trx: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{
    name: string;
    text: string;
  }>`select name, sql as text from sqlite_schema where type = 'trigger' order by rowid`.execute(
    trx,
  );
  for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(trx);
  return async () => {
    for (const { text } of rows) await sql.raw(text).execute(trx);
  };
}

/** Fills the word indexes from tables that were filled without triggers. */
export async function rebuildIndexes(trx: Db): Promise<void> {
  for (const statement of [
    "insert into listings_names (listings_names) values ('rebuild')",
    `insert into order_index_words (rowid, number, full_name, email, phone, city)
      select order_index.id, number, full_name, email, phone, city
      from order_index join orders on orders.id = order_id`,
    `insert into people_words (rowid, email, first_name, last_name, phone)
      select people.id, email, first_name, last_name, coalesce(phone, '')
      from people join users on users.id = user_id`,
    `insert into products_words (rowid, description)
      select listings.id * 8, description from listings join products on products.id = product_id
      union all select listings.id * 8 + case language when 'en' then 1 when 'tr' then 2 when 'bg' then 3
        when 'hu' then 4 when 'it' then 5 when 'fr' then 6 when 'ru' then 7 end, text
      from listings join content_translations on subject_id = product_id
      where subject = 'product' and field = 'description'`,
  ]) {
    await sql.raw(statement).execute(trx);
  }
  await fillFoundWords(trx as unknown as Kysely<unknown>);
}
