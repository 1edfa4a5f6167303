// Takes turns.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";

import { listOrders } from "~/sales/orders/office-order-list.server";
import type { OrderFilter } from "~/sales/orders/order-filter";
import type { Db, Store } from "~db/engine";
import { moveShop } from "~db/move";
import { serverStore } from "~db/postgres/store";
import { storeOf } from "~db/shop-store.server";

import { newDatabase } from "../engine";
import { bytesOf } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { openForBusiness, pieces } from "../world";

const directory = mkdtempSync(join(tmpdir(), "move-"));
afterAll(() => rmSync(directory, { recursive: true }));

async function within<Result>(store: Store, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = store.openOrMake();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A file with the sample catalogue and some orders. */
async function fill(name: string): Promise<Store> {
  const file = join(directory, name);
  writeFileSync(file, await bytesOf("catalogue"));
  const store = storeOf(file);
  await within(store, async (db) => {
    await openForBusiness(db);
    await addPerson(db, { email: "ștefan@example.com", first_name: "Ștefan" });
    for (const piece of [pieces.bed, pieces.desk]) await placePieces(db, [[piece, 1]]);
  });
  return store;
}

const all: OrderFilter = { search: "", status: "", payment: "", from: "", to: "", page: 1 };

test("a shop goes to a server and back with every row, is found there and goes on selling", async () => {
  const file = await fill("shop.sqlite");
  const server = serverStore(await newDatabase("nothing"));
  const moved = await moveShop(file, server);
  expect(moved.find(({ name }) => name === "orders")?.rows).toBe(2);
  await within(server, async (db) => {
    const { orders } = await listOrders({ ...all, search: "exam" }, db);
    expect(orders).toHaveLength(2);
    const lines = await db.selectFrom("order_lines").select("name").execute();
    for (const { name } of lines) {
      const { sums } = await listOrders({ ...all, search: name, among: "notes" }, db);
      expect([name, sums.count > 0]).toEqual([name, true]);
    }
    await placePieces(db, [[pieces.bed, 1]]);
    const history = await db.selectFrom("order_history").select("order_id").execute();
    expect(new Set(history.map(({ order_id }) => order_id)).size).toBe(3);
    expect((await listOrders(all, db)).sums.count).toBe(3);
  });

  const back = storeOf(join(directory, "back.sqlite"));
  await moveShop(server, back);
  await within(back, async (db) => {
    expect((await listOrders({ ...all, search: "exam" }, db)).orders).toHaveLength(3);
    const bed = { ...all, search: pieces.bed.product.name, among: "notes" } as const;
    expect((await listOrders(bed, db)).orders.length).toBeGreaterThan(0);
    await placePieces(db, [[pieces.desk, 1]]);
    expect((await listOrders(all, db)).sums.count).toBe(4);
  });
});

test("a target that is not empty is refused, and so is a shop that runs", async () => {
  const file = await fill("running.sqlite");
  const taken = serverStore(await newDatabase("empty"));
  await expect(moveShop(file, taken)).rejects.toThrow("tables");
  await within(file, async (db) => {
    await db.selectFrom("orders").select("id").execute();
    const empty = serverStore(await newDatabase("nothing"));
    await expect(moveShop(file, empty)).rejects.toThrow("running");
    expect(await empty.isThere()).toBe(false);
  });
});

test("what cannot arrive leaves nothing behind", async () => {
  const file = await fill("wrong.sqlite");
  await within(file, async (db) => {
    await sql`pragma ignore_check_constraints = on`.execute(db);
    await db.updateTable("orders").set({ total_bani: -1 }).execute();
  });
  const server = serverStore(await newDatabase("nothing"));
  await expect(moveShop(file, server)).rejects.toThrow(/check constraint/);
  expect(await server.isThere()).toBe(false);
  expect(existsSync(join(directory, "wrong.sqlite"))).toBe(true);
});
