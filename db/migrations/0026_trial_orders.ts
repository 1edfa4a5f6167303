import { sql, type Kysely } from "kysely";

/**
 * Orders of a shop that is not open yet are on trial: lists show them marked, and sums and reports
 * leave them out.
 *
 * Orders of before were never said to be on trial, so they are not. A shop that has taken orders and
 * sells nothing of the sample catalogue has been in business without saying so: it counts as open
 * since its first order, which also asks its administrators for a second factor. One that still sells
 * samples is on trial from now on, and keeps its orders when it opens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table orders add column is_trial integer not null default 0 check (is_trial in (0, 1))`,
    `alter table ledger add column is_trial integer not null default 0 check (is_trial in (0, 1))`,
    "create index ledger_trial on ledger (id) where is_trial = 1",
    "create index orders_trial on orders (id) where is_trial = 1",
    `create trigger ledger_trial after insert on ledger
      when exists (select 1 from orders where id = new.order_id and is_trial = 1)
      begin update ledger set is_trial = 1 where id = new.id; end`,
    `insert into settings (name, value, updated_at)
      select 'opening', json_object('openedAt', min(placed_at)), strftime('%Y-%m-%dT%H:%M:%fZ')
      from orders
      where not exists (select 1 from products where is_sample = 1)
        and not exists (select 1 from settings where name = 'opening'
          and json_extract(value, '$.openedAt') is not null)
      having count(*) > 0
      on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`,
  );
  await sumRealOrders(db);
  await countRealCustomers(db);
}

/** The sums of 0013_ledger, of orders that are not on trial. */
async function sumRealOrders(db: Kysely<unknown>): Promise<void> {
  const add = `insert into order_sums values (${slot("new.placed_at")}, new.status,
      new.payment_status, 1, new.total_bani, new.paid_bani)
    on conflict do update set count = count + 1, total_bani = total_bani + excluded.total_bani,
      paid_bani = paid_bani + excluded.paid_bani;`;
  const key = `starts_at = ${slot("old.placed_at")} and status = old.status
    and payment_status = old.payment_status`;
  const take = `update order_sums set count = count - 1, total_bani = total_bani - old.total_bani,
      paid_bani = paid_bani - old.paid_bani where ${key};
    delete from order_sums where ${key} and count = 0;`;
  await run(
    db,
    ...["insert", "delete", "update"].map((change) => `drop trigger order_sums_${change}`),
    `create trigger order_sums_insert after insert on orders when new.is_trial = 0
      begin ${add} end`,
    `create trigger order_sums_delete after delete on orders when old.is_trial = 0
      begin ${take} end`,
    `create trigger order_sums_update
      after update of placed_at, status, payment_status, total_bani, paid_bani on orders
      when old.is_trial = 0
      begin ${take} ${add} end`,
  );
}

/** An address counts where its first order is that is neither cancelled nor on trial. */
async function countRealCustomers(db: Kysely<unknown>): Promise<void> {
  const changes = ["insert", "delete", "update"];
  for (const name of changes.flatMap((change) => [`before_${change}`, change])) {
    await run(db, `drop trigger new_customers_${name}`);
  }
  const first = (row: string) => `(select min(placed_at) as moment from orders
    where email = ${row}.email and status <> 'cancelled' and is_trial = 0)`;
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
