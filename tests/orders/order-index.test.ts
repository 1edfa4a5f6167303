import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { expect, test } from "vitest";

import { listUsers } from "~/people/identity/front/user-list.server";
import { listOrders } from "~/sales/orders/office-order-list.server";
import { readOrderFilter } from "~/sales/orders/order-filter";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { openEmptyShop, openInMemory } from "../memory-database";
import { addPerson } from "../people";

const statuses: OrderStatus[] = ["new", "confirmed", "delivered", "cancelled"];
const emails = ["ana@example.com", "ion@example.com", "Ion@example.com", ""];
/** The hours around which days begin in Bucharest, in summer and in winter. */
const moments = [28, 29].flatMap((day) =>
  ["00:00:00.000", "20:59:59.999", "21:00:00.000", "21:59:59.999", "22:00:00.000"].map(
    (time) => `2026-03-${day}T${time}Z`,
  ),
);

/** Pseudo-random numbers from 0 to below 1, always the same, so that a failure can be repeated. */
function chance(): () => number {
  let seed = 7;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

async function addOrder(
  db: Db,
  order: { number: string; placed_at: string; email?: string; isTrial?: boolean },
) {
  const id = randomUUID();
  const isTrial = sql.lit(order.isTrial ? 1 : 0);
  await sql`insert into orders (id, number, token, checkout_token, form_digest, language, full_name,
      email, phone, address, city, postal_code, notes, payment_method, payment_status, status,
      subtotal_bani, vat_bani, total_bani, vat_percent, is_vat_included, placed_at, is_trial)
    values (${id}, ${order.number}, ${id}, ${id}, '', 'ro', 'Ștefania Țuca', ${order.email ?? "ana@example.com"},
      '0722', '', 'Iași', '', '', 'bank_transfer', 'unpaid', 'new', 100, 0, 100, 0, 0,
      ${order.placed_at}, ${isTrial})`.execute(db);
  return id;
}

/** The order index, and the same computed from the orders alone. */
async function compare(db: Db) {
  const stretch = (moment: string) =>
    sql.raw(`substr(${moment}, 1, 11) || case when ${moment} < substr(${moment}, 1, 11) || '21' then '00'
      when ${moment} < substr(${moment}, 1, 11) || '22' then '21' else '22' end`);
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    kept: {
      sums: await rows(sql`select * from order_sums order by 1, 2, 3`),
      customers: await rows(sql`select * from new_customers where count <> 0 order by 1`),
      orderIndex: await rows(
        sql`select order_id, status, payment_status, total_bani, paid_bani, is_trial
          from order_index order by 1`,
      ),
    },
    counted: {
      sums: await rows(sql`select ${stretch("placed_at")} as starts_at, status, payment_status,
        count(*) as count, sum(total_bani) as total_bani, sum(paid_bani) as paid_bani
        from orders where is_trial = 0 group by 1, 2, 3 order by 1, 2, 3`),
      customers: await rows(sql`select ${stretch("moment")} as starts_at, count(*) as count
        from (select min(placed_at) as moment from orders where status <> 'cancelled'
          and is_trial = 0 group by email) as first group by 1 order by 1`),
      orderIndex:
        await rows(sql`select id as order_id, status, payment_status, total_bani, paid_bani,
        is_trial from orders order by 1`),
    },
  };
}

test("whatever becomes of orders, the sums beside them are those of the orders", async () => {
  const db = await openEmptyShop();
  const next = chance();
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)]!;
  const ids: string[] = [];
  for (let step = 0; step < 300; step += 1) {
    const [id, what] = [pick(ids), next()];
    if (id === undefined || what < 0.4) {
      const isTrial = next() < 0.3;
      const order = { number: `A-${step}`, placed_at: pick(moments), email: pick(emails), isTrial };
      ids.push(await addOrder(db, order));
    } else if (what < 0.5) {
      await sql`delete from orders where id = ${id}`.execute(db);
      ids.splice(ids.indexOf(id), 1);
    } else {
      const change = pick([
        { status: pick(statuses) },
        { total_bani: 1 + Math.floor(next() * 900), paid_bani: 1 },
        { payment_status: pick(["unpaid", "paid"] as const) },
        { email: pick(emails) },
        { placed_at: pick(moments), email: pick(emails), status: pick(statuses) },
      ]);
      await db.updateTable("orders").set(change).where("id", "=", id).execute();
    }
    const { kept, counted } = await compare(db);
    expect(kept, `step ${step}`).toEqual(counted);
  }
});

test("orders stand in the order of their instants, those of one instant as they came", async () => {
  const db = await openEmptyShop();
  const at = (placed_at: string, number: string) => addOrder(db, { placed_at, number });
  await at("2026-03-28T10:00:00.001Z", "A-4");
  for (const number of ["A-1", "A-2", "A-3"]) await at("2026-03-28T10:00:00.000Z", number);
  const moved = await at("2026-03-28T09:00:00.000Z", "A-5");
  await db
    .updateTable("orders")
    .set({ placed_at: "2026-03-28T11:00:00.000Z" })
    .where("id", "=", moved)
    .execute();
  for (const query of ["", "cauta=stef", "stare=open", "de=2026-03-28&pana=2026-03-28"]) {
    const { orders } = await listOrders(readOrderFilter(new URLSearchParams(query)), db);
    expect(orders.map(({ number }) => number).reverse(), query).toEqual([
      "A-1",
      "A-2",
      "A-3",
      "A-4",
      "A-5",
    ]);
  }
});

test("people are found by their words without diacritics, changed ones by those of today alone", async () => {
  const db = await openEmptyShop();
  const id = await addPerson(db, { first_name: "Țuca", last_name: "Crețu" });
  const count = async (search: string) => (await listUsers({ search, page: 1 }, db)).total;
  expect(await count("tuca cretu")).toBe(1);
  await db.updateTable("users").set({ last_name: "Bălan" }).where("id", "=", id).execute();
  expect([await count("cretu"), await count("balan")]).toEqual([0, 1]);
  await db.deleteFrom("users").where("id", "=", id).execute();
  expect(await count("balan")).toBe(0);
});

test.each(["orders", "users"])("no word of changed %s stays in the index", async (table) => {
  const db = await openInMemory("empty");
  await addOrder(db, { number: "A-1", placed_at: moments[0]!, email: "zyxwvut@example.com" });
  await db
    .insertInto("users")
    .values({
      id: "one",
      email: "zyxwvut@example.com",
      password_hash: "",
      phone: null,
      role: "customer",
      first_name: "",
      last_name: "",
      created_at: moments[0]!,
      confirmed_at: null,
      last_used_on: "2026-01-01",
    })
    .execute();
  const index = table === "orders" ? "order_index_words_data" : "people_words_data";
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count
      from ${sql.table(index)} where instr(block, cast('zyx' as blob)) > 0`.execute(db);
    return rows[0]?.count;
  };
  expect(await count()).toBeGreaterThan(0);
  await sql`update ${sql.table(table)} set email = 'a@example.com'`.execute(db);
  expect(await count()).toBe(0);
});
