import fc from "fast-check";
import { expect, test } from "vitest";

import { listUsers } from "~/people/identity/front/user-list.server";
import { leftToPay } from "~/sales/billing/payable";
import { owesBani } from "~/sales/orders/desk/owing-order";
import { listOrders, readSelectedOrders } from "~/sales/orders/office-order-list.server";
import { orderFilterQuery, readOrderFilter } from "~/sales/orders/order-filter";
import { dueNow } from "~/sales/orders/order-plan";
import { orderStatuses, paymentMethods, paymentStatusOf } from "~/sales/orders/order-status";
import { findOrderByToken } from "~/sales/orders/order.server";
import { listQuoteRequests } from "~/sales/quotes/front/list-quotes.server";
import type { Db } from "~db/engine";
import { seedOrders } from "~db/seed/orders";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { addQuoteRequest } from "../quotes/desk";
import { openForBusiness, pieces } from "../world";

const select = (query: string) => readOrderFilter(new URLSearchParams(query));

async function numbersOf(db: Db, query: string): Promise<string[]> {
  return (await listOrders(select(query), db)).orders.map(({ number }) => number);
}

test("who owes money now is asked of the sums, as the plan of each order says it", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  const { id, token, number } = await placePieces(db, [[pieces.bed, 1]]);
  const bani = fc.oneof(fc.constantFrom(0, 1, 99_999, 100_000, 100_001), fc.nat(250_000));
  const sums = fc.record({
    advance_bani: bani,
    reduced_bani: bani,
    paid_bani: bani,
    status: fc.constantFrom(...orderStatuses),
    payment_method: fc.constantFrom(...paymentMethods),
    transport_state: fc.constantFrom("agreed", "none", "to_quote" as const),
  });
  await fc.assert(
    fc.asyncProperty(sums, async (row) => {
      const payments = [{ kind: "rest", reason: "", amount_bani: row.paid_bani }] as const;
      const total_bani = 200_000;
      const payment_status = paymentStatusOf([...payments], total_bani - row.reduced_bani);
      const order = { ...row, total_bani, payment_status };
      await db.updateTable("orders").set(order).where("id", "=", id).execute();
      const isMade = row.status === "in_delivery" || row.status === "delivered";
      const made = { order_id: id, status: "in_delivery", changed_by: "", note: "" } as const;
      await db.deleteFrom("order_history").where("status", "=", "in_delivery").execute();
      const changed_at = new Date().toISOString();
      if (isMade)
        await db
          .insertInto("order_history")
          .values({ ...made, changed_at })
          .execute();
      const due = dueNow((await findOrderByToken(token, db))!);
      expect(await numbersOf(db, "stare=owing")).toEqual(due ? [number] : []);
      const { bani: owes } = await db
        .selectFrom("orders")
        .select((eb) => owesBani(eb).as("bani"))
        .executeTakeFirstOrThrow();
      expect(owes).toBe(due?.leftBani ?? 0);
    }),
  );
});

test("orders are selected by status, payment and days of Bucharest, with their sums", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  const [first, second] = [
    await placePieces(db, [[pieces.desk, 1]]),
    await placePieces(db, [[pieces.desk, 2]]),
  ];
  await db
    .updateTable("orders")
    .set({ placed_at: "2026-03-01T21:59:59.000Z", status: "confirmed", paid_bani: 500 })
    .where("id", "=", first.id)
    .execute();
  await db
    .updateTable("orders")
    .set({ placed_at: "2026-03-01T22:00:00.000Z", payment_status: "paid" })
    .where("id", "=", second.id)
    .execute();
  expect(await numbersOf(db, "")).toEqual([second.number, first.number]);
  expect(await numbersOf(db, "stare=confirmed")).toEqual([first.number]);
  expect(await numbersOf(db, "plata=paid")).toEqual([second.number]);
  expect(await numbersOf(db, "stare=confirmed&plata=paid")).toEqual([]);
  expect(await numbersOf(db, "de=2026-03-02")).toEqual([second.number]);
  expect(await numbersOf(db, "pana=2026-03-01")).toEqual([first.number]);
  const { sums } = await listOrders(select("pana=2026-03-01"), db);
  expect(sums).toMatchObject({
    count: 1,
    trialCount: 0,
    totalBani: first.total_bani,
    paidBani: 500,
  });
});

test("text finds number, name, e-mail, phone and town, by the beginnings of words", async () => {
  const db = await openCatalogue();
  const order = await placePieces(db, [[pieces.desk, 1]]);
  const other = await placePieces(db, [[pieces.desk, 1]], {
    fullName: "Ion Ionescu",
    email: "ion@example.org",
    phone: "0733000000",
    city: "Iași",
  });
  for (const text of ["taranu", "ȚĂRANU ile", "ileana.tar", "0722", "buc"]) {
    expect(await numbersOf(db, `cauta=${encodeURIComponent(text)}`), text).toEqual([order.number]);
  }
  // Whatever form the phone was kept in, and however it is written.
  const spellings = ["0722 123 456", "+40 (0)722 123 456", "0040722123456", "722.123", "0722"];
  for (const phone of ["0722123456", "+40722123456", "+400722123456"]) {
    await db.updateTable("orders").set({ phone }).where("id", "=", order.id).execute();
    for (const text of spellings.slice(0, phone.startsWith("+400") ? 4 : 5)) {
      const found = await numbersOf(db, `cauta=${encodeURIComponent(text)}`);
      expect(found, `${text} of ${phone}`).toEqual([order.number]);
    }
  }
  expect(await numbersOf(db, "cauta=iasi")).toEqual([other.number]);
  expect(await numbersOf(db, `cauta=${other.number}`)).toEqual([other.number]);
  for (const text of ["nimeni", "\"' OR 1=1", "*", "(", "NEAR(ion ionescu)"]) {
    expect(await numbersOf(db, `cauta=${encodeURIComponent(text)}`), text).toEqual([]);
  }
});

test("people and requests for a quote are found by their phone in any spelling too", async () => {
  const db = await openCatalogue();
  await addPerson(db, { email: "ana@example.com", phone: "+40722123456" });
  await addPerson(db, { email: "ion@example.com", phone: "0733000000" });
  await addQuoteRequest(db);
  for (const search of ["0722 123 456", "+40 (0)722-123.456", "0040722123456", "22 123 4"]) {
    const { users } = await listUsers({ search, page: 1 }, db);
    expect(
      users.map(({ email }) => email),
      search,
    ).toEqual(["ana@example.com"]);
    const { total } = await listQuoteRequests({ search, state: "", page: 1 }, db);
    expect([search, total]).toEqual([search, 1]);
  }
  expect((await listQuoteRequests({ search: "0733 000 000", state: "", page: 1 }, db)).total).toBe(
    0,
  );
});

test("the words of an order follow when it is changed, and go when it is deleted", async () => {
  const db = await openCatalogue();
  const order = await placePieces(db, [[pieces.desk, 1]]);
  await db.updateTable("orders").set({ full_name: "X" }).where("id", "=", order.id).execute();
  expect(await numbersOf(db, "cauta=taranu+ileana")).toEqual([order.number]);
  await db.updateTable("orders").set({ email: "x@x" }).where("id", "=", order.id).execute();
  expect(await numbersOf(db, "cauta=taranu")).toEqual([]);
});

test("pages hold 50, one past the end is the last, the file holds all", async () => {
  const db = await openCatalogue();
  const order = await placePieces(db, [[pieces.desk, 1]]);
  const { paid_bani, ...row } = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  for (let index = 0; index < 51; index += 1) {
    const copy = `copy-${index}`;
    await db
      .insertInto("orders")
      .values({ ...row, paid_bani, id: copy, number: copy, token: copy, checkout_token: copy })
      .execute();
  }
  const last = await listOrders(select("pagina=9"), db);
  expect(last).toMatchObject({ page: 2, pageCount: 2, sums: { count: 52 } });
  expect(last.orders).toHaveLength(2);
});

async function partsOf(...[filter, db]: Parameters<typeof readSelectedOrders>) {
  const parts = [];
  for await (const part of readSelectedOrders(filter, db)) parts.push(part);
  return parts;
}

test("a file has all orders of a selection once, the newest first, some at a time", async () => {
  const db = await openCatalogue();
  await seedOrders(db, 230);
  for (const query of ["", "stare=delivered", "cauta=popescu", "cauta=client1"]) {
    const parts = await partsOf(select(query), db);
    const inList: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const list = await listOrders(select(`${query}&pagina=${page}`), db);
      if (list.page === page) inList.push(...list.orders.map(({ number }) => number));
    }
    expect(parts.flat().map(({ number }) => number)).toEqual(inList);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(100);
  }
});

test("what is left to pay of a selection is what its orders owe: nothing of a cancelled one, nor what a refund lowered", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const rows = [];
  for (const changes of [
    { paid_bani: 1_000 },
    { paid_bani: 1_000, status: "cancelled" as const },
    { paid_bani: 1_000, reduced_bani: 50_000 },
    { reduced_bani: 269_000 },
  ]) {
    const { id } = await placePieces(db, [[pieces.desk, 1]]);
    await db.updateTable("orders").set(changes).where("id", "=", id).execute();
    rows.push(await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst());
  }
  const left = rows.reduce((sum, row) => sum + leftToPay(row!), 0);
  expect(left).toBe(268_000 + 218_000);
  const filters = ["", "cauta=taranu", "stare=new", "de=2020-01-01"];
  for (const filter of filters) {
    expect([filter, (await listOrders(select(filter), db)).sums.leftBani]).toEqual([filter, left]);
  }
  expect((await listOrders(select("stare=cancelled"), db)).sums.leftBani).toBe(0);
});

test("nonsense in the address is ignored, swapped days are swapped back", () => {
  expect(select("stare=gone&plata=&de=tomorrow&pana=2026-13-45&pagina=-1")).toEqual({
    search: "",
    status: "",
    payment: "",
    from: "",
    to: "",
    page: 1,
  });
  expect(select("de=2026-05-02&pana=2026-05-01")).toMatchObject({
    from: "2026-05-01",
    to: "2026-05-02",
  });
  expect(orderFilterQuery(select("pagina=2&cauta=+ana+&stare=new"))).toBe(
    "?cauta=ana&stare=new&pagina=2",
  );
});
