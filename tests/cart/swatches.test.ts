import fc from "fast-check";
import { expect, test } from "vitest";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { addSwatches } from "~/shop/cart/add-swatches.server";
import { findCart } from "~/shop/cart/cart.server";
import { addToCart, setQuantity } from "~/shop/cart/front/change-cart.server";
import { clearCart, restoreToCart } from "~/shop/cart/front/clear-cart.server";
import { enterDiscount } from "~/shop/cart/front/enter-discount.server";
import { joinCarts } from "~/shop/cart/join-carts.server";
import { listSwatchesIn } from "~/shop/cart/lines/swatches-in-cart.server";
import { setSwatchStock } from "~/shop/swatches/swatch-stock.server";
import type { Db } from "~db/engine";

import { addDiscount } from "../discounts/fixtures";
import { openCatalogue } from "../memory-database";
import { cartOf } from "../orders-placed";
import { addPerson } from "../people";
import { pieceId, pieces } from "../world";

const decors = [
  "pal-alb",
  "pal-stejar-sonoma",
  "pal-nuc",
  "mdf-lucios",
  "pal-gri-modern",
  "mdf-mat",
];
const nobody = { cartId: undefined, userId: undefined };
const linesOf = async (db: Db, cartId: string | undefined) =>
  (await findCart(cartId, "ro", db))?.lines ?? [];

test("swatches stand in the cart by their decors' names, one of each, at the shop's price", async () => {
  const db = await openCatalogue();
  const added = await addSwatches(nobody, ["pal-nuc", "pal-nuc", "mdf-mat"], "ro", db);
  expect(added).toMatchObject({ kind: "added", count: 2 });
  const cartId = added.kind === "added" ? added.cartId : "";
  const again = await addSwatches({ cartId, userId: undefined }, ["pal-nuc"], "ro", db);
  expect(again).toEqual({ kind: "added", cartId, count: 0 });
  const cart = (await findCart(cartId, "en", db))!;
  expect(cart.lines.map(({ name }) => name.split(":")[0])).toEqual(["Sample", "Sample"]);
  for (const line of cart.lines) {
    expect(line).toMatchObject({
      quantity: 1,
      unit_price_bani: 500,
      stock_quantity: 20,
      problem: null,
      design: null,
      product_id: null,
      configuration: "",
    });
  }
  expect(cart.totals).toMatchObject({ totalBani: 1000, advanceBani: 0 });

  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, swatchBani: 7_50 }, db);
  const repriced = await linesOf(db, cartId);
  expect(repriced.map(({ problem, unit_price_bani }) => [problem, unit_price_bani])).toEqual([
    ["repriced", 750],
    ["repriced", 750],
  ]);
});

test("whatever is asked for in whatever order, a cart holds at most five, all or none of each wish", async () => {
  const db = await openCatalogue();
  const wish = fc.array(fc.constantFrom(...decors), { maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 5 }), async (wishes) => {
      let cartId: string | undefined;
      let expected = new Set<string>();
      for (const ids of wishes) {
        const result = await addSwatches({ cartId, userId: undefined }, ids, "ro", db);
        const both = new Set([...expected, ...ids]);
        const kind = ids.length === 0 ? "none" : both.size > 5 ? "too-many" : "added";
        expect(result.kind).toBe(kind);
        if (result.kind === "added") {
          expect(result.count).toBe(both.size - expected.size);
          expected = both;
          cartId = result.cartId;
        }
        expect(new Set(await listSwatchesIn(cartId, db))).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
});

test("the database itself refuses a sixth swatch and a second one of a decor", async () => {
  const db = await openCatalogue();
  const cart_id = await cartOf(db, decors.slice(0, 5));
  const line = {
    id: "six",
    cart_id,
    product_id: null,
    configuration: "",
    removed_at: null,
    seen_price_bani: 500,
    added_at: "2026-01-01T00:00:00.000Z",
    quantity: 1,
  };
  const insert = (changes: object) =>
    db
      .insertInto("cart_lines")
      .values({ ...line, ...changes })
      .execute();
  await expect(insert({ swatch_id: decors[5] })).rejects.toThrow("too many");
  await db.deleteFrom("cart_lines").where("swatch_id", "=", "mdf-lucios").execute();
  await expect(insert({ swatch_id: "pal-alb" })).rejects.toThrow(/unique constraint/i);
  await expect(insert({ swatch_id: decors[5], quantity: 2 })).rejects.toThrow(/check constraint/i);
  await expect(insert({ swatch_id: null })).rejects.toThrow(/check constraint/i);
  await expect(insert({ swatch_id: decors[5], configuration: "x" })).rejects.toThrow(
    /check constraint/i,
  );
});

test("what is not offered, not there or one too many is refused and changes nothing", async () => {
  const db = await openCatalogue();
  const admin = { id: "", email: "" };
  await setSwatchStock({ id: "pal-alb", stock: 0, seen: 20 }, admin, db);
  await setSwatchStock({ id: "pal-nuc", stock: null, seen: 20 }, admin, db);
  await db
    .updateTable("materials")
    .set({ status: "inactive" })
    .where("id", "=", "mdf-mat")
    .execute();
  const add = (...ids: string[]) => addSwatches(nobody, ids, "ro", db);
  expect(await add("pal-alb", "mdf-lucios")).toMatchObject({ kind: "out-of-stock" });
  expect(await add("pal-nuc")).toEqual({ kind: "unknown" });
  expect(await add("mdf-mat")).toEqual({ kind: "unknown" });
  expect(await add("no such decor")).toEqual({ kind: "unknown" });
  expect(await db.selectFrom("carts").select("id").execute()).toEqual([]);
});

test("a line of a swatch is one piece: it can be removed and brought back, never doubled", async () => {
  const db = await openCatalogue();
  const cartId = await cartOf(db, decors.slice(0, 3), [pieces.bed]);
  const swatch = (await linesOf(db, cartId)).find((line) => line.swatch)!;
  expect(await setQuantity(cartId, swatch.id, 2, "ro", db)).toEqual({ kind: "too-many", most: 1 });
  expect(await setQuantity(cartId, swatch.id, 1, "ro", db)).toMatchObject({ kind: "changed" });
  const removed = await setQuantity(cartId, swatch.id, 0, "ro", db);
  expect(removed).toMatchObject({ kind: "removed", name: swatch.name });
  const removedAt = removed.kind === "removed" ? removed.removedAt : "";
  expect(await restoreToCart(cartId, removedAt, db)).toEqual({ restored: 1, leftOut: 0 });
  expect(await linesOf(db, cartId)).toHaveLength(4);

  const clearedAt = await clearCart(cartId, db);
  await addSwatches({ cartId, userId: undefined }, decors.slice(3), "ro", db);
  // Of the bed and three swatches two have room beside the three new ones.
  expect(await restoreToCart(cartId, clearedAt, db)).toEqual({ restored: 3, leftOut: 1 });
  expect(await listSwatchesIn(cartId, db)).toHaveLength(5);
});

test("at sign-in the swatches of both carts join, each once and five at most", async () => {
  const db = await openCatalogue();
  const userId = await addPerson(db);
  const own = await addSwatches({ cartId: undefined, userId }, decors.slice(0, 3), "ro", db);
  const cartId = await cartOf(db, decors.slice(2), [pieces.bed]);
  const joined = await joinCarts(userId, { cartId }, db);
  expect(joined).toEqual({ cartId: own.kind === "added" && own.cartId, leftOut: 1 });
  const lines = await linesOf(db, joined.cartId);
  expect(lines.filter(({ swatch }) => swatch)).toHaveLength(5);
  expect(lines.filter(({ swatch }) => !swatch)).toHaveLength(1);
  const sold = lines.map(({ quantity }) => quantity);
  expect(sold).toEqual(sold.map(() => 1));
});

test("a discount is for furniture: it takes nothing off swatches", async () => {
  const db = await openCatalogue();
  await addDiscount(db);
  const alone = await cartOf(db, decors.slice(0, 2));
  expect(await enterDiscount(alone, "PRIMAVARA", db)).toEqual({
    kind: "refused",
    why: { kind: "not-these" },
  });
  const productId = await pieceId(db, pieces.bed);
  await addToCart(alone, { productId }, "ro", db);
  expect(await enterDiscount(alone, "PRIMAVARA", db)).toEqual({ kind: "applied" });
  const { discount } = (await findCart(alone, "ro", db))!;
  const price = pieces.bed.product.priceLei * 10;
  expect(discount).toMatchObject({ bani: price, shares: [0, 0, price] });
});
