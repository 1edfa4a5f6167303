import type { Kysely } from "kysely";

import { doesOn, engineIn, isOther } from "../on-both";
import { slotOf } from "./slots";
import { addWordsIn, dropWordsIn, orderWords } from "./words";

/** What the office asks of all orders at once, kept in step by the orders themselves. */
export async function createOrderTriggers(db: Kysely<unknown>): Promise<void> {
  await indexOrders(db);
  await sumOrders(db);
  await doesOn(db, {
    name: "discount_uses_counted",
    on: "after insert on discount_uses",
    statements: "update discounts set uses = uses + 1 where id = new.discount_id;",
  });
  await doesOn(db, {
    name: "discount_uses_returned",
    on: "after delete on discount_uses",
    statements: "update discounts set uses = uses - 1 where id = old.discount_id;",
  });
  await doesOn(db, {
    name: "discount_uses_of_cancelled",
    on: "after update of status on orders",
    when: "new.status = 'cancelled'",
    statements: "delete from discount_uses where order_id = new.id;",
  });
}

const states = ["status", "payment_status", "total_bani", "paid_bani"];

/**
 * A narrow row for each order, numbered by the microsecond in which it was placed, of which the last three
 * digits tell apart orders of one millisecond: each at its instant, or right behind the one before where that
 * is taken.
 */
async function indexOrders(db: Kysely<unknown>): Promise<void> {
  const instant =
    engineIn(db) === "postgres"
      ? "round(extract(epoch from new.placed_at::timestamptz) * 1000)::bigint * 1000"
      : "cast(round(unixepoch(new.placed_at, 'subsec') * 1000) as integer) * 1000";
  const numberOf = (row: string) => `(select id from order_index where order_id = ${row}.id)`;
  const enter = `insert into order_index (id, order_id, ${states.join(", ")}, is_trial)
    values (
      coalesce((select taken.id + 1 from order_index as taken where taken.id >= ${instant}
        and exists (select 1 from order_index where id = ${instant})
        and not exists (select 1 from order_index as next where next.id = taken.id + 1)
        order by taken.id limit 1), ${instant}),
      new.id, ${states.map((state) => `new.${state}`).join(", ")}, new.is_trial);
    ${addWordsIn(db, orderWords, { row: "new", number: numberOf("new") })}`;
  const strike = `${dropWordsIn(db, orderWords, { row: "old", number: numberOf("old") })}
    delete from order_index where order_id = old.id;`;
  const entered = ["placed_at", ...orderWords.columns];
  const update = `update of ${entered.join(", ")} on orders`;
  const when = isOther(entered);
  const name = (change: string) => `order_index_${change}`;
  await doesOn(db, { name: name("insert"), on: "after insert on orders", statements: enter });
  await doesOn(db, { name: name("delete"), on: "before delete on orders", statements: strike });
  await doesOn(db, { name: name("strike"), on: `before ${update}`, when, statements: strike });
  await doesOn(db, { name: name("enter"), on: `after ${update}`, when, statements: enter });
  await doesOn(db, {
    name: name("update"),
    on: `after update of ${states.join(", ")} on orders`,
    statements: `update order_index
      set ${states.map((state) => `${state} = new.${state}`).join(", ")} where order_id = new.id;`,
  });
}

/** What orders come to in each slot; those of the trial are left out. */
async function sumOrders(db: Kysely<unknown>): Promise<void> {
  const add = `insert into order_sums values (${slotOf("new.placed_at")}, new.status,
      new.payment_status, 1, new.total_bani, new.paid_bani)
    on conflict (starts_at, status, payment_status) do update set count = order_sums.count + 1,
      total_bani = order_sums.total_bani + excluded.total_bani,
      paid_bani = order_sums.paid_bani + excluded.paid_bani;`;
  const isOfOld = `starts_at = ${slotOf("old.placed_at")} and status = old.status
    and payment_status = old.payment_status`;
  const drop = `update order_sums set count = count - 1, total_bani = total_bani - old.total_bani,
      paid_bani = paid_bani - old.paid_bani where ${isOfOld};
    delete from order_sums where ${isOfOld} and count = 0;`;
  await doesOn(db, {
    name: "order_sums_insert",
    on: "after insert on orders",
    when: "new.is_trial = 0",
    statements: add,
  });
  await doesOn(db, {
    name: "order_sums_delete",
    on: "after delete on orders",
    when: "old.is_trial = 0",
    statements: drop,
  });
  await doesOn(db, {
    name: "order_sums_update",
    on: `after update of placed_at, ${states.join(", ")} on orders`,
    when: "old.is_trial = 0",
    statements: drop + add,
  });
}
