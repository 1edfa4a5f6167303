import { expect, test } from "vitest";

import { anonymiseOrders } from "~/front/privacy/forgetting/anonymise-orders.server";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { removeTrialOrders } from "~/sales/orders/front/remove-trial-orders.server";
import { planOf } from "~/sales/orders/order-plan";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import { findCart } from "~/shop/cart/cart.server";
import { enterDiscount, removeDiscount } from "~/shop/cart/front/enter-discount.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { addPerson } from "../people";
import { openForBusiness, pieceId, pieces } from "../world";
import { addDiscount, fillCart, orderOf, placeDiscounted } from "./fixtures";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;

async function openShop() {
  const db = await openCatalogue();
  await openForBusiness(db);
  await db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  return db;
}

async function cancel(db: Db, { number }: Order) {
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "administrator" }), email };
  const change = { number, from: "new", to: "cancelled", note: "" } as const;
  expect(await changeOrderStatus(change, admin, db)).toEqual({ kind: "moved" });
}

const usesOf = async (db: Db, id: string) =>
  (await db.selectFrom("discounts").select("uses").where("id", "=", id).executeTakeFirstOrThrow())
    .uses;

/** So many orders at once by as many people, and how many were placed. */
async function race(db: Db, most_uses: number): Promise<number> {
  const id = await addDiscount(db, { most_uses });
  const requests = [];
  for (let at = 0; at < 20; at += 1) {
    requests.push(await fillCart(db, [[pieces.bed, 1]], { email: `nr${at}@example.com` }));
  }
  const results = await Promise.all(requests.map((request) => placeOrder(request, db)));
  const placed = results.filter(({ kind }) => kind === "placed").length;
  expect(results.filter(({ kind }) => kind === "discount-over")).toHaveLength(20 - placed);
  expect(await usesOf(db, id)).toBe(placed);
  const sums = await db.selectFrom("orders").select("discount_bani").execute();
  expect(sums.filter(({ discount_bani }) => discount_bani > 0)).toHaveLength(placed);
  return placed;
}

test("of twenty orders at once one uses a code for one, and five a code for five", async () => {
  expect(await race(await openShop(), 1)).toBe(1);
  expect(await race(await openShop(), 5)).toBe(5);
});

test("the database itself refuses one use too many, and more off a line than it costs", async () => {
  const db = await openShop();
  const id = await addDiscount(db, { most_uses: 1 });
  await placeDiscounted(db, [[pieces.bed, 1]]);
  const other = await placeDiscounted(db, [[pieces.bed, 1]], { code: "" });
  const use = { order_id: other.id, discount_id: id, email: "", user_id: null };
  await expect(db.insertInto("discount_uses").values(use).execute()).rejects.toThrow(
    /check constraint/i,
  );
  const more = { discount_bani: 100_000_000 };
  await expect(db.updateTable("order_lines").set(more).execute()).rejects.toThrow(
    /check constraint/i,
  );
  expect(await usesOf(db, id)).toBe(1);
});

test("an order keeps what a code took off it and each of its lines", async () => {
  const db = await openShop();
  const id = await addDiscount(db);
  await db
    .updateTable("products")
    .set({ price_bani: 129_905 })
    .where("id", "=", await pieceId(db, pieces.bed))
    .execute();
  const order = await placeDiscounted(db, [
    [pieces.bed, 2],
    [pieces.desk, 1, design],
  ]);
  const goods = order.lines.reduce((sum, line) => sum + line.line_total_bani, 0);
  const discount = Math.round(goods / 10);
  expect(order).toMatchObject({ discount_code: "PRIMAVARA", discount_bani: discount });
  expect(order.lines.reduce((sum, line) => sum + line.discount_bani, 0)).toBe(discount);
  expect(order.total_bani).toBe(goods - discount);
  const desk = order.lines[1]!;
  // First half of the desk and all of the beds, at what they cost with the code.
  const bed = order.lines[0]!;
  const half = Math.round((desk.line_total_bani - desk.discount_bani) / 2);
  expect(order.advance_bani).toBe(bed.line_total_bani - bed.discount_bani + half);
  expect(planOf(order).map(({ amountBani }) => amountBani)).toEqual([
    order.advance_bani,
    desk.line_total_bani - desk.discount_bani - half,
  ]);
  // Prices and their history are as they were: a code is no reduced price.
  const product = await db
    .selectFrom("products")
    .select(["price_bani", "regular_price_bani"])
    .where("id", "=", await pieceId(db, pieces.bed))
    .executeTakeFirstOrThrow();
  expect(product).toEqual({ price_bani: 129_905, regular_price_bani: null });
  await db.updateTable("discounts").set({ ended_at: "2026-01-02T00:00:00.000Z" }).execute();
  expect((await findOrderByToken(order.token, db))!.total_bani).toBe(order.total_bani);
  expect(await usesOf(db, id)).toBe(1);
});

test("a code is for each person once, by address and account, until the order is cancelled", async () => {
  const db = await openShop();
  const id = await addDiscount(db, { is_once: 1 });
  const userId = await addPerson(db, { email: "ileana@example.com" });
  const first = await placeDiscounted(db, [[pieces.bed, 1]], { userId, email: "a@example.com" });
  const kindOf = async (changes: { email: string; userId?: string }) =>
    (await placeOrder(await fillCart(db, [[pieces.bed, 1]], changes), db)).kind;
  expect(await kindOf({ email: "A@Example.com" })).toBe("discount-refused");
  expect(await kindOf({ email: "other@example.com", userId })).toBe("discount-used");
  const sameOwner = { email: "ILEANA@example.com", userId };
  expect(await kindOf(sameOwner)).toBe("discount-used");
  expect(await kindOf({ email: "other@example.com" })).toBe("placed");
  expect(await usesOf(db, id)).toBe(2);
  await cancel(db, first);
  expect(await usesOf(db, id)).toBe(1);
  expect(await kindOf({ email: "a@example.com", userId })).toBe("placed");
});

test("who has forgotten an order keeps its sums, and nothing of its person beside the code", async () => {
  const db = await openShop();
  const id = await addDiscount(db, { is_once: 1 });
  const order = await placeDiscounted(db, [[pieces.bed, 1]]);
  await cancel(db, order);
  const kept = await placeDiscounted(db, [[pieces.bed, 1]]);
  await db.updateTable("orders").set({ status: "delivered", paid_bani: kept.total_bani }).execute();
  await anonymiseOrders([kept.id], new Date(), db);
  const { email, discount_bani, discount_code } = (await findOrderByToken(kept.token, db))!;
  expect({ email, discount_bani, discount_code }).toEqual({
    email: "",
    discount_bani: kept.discount_bani,
    discount_code: "PRIMAVARA",
  });
  expect(await db.selectFrom("discount_uses").selectAll().execute()).toEqual([
    { order_id: kept.id, discount_id: id, email: "", user_id: null },
  ]);
});

test("orders on trial give their uses back when the shop opens", async () => {
  const db = await openCatalogue();
  const id = await addDiscount(db);
  await placeDiscounted(db, [[pieces.last, 1]]);
  expect(await usesOf(db, id)).toBe(1);
  await db.transaction().execute((trx) => removeTrialOrders(trx));
  expect(await usesOf(db, id)).toBe(0);
});

test("a code that ends while it stands in a cart is named, and the order goes on without", async () => {
  const db = await openShop();
  await addDiscount(db);
  const request = await fillCart(db, [[pieces.bed, 1]]);
  await db.updateTable("discounts").set({ last_day: "2020-01-02" }).execute();
  expect(await placeOrder(request, db)).toEqual({ kind: "discount-over", code: "PRIMAVARA" });
  expect((await findCart(request.cartId, "ro", db))!.discount).toMatchObject({ kind: "refused" });
  await removeDiscount(request.cartId, db);
  expect(await placeOrder(request, db)).toEqual({ kind: "changed" });
});

test("a code with categories counts only their pieces", async () => {
  const db = await openShop();
  const bed = await pieceId(db, pieces.bed);
  const { category_id } = await db
    .selectFrom("products")
    .select("category_id")
    .where("id", "=", bed)
    .executeTakeFirstOrThrow();
  const categories = JSON.stringify([category_id]);
  await addDiscount(db, { categories, kind: "sum", value: 10_000, minimum_bani: 20_000 });
  const request = await fillCart(db, [
    [pieces.bed, 1],
    [pieces.desk, 1],
  ]);
  const order = await orderOf(await placeOrder(request, db), db);
  expect(order.lines.map(({ discount_bani }) => discount_bani)).toEqual([10_000, 0]);
  const without = await fillCart(db, [[pieces.desk, 1]], { code: "" });
  expect(await enterDiscount(without.cartId, "primavară", db)).toEqual({
    kind: "refused",
    why: { kind: "not-these" },
  });
});

test("a delivery that is free from a sum is free from it after the discount", async () => {
  const db = await openShop();
  await addDiscount(db);
  const { lines } = await placeDiscounted(db, [[pieces.bed, 1]], { code: "" });
  const price = lines[0]!.line_total_bani;
  await db
    .updateTable("delivery_zones")
    .set({ price_bani: 15_000, free_from_bani: price })
    .execute();
  const whole = await placeDiscounted(db, [[pieces.bed, 1]], { code: "" });
  expect([whole.transport_bani, whole.total_bani]).toEqual([0, price]);
  const reduced = await placeDiscounted(db, [[pieces.bed, 1]]);
  expect(reduced.transport_bani).toBe(15_000);
  expect(reduced.total_bani).toBe(price - reduced.discount_bani + 15_000);
});
