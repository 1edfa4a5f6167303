import { expect, test } from "vitest";

import { closeShop, listOpeningDoubts, openShop } from "~/front/operations/open-shop.server";
import { countSamples, findWhatStays } from "~/front/operations/sample-data.server";
import { isShopOpen } from "~/platform/settings/settings.server";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { addToCart } from "~/shop/cart/front/change-cart.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { addOffcut } from "~/workshop/batches/front/offcut.server";
import { finishBatch, startBatch } from "~/workshop/batches/front/start-batch.server";
import { countTrialWork } from "~/workshop/batches/front/trial-batches.server";
import { changeStock } from "~/workshop/stock/front/change-stock.server";
import type { Db } from "~db/engine";

import { addCategory, addProduct, countRows, openOnDisk } from "../memory-database";
import { placePieces, shownToken } from "../orders-placed";
import { laidOutBatch } from "../workshop/batches";
import { buyerDetails, pieceId, pieces } from "../world";
import { facts, reasonFor, reasonsOf } from "./launch-facts";

const admin = { id: "a1", email: "sefa@example.com" };

/** A product of the owner's own in a cart, and what the checkout form carries. */
async function fillCart(db: Db) {
  const product = { categoryId: await addCategory(db, "rafturi"), number: 1, priceLei: 500 };
  const item = { productId: await addProduct(db, product), configuration: undefined };
  const added = await addToCart(undefined, item, "ro", db);
  if (added.kind !== "added") throw new Error(added.kind);
  const { cartId } = added;
  return { cartId, checkoutToken: await shownToken(cartId, db) };
}

const order = async (db: Db, cart: { cartId: string; checkoutToken: string }) =>
  placeOrder(
    {
      ...cart,
      acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
      details: buyerDetails,
      language: "ro",
      userId: null,
      uses: [],
    },
    db,
  );

test("each red line asks for its own reason, and the samples for none", async () => {
  const db = await openOnDisk();
  const doubts = await listOpeningDoubts(facts, db);
  expect(doubts).toContain("company");
  expect(doubts).not.toContain("samples");
  const reasons = await reasonsOf(db);
  for (const item of doubts) {
    const without = { ...reasons, [item]: "" };
    expect(await openShop(without, facts, admin, db), item).toBe("reasons-missing");
  }
  expect(await isShopOpen(db)).toBe(false);
  expect(await countSamples(db)).toBeGreaterThan(0);
});

test("opening removes samples and trial orders, numbers from 1, and the log keeps the reasons", async () => {
  const db = await openOnDisk();
  await placePieces(db, [[pieces.desk, 1]]);
  await placePieces(db, [[pieces.bed, 1]]);
  const reasons = await reasonsOf(db);
  expect(await openShop(reasons, facts, admin, db)).toBe("opened");
  expect(await openShop(reasons, facts, admin, db)).toBe("unchanged");
  expect(await countSamples(db)).toBe(0);
  expect(await countRows(db, "orders")).toBe(0);

  const placed = await order(db, await fillCart(db));
  const { number, is_trial } = (await findOrderByToken("token" in placed ? placed.token : "", db))!;
  expect(number).toMatch(/^AM-\d{4}-000001$/);
  expect(is_trial).toBe(0);

  const log = await db.selectFrom("audit_log").select(["action", "admin_email", "after"]).execute();
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ action: "shop-opened", admin_email: admin.email });
  expect(JSON.parse(log[0]!.after!)).toMatchObject({
    trialOrders: 2,
    "reason.company": reasonFor,
    "reason.contact": reasonFor,
  });
});

test("opening takes the trial's batches, offcuts, movements and figures away, and gives back what they took", async () => {
  const db = await openOnDisk();
  const batch = await laidOutBatch(db);
  const item = "sheet *hdf 3";
  const kept = { id: item, on_hand: 20, least: 0, supplier_code: "", pack: 1 };
  await db.insertInto("stock_items").values(kept).execute();
  const counted = { item_id: item, amount: 20, reason: "counted", moved_at: "x", moved_by: "" };
  await db
    .insertInto("stock_moves")
    .values(counted as never)
    .execute();
  const onShelf = await addOffcut(
    { material: "pal-alb", thickness: 18, length: 900, width: 400 },
    admin,
    db,
  );
  expect(await startBatch(batch.id, admin, db)).toEqual({ kind: "done" });
  await db
    .updateTable("offcuts")
    .set({ used_by_batch: batch.id })
    .where("id", "=", onShelf)
    .execute();
  await db
    .insertInto("figures")
    .values({ day: "2026-11-01", kind: "wardrobe", language: "ro", step: "view", count: 3 })
    .execute();
  const before = await db
    .selectFrom("stock_items")
    .select("on_hand")
    .where("id", "=", item)
    .executeTakeFirstOrThrow();
  const reasons = await reasonsOf(db);
  expect(await openShop(reasons, facts, admin, db)).toBe("batch-running");
  expect(await isShopOpen(db)).toBe(false);
  expect(await countRows(db, "batches")).toBe(1);
  await finishBatch(batch.id, admin, db);
  expect(await countTrialWork(db)).toMatchObject({ batches: 1, isRunning: false });
  expect(await openShop(reasons, facts, admin, db)).toBe("opened");
  for (const table of ["batches", "batch_lines", "layout_runs", "figures", "orders"] as const) {
    expect([table, await countRows(db, table)]).toEqual([table, 0]);
  }
  expect(before.on_hand).toBeLessThan(20);
  expect(await db.selectFrom("stock_items").select(["id", "on_hand"]).execute()).toEqual([
    { id: item, on_hand: 20 },
  ]);
  expect(await db.selectFrom("stock_moves").select("reason").execute()).toEqual([
    { reason: "counted" },
  ]);
  expect(await db.selectFrom("offcuts").select(["id", "used_by_batch"]).execute()).toEqual([
    { id: onShelf, used_by_batch: null },
  ]);
});

test("a sample piece or category that somebody has edited is the owner's, and stays with its category", async () => {
  const db = await openOnDisk();
  const bed = await pieceId(db, pieces.bed);
  // What is sold of it is no edit.
  await db.updateTable("products").set({ stock_quantity: 7 }).execute();
  expect(await findWhatStays(db)).toMatchObject({ products: 0 });
  await db.updateTable("products").set({ price_bani: 1 }).where("id", "=", bed).execute();
  const office = { name: "Birou" };
  await db.updateTable("categories").set(office).where("slug", "=", "birouri").execute();
  const stays = await findWhatStays(db);
  expect(stays.products).toBe(1);
  expect(stays.categories).toHaveLength(2);
  expect(await openShop(await reasonsOf(db), facts, admin, db)).toBe("opened");
  expect(await db.selectFrom("products").select("id").execute()).toEqual([{ id: bed }]);
  const left = await db.selectFrom("categories").select("name").orderBy("display_order").execute();
  expect(left.map(({ name }) => name)).toEqual(stays.categories);
});

test("what somebody has counted since a batch of the trial stays what was counted, whether the count changed it or not", async () => {
  for (const found of [null, 12]) {
    const db = await openOnDisk();
    const batch = await laidOutBatch(db);
    const item = "sheet *hdf 3";
    const kept = { id: item, on_hand: 20, least: 0, supplier_code: "", pack: 1 };
    await db.insertInto("stock_items").values(kept).execute();
    const received = { item_id: item, amount: 20, reason: "received", moved_at: "x", moved_by: "" };
    await db
      .insertInto("stock_moves")
      .values(received as never)
      .execute();
    await startBatch(batch.id, admin, db);
    await finishBatch(batch.id, admin, db);
    const onHand = async () => {
      const row = db.selectFrom("stock_items").select("on_hand").where("id", "=", item);
      return (await row.executeTakeFirstOrThrow()).on_hand;
    };
    const seen = await onHand();
    const amount = found ?? seen;
    const counted = { reason: "counted", amount, seen, note: "" } as const;
    expect(await changeStock(item, counted, admin, db)).toEqual({ kind: "changed" });
    expect(await openShop(await reasonsOf(db), facts, admin, db)).toBe("opened");
    expect(await onHand()).toBe(amount);
    const moves = await db.selectFrom("stock_moves").select("amount").execute();
    expect(moves.reduce((sum, move) => sum + move.amount, 0)).toBe(amount);
  }
});

test("a form that said 'trial order' does not oblige its buyer after the opening", async () => {
  const db = await openOnDisk();
  const cart = await fillCart(db);
  await openShop(await reasonsOf(db), facts, admin, db);
  expect(await order(db, cart)).toEqual({ kind: "stale-form" });
  const checkoutToken = await shownToken(cart.cartId, db);
  expect((await order(db, { ...cart, checkoutToken })).kind).toBe("placed");
});

test("the opening is taken back until somebody has really ordered", async () => {
  const db = await openOnDisk();
  expect(await closeShop(admin, db)).toBe("unchanged");
  await openShop(await reasonsOf(db), facts, admin, db);
  expect(await closeShop(admin, db)).toBe("closed");
  await openShop(await reasonsOf(db), facts, admin, db);
  await order(db, await fillCart(db));
  expect(await closeShop(admin, db)).toBe("has-orders");
  expect(await isShopOpen(db)).toBe(true);
});
