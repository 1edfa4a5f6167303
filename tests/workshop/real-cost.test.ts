import { expect, test } from "vitest";

import { hdfSheet } from "~/furniture/boards/rules";
import { findPriceList, findPrices } from "~/furniture/planner/construction.server";
import { buildFrozen } from "~/furniture/planner/frozen-plan.server";
import { findPlannedOrder } from "~/workshop/made-boards/front/order-boards.server";
import { findRealCosts } from "~/workshop/production/front/real-cost.server";
import { receiveOrder } from "~/workshop/stock/front/receive-order.server";
import { sendOrder } from "~/workshop/stock/front/step-order.server";
import { findSupplierOrder } from "~/workshop/stock/front/supplier-order.server";
import { amountsOf, realCostOf } from "~/workshop/stock/needs";

import { openCatalogue } from "../memory-database";
import { placePlans, wardrobePlan } from "../orders-placed";
import { desk } from "./batches";
import { addDraft, addSupplier, keep } from "./buying";

async function placed() {
  const db = await openCatalogue();
  const { number } = await placePlans(db, [[wardrobePlan, 1]]);
  const { id, frozen } = (await findPlannedOrder(number, db))!.lines[0]!;
  const { body, front, handle, rules } = frozen;
  const { piece } = buildFrozen(frozen);
  const plainSheet = hdfSheet(rules);
  const made = { piece, quantity: 1, body, front, handle: handle.id, plainSheet, rules };
  return { db, id, frozen, made };
}

test("an article at its listed price changes nothing, at twice the price its row counts twice", async () => {
  const { frozen, made } = await placed();
  const { price } = frozen;
  const hinges = price.rows.find(({ article }) => article === "hinge")!;
  const at = (bani: number) =>
    realCostOf(made, price, new Map([["hardware hinge", bani * 1_000]]), 12);
  const listed = hinges.bani / hinges.quantity;
  expect(at(listed)).toBe(price.costBani);
  expect(at(2 * listed)).toBe(price.costBani + hinges.bani);
  expect(realCostOf(made, price, new Map(), 12)).toBe(null);
});

test("with every article bought, materials cost what was paid for them and work what the price says", async () => {
  const { frozen, made } = await placed();
  const { price } = frozen;
  const needs = [...amountsOf([made]).entries()];
  const costs = new Map(needs.map(([key], index) => [key, 1_000_000 + 1_000 * index]));
  const paid = needs.reduce((sum, [key, { article, amount }]) => {
    const waste = article.kind === "sheet" ? 1.12 : 1;
    return sum + (amount * waste * costs.get(key)!) / 1_000;
  }, 0);
  const work = price.rows
    .filter(({ unit }) => unit === "minute")
    .reduce((sum, { bani }) => sum + bani, 0);
  const real = realCostOf(made, price, costs, 12)!;
  // Each row is rounded to a whole ban.
  expect(Math.abs(real - paid - work)).toBeLessThan(price.rows.length);
});

test("an order's piece costs what was paid for what came, and nothing is known before anything came", async () => {
  const { db, id, frozen } = await placed();
  const lines = [{ id, plan: frozen }];
  expect(await findRealCosts(lines, db)).toEqual(new Map());
  const order = await addDraft(db, await addSupplier(db), { "hardware hinge": { least: 20 } });
  const number = String(order);
  const version = async () => (await findSupplierOrder(number, db))!.version;
  await sendOrder({ number, version: await version() }, desk, db);
  const came = { "hardware hinge": { amount: 20, priceBani: 20_00 } };
  await receiveOrder(number, { version: await version(), note: "", lines: came }, desk, db);
  const hinges = frozen.price.rows.find(({ article }) => article === "hinge")!;
  const more = hinges.quantity * 20_00 - hinges.bani;
  expect((await findRealCosts(lines, db)).get(id)).toBe(frozen.price.costBani + more);
});

test("what a sheet leaves over counts as the order's price did, whatever the price list says since", async () => {
  const { db, id, frozen } = await placed();
  await keep(db, "sheet pal-alb 18", {});
  await db.updateTable("stock_items").set({ unit_cost: 200_00_000 }).execute();
  const lines = [{ id, plan: frozen }];
  const before = (await findRealCosts(lines, db)).get(id);
  const { version, content } = (await findPrices("newest", db))!;
  const raised = JSON.stringify({ ...content, wastePercent: content.wastePercent + 20 });
  const saved_at = "2026-11-29T10:00:00.000Z";
  await db
    .insertInto("price_lists")
    .values({ version: version + 1, content: raised, saved_at })
    .execute();
  expect((await findPriceList(db)).wastePercent).toBe(content.wastePercent + 20);
  expect((await findRealCosts(lines, db)).get(id)).toBe(before);
  // A copy of before says nothing of it.
  const old = [{ id, plan: { ...frozen, wastePercent: undefined } }];
  expect((await findRealCosts(old, db)).get(id)).toBeGreaterThan(before!);
});
