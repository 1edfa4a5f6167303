import { expect, test } from "vitest";

import { findFittings, findPriceList } from "~/furniture/planner/construction.server";
import { findSupplierOrder } from "~/workshop/stock/front/supplier-order.server";
import type { Db } from "~db/engine";
import { migrations } from "~db/migrations/index";
import { openDatabase } from "~db/sqlite/engine";

/** A shop of before the table, with what its owner had set and done, brought to this release. */
async function broughtOver({
  prices = {},
  rules = {},
  done = () => Promise.resolve(),
}: {
  prices?: object;
  rules?: object;
  done?: (db: Db) => Promise<void>;
}) {
  const db = openDatabase(":memory:");
  const all = Object.entries(migrations);
  for (const [name, migration] of all) if (name < "0029") await migration.up(db);
  await done(db);
  const saved_at = "2026-11-29T00:00:00.000Z";
  const newer = { version: 2, saved_at };
  await db
    .insertInto("price_lists")
    .values({ ...newer, content: JSON.stringify(prices) })
    .execute();
  await db
    .insertInto("construction_rules")
    .values({ ...newer, content: JSON.stringify(rules) })
    .execute();
  for (const [name, migration] of all) if (name >= "0029") await migration.up(db);
  return db;
}

test("prices of fittings come over from the list in force, each screw and hinge with that of before", async () => {
  const prices = { hingeBani: 1650, wideHingeBani: 2500, screwBani: 7, wastePercent: 15 };
  const db = await broughtOver({ prices });
  const list = await findPriceList(db);
  expect(list).toMatchObject({ wastePercent: 15 });
  expect(list.fittings).toMatchObject({
    hinge: 1650,
    "half-hinge": 1650,
    "wide-hinge": 2500,
    "hinge-screw": 7,
    "drawer-screw": 7,
    // What the list did not say.
    connector: 60,
  });
  const fittings = await findFittings(db);
  expect(fittings.get("hinge")).toMatchObject({ name: "", maker: "", makerCode: "" });
  expect(fittings.get("cap")).toMatchObject({ priceBani: null });
});

test("runners have the price of before for each length of the rules", async () => {
  const usual = await broughtOver({});
  expect((await findPriceList(usual)).fittings.runners).toEqual([
    [250, 4800],
    [300, 5250],
    [350, 5700],
    [400, 6150],
    [450, 6600],
    [500, 7050],
    [550, 7500],
  ]);
  const drawer = { shortestRunner: 225, longestRunner: 300, runnerStep: 25 };
  const db = await broughtOver({
    prices: { runnerBani: 5000, runnerStepBani: 500 },
    rules: { drawer },
  });
  expect((await findPriceList(db)).fittings.runners).toEqual([
    [225, 5000],
    [250, 5000],
    [275, 5250],
    [300, 5500],
  ]);
});

test("orders that suppliers have read keep their codes and are named by the role; drafts are named as of now", async () => {
  const item = "hardware hinge";
  const order = { supplier_id: "nord", made_at: "2026-11-01T08:00:00.000Z", note: "" };
  const none = { expected_on: null, closed_at: null, cancelled_at: null };
  const sent_at = "2026-11-02T08:00:00.000Z";
  const db = await broughtOver({
    done: async (before) => {
      const suppliers = [
        { id: "nord", name: "Nord", email: "", phone: "", days: 3, minimum_bani: 0 },
      ];
      await before.insertInto("suppliers").values(suppliers).execute();
      const stored = {
        id: item,
        supplier_id: "nord",
        supplier_code: "71B3550",
        pack: 50,
        least: 0,
      };
      await before.insertInto("stock_items").values(stored).execute();
      const orders = [
        { id: 1, ...order, ...none, sent_at },
        { id: 2, ...order, ...none, sent_at: null },
      ];
      await before.insertInto("supplier_orders").values(orders).execute();
      const line = { item_id: item, ordered: 50, pack: 50, price_bani: null };
      const lines = orders.map(({ id }) => ({ order_id: id, ...line }));
      await before.insertInto("supplier_order_lines").values(lines).execute();
    },
  });
  await db.updateTable("stock_items").set({ supplier_code: "9071205" }).execute();
  const lineOf = async (number: string) => (await findSupplierOrder(number, db))!.lines[0];
  expect(await lineOf("1")).toMatchObject({ code: "71B3550", fitting: "" });
  expect(await lineOf("2")).toMatchObject({ code: "9071205", fitting: null });
});
