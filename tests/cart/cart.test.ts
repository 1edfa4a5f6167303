import { expect, test, vi } from "vitest";

import { countSamples, removeSamples } from "~/front/operations/sample-data.server";
import { listOptions } from "~/furniture/configurator/options.server";
import { deleteExpiredCarts, findCart } from "~/shop/cart/cart.server";
import { acceptPrices, addToCart, setQuantity } from "~/shop/cart/front/change-cart.server";
import { clearCart, restoreToCart } from "~/shop/cart/front/clear-cart.server";
import { countCartItems } from "~/shop/cart/front/count-items.server";
import { listOfficeCategories } from "~/shop/catalogue-editing/front/category-list.server";
import { findEditableProduct } from "~/shop/catalogue-editing/front/editable-product.server";
import { deleteProduct } from "~/shop/catalogue-editing/front/product-removal.server";
import type { Db } from "~db/engine";

import { countRows, openCatalogue, openOnDisk } from "../memory-database";
import { pieceId, pieces } from "../world";

const DAY = 24 * 60 * 60 * 1000;

async function add(db: Db, cartId: string | undefined, productId: string): Promise<string> {
  const result = await addToCart(cartId, { productId }, "ro", db);
  if (result.kind !== "added" && result.kind !== "raised") throw new Error(result.kind);
  return result.cartId;
}

async function onlyLine(db: Db, cartId: string) {
  const lines = (await findCart(cartId, "ro", db))?.lines ?? [];
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

test("the first piece makes a cart that nobody can guess, with quantity 1", async () => {
  const db = await openCatalogue();
  const result = await addToCart(undefined, { productId: await pieceId(db, pieces.bed) }, "ro", db);
  expect(result).toMatchObject({ kind: "added", name: pieces.bed.product.name });
  const cartId = "cartId" in result ? result.cartId : "";
  expect(Buffer.from(cartId, "base64url")).toHaveLength(32);
  expect(await onlyLine(db, cartId)).toMatchObject({
    name: pieces.bed.product.name,
    quantity: 1,
    unit_price_bani: pieces.bed.product.priceLei * 100,
    line_total_bani: pieces.bed.product.priceLei * 100,
    problem: null,
  });
});

test("adding a piece already present raises its quantity by 1", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const cartId = await add(db, undefined, bed);
  expect(await addToCart(cartId, { productId: bed }, "ro", db)).toMatchObject({
    kind: "raised",
    cartId,
  });
  expect(await onlyLine(db, cartId)).toMatchObject({
    quantity: 2,
    line_total_bani: pieces.bed.product.priceLei * 200,
  });
});

test("the number of items is the sum of the quantities", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  let cartId = await add(db, undefined, bed);
  cartId = await add(db, cartId, bed);
  cartId = await add(db, cartId, await pieceId(db, pieces.desk));
  expect((await countCartItems(cartId, db)).count).toBe(3);
  expect((await countCartItems(undefined, db)).count).toBe(0);
  expect((await countCartItems("unknown", db)).count).toBe(0);
});

test("one piece more than the stock is refused, with the number left", async () => {
  const db = await openCatalogue();
  const last = await pieceId(db, pieces.last);
  const cartId = await add(db, undefined, last);
  expect(await addToCart(cartId, { productId: last }, "ro", db)).toEqual({
    kind: "out-of-stock",
    name: pieces.last.product.name,
    left: 1,
  });
  expect((await onlyLine(db, cartId)).quantity).toBe(1);
});

test("a sold-out piece is refused and makes no cart", async () => {
  const db = await openCatalogue();
  const result = await addToCart(
    undefined,
    { productId: await pieceId(db, pieces.soldOut) },
    "ro",
    db,
  );
  expect(result).toMatchObject({ kind: "out-of-stock", left: 0 });
  expect(await db.selectFrom("carts").select("id").execute()).toEqual([]);
});

test("what is not sold cannot be added: unknown, inactive, of an inactive category", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const desk = await pieceId(db, pieces.desk);
  await db.updateTable("products").set({ status: "inactive" }).where("id", "=", bed).execute();
  await db
    .updateTable("categories")
    .set({ status: "inactive" })
    .where("slug", "=", "birouri")
    .execute();
  for (const id of ["", "unknown", bed, desk]) {
    expect(await addToCart(undefined, { productId: id }, "ro", db)).toEqual({
      kind: "unknown-product",
    });
  }
});

test("an invented cart id gets a new cart, not one of that name", async () => {
  const db = await openCatalogue();
  const cartId = await add(db, "mine", await pieceId(db, pieces.bed));
  expect(cartId).not.toBe("mine");
  expect(await findCart("mine", "ro", db)).toBeUndefined();
});

test("a quantity within the stock is set", async () => {
  const db = await openCatalogue();
  const cartId = await add(db, undefined, await pieceId(db, pieces.bed));
  const line = await onlyLine(db, cartId);
  expect(await setQuantity(cartId, line.id, pieces.bed.product.stock, "ro", db)).toEqual({
    kind: "changed",
    name: pieces.bed.product.name,
  });
  expect((await onlyLine(db, cartId)).quantity).toBe(pieces.bed.product.stock);
});

test("a quantity above the stock is refused with the number left, the old one stays", async () => {
  const db = await openCatalogue();
  const cartId = await add(db, undefined, await pieceId(db, pieces.bed));
  const line = await onlyLine(db, cartId);
  expect(await setQuantity(cartId, line.id, pieces.bed.product.stock + 1, "ro", db)).toEqual({
    kind: "out-of-stock",
    left: pieces.bed.product.stock,
  });
  expect((await onlyLine(db, cartId)).quantity).toBe(1);
});

test.each([0, -1, -1000])("quantity %i removes the line", async (quantity) => {
  const db = await openCatalogue();
  const cartId = await add(db, undefined, await pieceId(db, pieces.bed));
  const line = await onlyLine(db, cartId);
  expect(await setQuantity(cartId, line.id, quantity, "ro", db)).toMatchObject({
    kind: "removed",
    name: pieces.bed.product.name,
  });
  expect((await findCart(cartId, "ro", db))?.lines).toEqual([]);
  expect((await countCartItems(cartId, db)).count).toBe(0);
});

test("a removed line comes back as it was, once", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  let cartId = await add(db, undefined, bed);
  cartId = await add(db, cartId, bed);
  const line = await onlyLine(db, cartId);
  const removed = await setQuantity(cartId, line.id, 0, "ro", db);
  const removedAt = removed.kind === "removed" ? removed.removedAt : "";
  expect(await restoreToCart(cartId, removedAt, db)).toEqual({ restored: 1, leftOut: 0 });
  expect(await onlyLine(db, cartId)).toMatchObject({ id: line.id, quantity: 2 });
  expect(await restoreToCart(cartId, removedAt, db)).toEqual({ restored: 0, leftOut: 0 });
});

test("a line removed and added again starts at 1, at today's price", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  let cartId = await add(db, undefined, bed);
  cartId = await add(db, cartId, bed);
  await setQuantity(cartId, (await onlyLine(db, cartId)).id, 0, "ro", db);
  await db.updateTable("products").set({ price_bani: 100_00 }).where("id", "=", bed).execute();
  expect(await addToCart(cartId, { productId: bed }, "ro", db)).toMatchObject({ kind: "added" });
  expect(await onlyLine(db, cartId)).toMatchObject({ quantity: 1, problem: null });
});

test("a cleared cart is empty, and all of it comes back", async () => {
  const db = await openCatalogue();
  let cartId = await add(db, undefined, await pieceId(db, pieces.bed));
  cartId = await add(db, cartId, await pieceId(db, pieces.desk));
  const removedAt = await clearCart(cartId, db);
  expect((await findCart(cartId, "ro", db))?.lines).toEqual([]);
  expect(await restoreToCart(cartId, removedAt, db)).toEqual({ restored: 2, leftOut: 0 });
  expect((await findCart(cartId, "ro", db))?.lines).toHaveLength(2);
});

test("clearing brings back what was there, not what had been removed before", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-01T10:00:00Z") });
  try {
    const db = await openCatalogue();
    let cartId = await add(db, undefined, await pieceId(db, pieces.bed));
    await setQuantity(cartId, (await onlyLine(db, cartId)).id, 0, "ro", db);
    vi.setSystemTime(new Date("2026-11-01T10:01:00Z"));
    cartId = await add(db, cartId, await pieceId(db, pieces.desk));
    await restoreToCart(cartId, await clearCart(cartId, db), db);
    expect((await onlyLine(db, cartId)).name).toBe(pieces.desk.product.name);
  } finally {
    vi.useRealTimers();
  }
});

test("nobody touches another cart's lines", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const mine = await add(db, undefined, bed);
  const theirs = await add(db, undefined, bed);
  const line = await onlyLine(db, theirs);
  for (const quantity of [0, 2]) {
    expect(await setQuantity(mine, line.id, quantity, "ro", db)).toEqual({ kind: "unknown-line" });
    expect(await setQuantity(undefined, line.id, quantity, "ro", db)).toEqual({
      kind: "unknown-line",
    });
  }
  const removedAt = await clearCart(theirs, db);
  expect(await restoreToCart(mine, removedAt, db)).toEqual({ restored: 0, leftOut: 0 });
  expect(await restoreToCart(undefined, removedAt, db)).toEqual({ restored: 0, leftOut: 0 });
  await clearCart(undefined, db);
  await acceptPrices(undefined, db);
  expect((await onlyLine(db, mine)).quantity).toBe(1);
});

test("a removed line can no longer be changed", async () => {
  const db = await openCatalogue();
  const cartId = await add(db, undefined, await pieceId(db, pieces.bed));
  const line = await onlyLine(db, cartId);
  await setQuantity(cartId, line.id, 0, "ro", db);
  expect(await setQuantity(cartId, line.id, 2, "ro", db)).toEqual({ kind: "unknown-line" });
});

test("a changed price is the one that counts, and is pointed out until it is accepted", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const cartId = await add(db, undefined, bed);
  await db.updateTable("products").set({ price_bani: 400_000 }).where("id", "=", bed).execute();
  expect(await onlyLine(db, cartId)).toMatchObject({
    unit_price_bani: 400_000,
    line_total_bani: 400_000,
    seen_price_bani: pieces.bed.product.priceLei * 100,
    problem: "repriced",
  });
  await addToCart(cartId, { productId: bed }, "ro", db);
  expect((await onlyLine(db, cartId)).problem).toBe("repriced");
  await acceptPrices(cartId, db);
  expect(await onlyLine(db, cartId)).toMatchObject({ seen_price_bani: 400_000, problem: null });
});

test("a line is short when the stock has shrunk below it", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  let cartId = await add(db, undefined, bed);
  cartId = await add(db, cartId, bed);
  await db.updateTable("products").set({ stock_quantity: 1 }).where("id", "=", bed).execute();
  expect(await onlyLine(db, cartId)).toMatchObject({ problem: "short", stock_quantity: 1 });
});

test("a piece that is no longer sold stays in the cart, marked", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const cartId = await add(db, undefined, bed);
  await db.updateTable("products").set({ status: "inactive" }).where("id", "=", bed).execute();
  expect((await onlyLine(db, cartId)).problem).toBe("unavailable");
  await db.updateTable("products").set({ status: "active" }).where("id", "=", bed).execute();
  await db
    .updateTable("categories")
    .set({ status: "inactive" })
    .where("slug", "=", "dormitoare")
    .execute();
  expect((await onlyLine(db, cartId)).problem).toBe("unavailable");
});

test("a piece that the office deletes stays in the cart, named and marked, and holds the order up", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const cartId = await add(db, undefined, bed);
  const { version } = (await findEditableProduct(bed, db))!;
  await deleteProduct({ id: "a1", email: "ana@example.com" }, bed, version, db);
  expect(await onlyLine(db, cartId)).toMatchObject({
    name: pieces.bed.product.name,
    problem: "unavailable",
  });
  expect(await addToCart(cartId, { productId: bed }, "ro", db)).toEqual({
    kind: "unknown-product",
  });
});

test("removing the samples leaves in a cart what it holds, marked, and deletes all the rest", async () => {
  const db = await openOnDisk();
  const cartId = await add(db, undefined, await pieceId(db, pieces.bed));
  expect(await removeSamples(null, db)).toBeGreaterThan(25);
  expect((await onlyLine(db, cartId)).problem).toBe("unavailable");
  expect(await db.selectFrom("products").select("number").execute()).toEqual([{ number: 1 }]);
  expect(await listOfficeCategories(db)).toEqual([]);
  expect(await countSamples(db)).toBe(0);
});

test("a design whose decor is retired is said to be that, and can be changed", async () => {
  const db = await openCatalogue();
  const wardrobe = await pieceId(db, pieces.wardrobe);
  const { materials, handles } = await listOptions("ro", db);
  const [{ id: material }, { id: handle }] = [materials[0]!, handles[0]!];
  const design = { material, handle, width: 100, height: 200, depth: 50 };
  const added = await addToCart(
    undefined,
    { productId: wardrobe, configuration: design },
    "ro",
    db,
  );
  const cartId = "cartId" in added ? added.cartId : "";
  await db
    .updateTable("materials")
    .set({ status: "inactive" })
    .where("id", "=", material)
    .execute();
  expect((await onlyLine(db, cartId)).problem).toBe("unoffered");
});

test("a cart is forgotten 60 days after its last change, and swept with its lines", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const old = await add(db, undefined, bed);
  const young = await add(db, undefined, bed);
  await age(db, old, 61);
  await age(db, young, 59);
  expect(await findCart(old, "ro", db)).toBeUndefined();
  expect((await countCartItems(old, db)).count).toBe(0);
  expect((await findCart(young, "ro", db))?.lines).toHaveLength(1);
  expect(await deleteExpiredCarts(new Date(), db)).toBe(1);
  expect(await countRows(db, "cart_lines")).toBe(1);
});

test("adding to a forgotten cart starts anew: what was in it does not come back", async () => {
  const db = await openCatalogue();
  const old = await add(db, undefined, await pieceId(db, pieces.bed));
  await age(db, old, 61);
  const result = await addToCart(old, { productId: await pieceId(db, pieces.desk) }, "ro", db);
  expect(result.kind).toBe("added");
  const lines = (await findCart("cartId" in result ? result.cartId : "", "ro", db))?.lines ?? [];
  expect(lines.map((line) => line.name)).toEqual([pieces.desk.product.name]);
});

test("every change renews the cart for another 60 days", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const cartId = await add(db, undefined, bed);
  await age(db, cartId, 59);
  await setQuantity(cartId, (await onlyLine(db, cartId)).id, 2, "ro", db);
  const cart = await db.selectFrom("carts").select("updated_at").executeTakeFirstOrThrow();
  expect(Date.now() - Date.parse(cart.updated_at)).toBeLessThan(DAY);
});

async function age(db: Db, cartId: string, days: number): Promise<void> {
  const updated_at = new Date(Date.now() - days * DAY).toISOString();
  await db.updateTable("carts").set({ updated_at }).where("id", "=", cartId).execute();
}
