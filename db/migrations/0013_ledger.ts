import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";
import { addWords, createWordNumbers, dropWords } from "./helpers";

const orderWords = ["number", "full_name", "email", "phone", "city"];
const userWords = ["email", "first_name", "last_name", "phone"];

/**
 * What the back office asks of all orders at once, kept in step by the orders themselves: a narrow
 * row for each, numbered by when it was placed, its words, the sums of each stretch of a day, and
 * who ordered for the first time. People with an account are numbered too, for the index of their
 * words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await dropOldIndexes(db);
  await createLedger(db);
  await createPeople(db);
  await createSums(db);
  await createNewCustomers(db);
  await countOrderChanges(db);
}

/**
 * Those of words found a changed row by reading all of them, and a list had to look up each match
 * twice. The others gave the orders' lists, which now are read from the ledger.
 */
async function dropOldIndexes(db: Kysely<unknown>): Promise<void> {
  for (const table of ["orders", "users"]) {
    for (const change of ["insert", "delete", "update"]) {
      await run(db, `drop trigger ${table}_words_${change}`);
    }
    await run(db, `drop table ${table}_words`);
  }
  for (const list of ["newest", "placed", "status", "payment"])
    await run(db, `drop index orders_${list}`);
}

/** An instant's number: microseconds, of which the last three tell apart orders of a millisecond. */
const instant = (row: string) =>
  `cast(round(unixepoch(${row}.placed_at, 'subsec') * 1000) as integer) * 1000`;

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ledger")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) => column.notNull().unique().references("orders.id"))
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("payment_status", "text", (column) => column.notNull())
    .addColumn("total_bani", "integer", (column) => column.notNull())
    .addColumn("paid_bani", "integer", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await createWordNumbers(db, "ledger_words", orderWords);

  const states = ["status", "payment_status", "total_bani", "paid_bani"];
  const values = (row: string) => states.map((state) => `${row}.${state}`).join(", ");
  // The next free number, should there be several of the same millisecond.
  const enter = `insert into ledger (id, order_id, ${states.join(", ")}) values (
      coalesce((select taken.id + 1 from ledger as taken where taken.id >= ${instant("new")}
        and exists (select 1 from ledger where id = ${instant("new")})
        and not exists (select 1 from ledger as next where next.id = taken.id + 1)
        order by taken.id limit 1), ${instant("new")}),
      new.id, ${values("new")});
    ${addWords("ledger_words", orderWords, "new", numberOf("ledger", "order_id", "new"))}`;
  const strike = `${dropWords("ledger_words", orderWords, "old", numberOf("ledger", "order_id", "old"))}
    delete from ledger where order_id = old.id;`;
  const entered = ["placed_at", ...orderWords];
  await run(
    db,
    // Each at its instant, or right behind the one before where that is taken.
    `insert into ledger (id, order_id, ${states.join(", ")})
      select max(instant - place) over (order by place) + place, id, ${states.join(", ")}
      from (select *, ${instant("orders")} as instant,
        row_number() over (order by placed_at, rowid) as place from orders)
      order by place`,
    `insert into ledger_words (rowid, ${orderWords.join(", ")})
      select ledger.id, ${orderWords.join(", ")} from ledger
      join orders on orders.id = ledger.order_id order by ledger.id`,
    "create index ledger_status on ledger (status)",
    "create index ledger_payment on ledger (payment_status)",
    `create trigger ledger_insert after insert on orders begin ${enter} end`,
    `create trigger ledger_delete before delete on orders begin ${strike} end`,
    `create trigger ledger_strike before update of ${entered.join(", ")} on orders
      when ${changed(entered)} begin ${strike} end`,
    `create trigger ledger_enter after update of ${entered.join(", ")} on orders
      when ${changed(entered)} begin ${enter} end`,
    `create trigger ledger_update after update of ${states.join(", ")} on orders begin
      update ledger set ${states.map((state) => `${state} = new.${state}`).join(", ")}
      where order_id = new.id;
    end`,
  );
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("people")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().unique().references("users.id"))
    .modifyEnd(strict())
    .execute();
  await createWordNumbers(db, "people_words", userWords);
  const number = (row: string) => numberOf("people", "user_id", row);
  const drop = dropWords("people_words", userWords, "old", number("old"));
  const add = addWords("people_words", userWords, "new", number("new"));
  await run(
    db,
    "insert into people (user_id) select id from users order by created_at",
    `insert into people_words (rowid, ${userWords.join(", ")})
      select people.id, ${userWords.map((word) => `coalesce(${word}, '')`).join(", ")}
      from people join users on users.id = people.user_id order by people.id`,
    `create trigger people_insert after insert on users begin
      insert into people (user_id) values (new.id); ${add}
    end`,
    `create trigger people_delete before delete on users begin
      ${drop} delete from people where user_id = old.id;
    end`,
    `create trigger people_update after update of ${userWords.join(", ")} on users
      when ${changed(userWords)} begin ${drop} ${add} end`,
  );
}

/**
 * A day in Bucharest begins at nine or at ten in the evening of Greenwich, so that each of its days
 * is made of whole stretches that begin at midnight, at nine and at ten.
 */
const stretch = (moment: string) =>
  `substr(${moment}, 1, 11) || case when substr(${moment}, 12, 2) < '21' then '00'
    else min(substr(${moment}, 12, 2), '22') end`;

async function createSums(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_sums")
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("payment_status", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("total_bani", "integer", (column) => column.notNull())
    .addColumn("paid_bani", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_sums_key", ["starts_at", "status", "payment_status"])
    .modifyEnd(strict())
    .execute();
  const add = `insert into order_sums values (${stretch("new.placed_at")}, new.status,
      new.payment_status, 1, new.total_bani, new.paid_bani)
    on conflict do update set count = count + 1, total_bani = total_bani + excluded.total_bani,
      paid_bani = paid_bani + excluded.paid_bani;`;
  const key = `starts_at = ${stretch("old.placed_at")} and status = old.status
    and payment_status = old.payment_status`;
  const take = `update order_sums set count = count - 1, total_bani = total_bani - old.total_bani,
      paid_bani = paid_bani - old.paid_bani where ${key};
    delete from order_sums where ${key} and count = 0;`;
  await run(
    db,
    `insert into order_sums select ${stretch("placed_at")}, status, payment_status, count(*),
      sum(total_bani), sum(paid_bani) from orders group by 1, 2, 3`,
    `create trigger order_sums_insert after insert on orders begin ${add} end`,
    `create trigger order_sums_delete after delete on orders begin ${take} end`,
    `create trigger order_sums_update
      after update of placed_at, status, payment_status, total_bani, paid_bani on orders
      begin ${take} ${add} end`,
  );
}

/** How many addresses ordered for the first time in each stretch: none of them is written down. */
async function createNewCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("new_customers")
    .addColumn("starts_at", "text", (column) => column.primaryKey().notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  const first = (row: string) =>
    `(select min(placed_at) as moment from orders where email = ${row}.email)`;
  // An address counts where its first order is: it is taken out before a change, put back after.
  const take = (row: string, when = "1") =>
    `update new_customers set count = count - 1
      where ${when} and starts_at = (select ${stretch("moment")} from ${first(row)});`;
  const put = (row: string, when = "1") =>
    `insert into new_customers select ${stretch("moment")}, 1 from ${first(row)}
      where moment is not null and ${when} on conflict do update set count = count + 1;`;
  const isOther = "old.email <> new.email";
  const update = "update of email, placed_at on orders";
  const isChanged = `when ${changed(["email", "placed_at"])}`;
  await run(
    db,
    `insert into new_customers select ${stretch("moment")}, count(*)
      from (select min(placed_at) as moment from orders group by email) group by 1`,
    `create trigger new_customers_before_insert before insert on orders begin ${take("new")} end`,
    `create trigger new_customers_insert after insert on orders begin ${put("new")} end`,
    `create trigger new_customers_before_delete before delete on orders begin ${take("old")} end`,
    `create trigger new_customers_delete after delete on orders begin ${put("old")} end`,
    `create trigger new_customers_before_update before ${update} ${isChanged}
      begin ${take("old")} ${take("new", isOther)} end`,
    `create trigger new_customers_update after ${update} ${isChanged}
      begin ${put("old")} ${put("new", isOther)} end`,
  );
}

/** Kept in memory is what was read under the same number. */
async function countOrderChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("orders_version")
    .addColumn("version", "integer", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await run(db, "insert into orders_version values (1)");
  for (const table of ["orders", "order_lines"]) {
    for (const change of ["insert", "update", "delete"]) {
      await run(
        db,
        `create trigger orders_version_${table}_${change} after ${change} on ${table} begin
          update orders_version set version = version + 1;
        end`,
      );
    }
  }
}

function numberOf(table: string, column: string, row: string): string {
  return `(select id from ${table} where ${column} = ${row}.id)`;
}

function changed(columns: string[]): string {
  return columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
}

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
