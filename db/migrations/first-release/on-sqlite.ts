import type { Kysely } from "kysely";

import { run } from "../on-both";
import { slotOf } from "./slots";
import { orderWords, peopleWords } from "./words";

const foldedWords = 'tokenize = "unicode61 remove_diacritics 2"';

/** The indexes of words and names, as FTS5 tables. */
export async function createWordTables(db: Kysely<unknown>): Promise<void> {
  for (const { name, columns } of [orderWords, peopleWords]) {
    await run(
      db,
      `create virtual table ${name} using fts5(${columns.join(", ")}, content = '', detail = none,
        ${foldedWords}, prefix = '1 2 3')`,
      `insert into ${name} (${name}, rank) values ('secure-delete', 1)`,
    );
  }
  await run(
    db,
    `create virtual table products_words using fts5(description, content = '', contentless_delete = 1,
      detail = none, ${foldedWords}, prefix = '3 4')`,
    `create virtual table listings_names using fts5(${names.join(", ")}, content = 'listings',
      content_rowid = 'id', tokenize = "trigram case_sensitive 1")`,
  );
}

const names = ["ro", "en", "tr", "bg", "hu", "it", "fr", "ru"].map((code) => `name_${code}`);

/** Every three letters of a listing's names; the names stay in the listing alone. */
export async function createNameTriggers(db: Kysely<unknown>): Promise<void> {
  const values = (row: string) => names.map((name) => `${row}.${name}`).join(", ");
  const list = names.join(", ");
  const add = `insert into listings_names (rowid, ${list}) values (new.id, ${values("new")});`;
  const drop = `insert into listings_names (listings_names, rowid, ${list})
    values ('delete', old.id, ${values("old")});`;
  const isRenamed = names.map((name) => `old.${name} is not new.${name}`).join(" or ");
  const trigger = (change: string) => `create trigger listings_names_${change} after ${change}`;
  await run(
    db,
    `${trigger("insert")} on listings begin ${add} end`,
    `${trigger("delete")} on listings begin ${drop} end`,
    `${trigger("update")} of ${list} on listings when ${isRenamed} begin ${drop} ${add} end`,
  );
}

/**
 * How many addresses ordered for the first time in each slot: an address counts where its first order is, so
 * it is taken out before a change and put back after.
 */
export async function countNewCustomers(db: Kysely<unknown>): Promise<void> {
  const first = (row: string) => `(select min(placed_at) as moment from orders
    where email = ${row}.email and status <> 'cancelled' and is_trial = 0)`;
  const take = (row: string, when: string) => `update new_customers set count = count - 1
    where ${when} and starts_at = (select ${slotOf("moment")} from ${first(row)});`;
  const put = (row: string, when: string) => `insert into new_customers
    select ${slotOf("moment")}, 1 from ${first(row)} where moment is not null and ${when}
    on conflict do update set count = count + 1;`;
  const update = "update of email, placed_at, status on orders";
  const isMoved = "old.email <> new.email";
  const isOther = `when ${isMoved} or old.placed_at <> new.placed_at
    or (old.status = 'cancelled') <> (new.status = 'cancelled')`;
  const name = (when: string) => `create trigger new_customers_${when}`;
  await run(
    db,
    `${name("before_insert")} before insert on orders begin ${take("new", "true")} end`,
    `${name("insert")} after insert on orders begin ${put("new", "true")} end`,
    `${name("before_delete")} before delete on orders begin ${take("old", "true")} end`,
    `${name("delete")} after delete on orders begin ${put("old", "true")} end`,
    `${name("before_update")} before ${update} ${isOther}
      begin ${take("old", "true")} ${take("new", isMoved)} end`,
    `${name("update")} after ${update} ${isOther}
      begin ${put("old", "true")} ${put("new", isMoved)} end`,
  );
}
