import { expect, test } from "vitest";

import { openShop } from "~/front/operations/open-shop.server";
import { removeSamples } from "~/front/operations/sample-data.server";
import { beginWeek, findWeek } from "~/front/operations/sample-week.server";
import { removeWeekWithin } from "~/front/operations/sample-week/remove-week.server";
import { isSampleAddress } from "~/platform/basics/rehearsal.server";
import { orderStatuses, paymentStatuses } from "~/sales/orders/order-status";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { requestStates } from "~/sales/quotes/front/quote-rules";
import { listBanks, saveBank } from "~/sales/statements/front/bank.server";
import { listBatches, stateOf } from "~/workshop/batches/front/batch.server";
import { listSuppliers, saveSupplier } from "~/workshop/stock/front/supplier.server";
import { inLongTransaction, type Db } from "~db/engine";
import type { Database } from "~db/schema";

import { countRows, openOnDisk } from "../memory-database";
import { facts, reasonsOf } from "../operations/launch-facts";
import { placePieces } from "../orders-placed";
import { openForBusiness, pieces } from "../world";
import { contentOf, fillWeek, openLivedIn } from "./fixtures";

const now = new Date();
const admin = { id: "a1", email: "sefa@example.com" };

/** The different values of a column. */
async function valuesOf<Table extends keyof Database>(
  db: Db,
  table: Table,
  column: string,
): Promise<unknown[]> {
  const rows = await db
    .selectFrom(table as "orders")
    .select(`${column as "status"} as value`)
    .distinct()
    .execute();
  return rows.map(({ value }) => value).sort();
}

const sorted = (values: readonly string[]) => [...values].sort();

test("the week has orders, offers, visits, claims and batches in every state, and mails nobody", async () => {
  const db = await openLivedIn(now);
  expect(await findWeek(db)).toMatchObject({ state: "done" });
  const orders = await countRows(db, "orders");
  expect(orders).toBeGreaterThanOrEqual(40);
  expect(orders).toBeLessThanOrEqual(50);
  expect(await valuesOf(db, "orders", "status")).toEqual(sorted(orderStatuses));
  expect(await valuesOf(db, "orders", "payment_status")).toEqual(sorted(paymentStatuses));
  expect(await valuesOf(db, "quote_requests", "state")).toEqual(sorted(requestStates));
  expect(await valuesOf(db, "claims", "state")).toEqual(["in_work", "new", "refused", "solved"]);
  expect(await valuesOf(db, "appointments", "state")).toEqual([
    "booked",
    "cancelled",
    "done",
    "moved",
  ]);
  const batches = (await listBatches(db)).map(stateOf);
  expect(sorted(batches)).toEqual(["cut", "made", "started", "undone"]);
  const withdrawals = await db.selectFrom("withdrawals").selectAll().execute();
  expect(withdrawals.some((one) => one.accepted_at !== null)).toBe(true);
  expect(withdrawals.some((one) => one.refused_at !== null)).toBe(true);
  for (const table of ["outbox", "order_mail_requests", "mail_files", "audit_log"] as const) {
    expect([table, await countRows(db, table)]).toEqual([table, 0]);
  }
  const unmailed = db.selectFrom("documents").select("id").where("mailed_at", "is", null);
  expect(await unmailed.execute()).toEqual([]);
});

test("everybody in it is evidently made up", async () => {
  const db = await openLivedIn(now);
  const orders = await db.selectFrom("orders").select(["email", "full_name"]).execute();
  const users = await db.selectFrom("users").select(["email", "last_name"]).execute();
  for (const { email, full_name } of orders) {
    expect([full_name, isSampleAddress(email)]).toEqual([full_name, true]);
    expect(full_name).toContain("(probă)");
  }
  for (const { email, last_name } of users) {
    expect([isSampleAddress(email), last_name]).toEqual([true, expect.stringContaining("(probă)")]);
  }
});

test("one press takes it away without a trace: every row of every table is what it was", async () => {
  const db = await openOnDisk();
  // The shop was tried before, so that numbers, figures and stock have begun.
  await placePieces(db, [[pieces.desk, 1]]);
  await db.deleteFrom("order_mail_requests").execute();
  const before = await contentOf(db);
  await fillWeek(db);
  expect((await contentOf(db)).orders!.length).toBeGreaterThan(before.orders!.length);
  await inLongTransaction(db, removeWeekWithin);
  const after = await contentOf(db);
  for (const table of Object.keys(before)) {
    expect([table, after[table]]).toEqual([table, before[table]]);
  }
});

test("what its people's orders have come to since goes with them, and mails nobody", async () => {
  const before = await contentOf(await openOnDisk());
  const db = await openLivedIn(now);
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("status", "=", "new")
    .where("transport_state", "=", "agreed")
    .executeTakeFirstOrThrow();
  const step = { number, from: "new", to: "confirmed", note: "" } as const;
  expect(await changeOrderStatus(step, admin, db)).toEqual({ kind: "moved" });
  expect(await countRows(db, "outbox")).toBe(0);
  expect(await countRows(db, "audit_log")).toBe(1);
  await inLongTransaction(db, removeWeekWithin);
  expect(await contentOf(db)).toEqual(before);
});

test("the one removal of sample data takes it along, and what the owner made his own stays", async () => {
  const db = await openLivedIn(now);
  const own = await placePieces(db, [[pieces.bed, 1]]);
  const [bank] = await listBanks(db);
  const { kind } = await saveBank({ ...bank!, name: "Banca mea" }, admin, db);
  expect(kind).toBe("saved");
  await removeSamples(admin, db);
  expect(await db.selectFrom("orders").select("number").execute()).toEqual([
    { number: own.number },
  ]);
  expect((await listBanks(db)).map(({ name }) => name)).toEqual(["Banca mea"]);
  for (const table of [
    "products",
    "teams",
    "stock_items",
    "suppliers",
    "sample_week",
    "sample_rows",
  ] as const) {
    expect([table, await countRows(db, table)]).toEqual([table, 0]);
  }
  expect(await findWeek(db)).toBeUndefined();
});

test("the supplier of a week that an older release made goes with it, but not one that somebody has edited", async () => {
  const db = await openLivedIn(now);
  await db.deleteFrom("sample_rows").where("source", "=", "suppliers").execute();
  const [made] = await listSuppliers(db);
  const own = { ...made!, id: undefined, name: "Al meu (probă)", version: 0 };
  await saveSupplier(own, admin, db);
  const mine = (await listSuppliers(db)).find(({ name }) => name === own.name)!;
  await saveSupplier({ ...mine, days: 9 }, admin, db);
  await removeSamples(admin, db);
  expect((await listSuppliers(db)).map(({ name }) => name)).toEqual([own.name]);
});

test("the opening takes it along, a batch of it that is being cut too, and is refused while it is made", async () => {
  const begun = await openOnDisk();
  await beginWeek(async () => {}, begun);
  const reasons = await reasonsOf(begun);
  expect(await openShop(reasons, facts, admin, begun)).toBe("week-running");
  const db = await openLivedIn(now);
  expect(await openShop(await reasonsOf(db), facts, admin, db)).toBe("opened");
  const gone = ["orders", "users", "batches", "quote_requests", "figures", "bank_statements"];
  for (const table of [...gone, "sample_rows", "appointments", "customers"] as "orders"[]) {
    expect([table, await countRows(db, table)]).toEqual([table, 0]);
  }
});

test("a second press adds nothing, and an open shop or one without pieces is refused", async () => {
  const db = await openLivedIn(now);
  const before = await contentOf(db);
  expect(await beginWeek(async () => {}, db)).toEqual({ kind: "there" });
  expect(await contentOf(db)).toEqual(before);
  const open = await openOnDisk();
  await openForBusiness(open);
  expect(await beginWeek(async () => {}, open)).toEqual({ kind: "open" });
  const poor = await openOnDisk();
  await poor.updateTable("products").set({ stock_quantity: 1 }).execute();
  expect(await beginWeek(async () => {}, poor)).toEqual({ kind: "few-pieces" });
  expect(await countRows(poor, "sample_week")).toBe(0);
});

test("what fails on the way leaves nothing but why, and the next press begins anew", async () => {
  const db = await openOnDisk();
  const before = await contentOf(db);
  // Without zones the transport of every order would have to be offered first.
  const zones = await db.selectFrom("delivery_zones").selectAll().execute();
  await db.deleteFrom("delivery_zones").execute();
  await expect(fillWeek(db)).rejects.toThrow("transport-open");
  expect(await findWeek(db)).toMatchObject({ state: "failed" });
  await db.insertInto("delivery_zones").values(zones).execute();
  const { sample_week: _week, ...rest } = await contentOf(db);
  expect({ ...rest, sample_week: [] }).toEqual(before);
  expect(await beginWeek(async () => {}, db)).toMatchObject({ kind: "begun" });
});

test("its days are counted back from the given clock, the same each time, and the clock goes right again", async () => {
  const before = new Date();
  const lived = async (db: Db) => {
    const orders = await db
      .selectFrom("orders")
      .select(["number", "full_name", "status", "total_bani", "paid_bani"])
      .select((eb) => eb.fn<string>("substr", ["placed_at", eb.lit(1), eb.lit(16)]).as("placed"))
      .orderBy("number")
      .execute();
    const statements = await db
      .selectFrom("bank_statements")
      .select(["from_on", "to_on"])
      .orderBy("to_on")
      .execute();
    return { orders, statements };
  };
  const again = await openOnDisk();
  await fillWeek(again, now);
  const first = await lived(await openLivedIn(now));
  expect(await lived(again)).toEqual(first);
  const day = (daysAgo: number) =>
    new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  expect(first.orders[0]!.placed.slice(0, 10)).toBe(day(34));
  expect(first.orders.every(({ placed }) => placed <= now.toISOString())).toBe(true);
  expect(new Date().getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(new Date() instanceof Date).toBe(true);
});
