import { sql, type Kysely } from "kysely";

/**
 * A cancelled order makes nobody a customer: an address counts where its first order is that is not
 * cancelled, and not at all while every one is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const changes = ["insert", "delete", "update"];
  for (const name of changes.flatMap((change) => [`before_${change}`, change])) {
    await run(db, `drop trigger new_customers_${name}`);
  }
  const first = (row: string) => `(select min(placed_at) as moment from orders
    where email = ${row}.email and status <> 'cancelled')`;
  const take = (row: string, when = "1") =>
    `update new_customers set count = count - 1
      where ${when} and starts_at = (select ${slot("moment")} from ${first(row)});`;
  const put = (row: string, when = "1") =>
    `insert into new_customers select ${slot("moment")}, 1 from ${first(row)}
      where moment is not null and ${when} on conflict do update set count = count + 1;`;
  const isOther = "old.email <> new.email";
  const update = "update of email, placed_at, status on orders";
  const isChanged = `when ${isOther} or old.placed_at <> new.placed_at
    or (old.status = 'cancelled') <> (new.status = 'cancelled')`;
  await run(
    db,
    "delete from new_customers",
    `insert into new_customers select ${slot("moment")}, count(*) from
      (select min(placed_at) as moment from orders where status <> 'cancelled' group by email)
      group by 1`,
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

/** The slot of a day that an instant is in (0013_ledger). */
const slot = (moment: string) =>
  `substr(${moment}, 1, 11) || case when substr(${moment}, 12, 2) < '21' then '00'
    else min(substr(${moment}, 12, 2), '22') end`;

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
