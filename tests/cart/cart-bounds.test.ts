import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { canonicalConfiguration, type Configuration } from "~/furniture/configurator/configuration";
import { findCart } from "~/shop/cart/cart.server";
import { addToCart, setQuantity } from "~/shop/cart/front/change-cart.server";
import { clearCart, restoreToCart } from "~/shop/cart/front/clear-cart.server";
import { joinCarts } from "~/shop/cart/join-carts.server";
import type { Db } from "~db/engine";

import { countRows, openCatalogue } from "../memory-database";
import { addPerson } from "../people";
import { pieceId, pieces } from "../world";

/** A design of its own for each number. */
const design = (number: number): Configuration => ({
  material: "pal-alb",
  handle: "metal",
  width: 50 + (number % 50) * 5,
  height: 200 + 5 * Math.floor(number / 50),
  depth: 50,
});

/** A cart with so many designs of the wardrobe in it, from one number on. */
async function fill(db: Db, count: number, from = 0, userId?: string): Promise<string> {
  const productId = await pieceId(db, pieces.wardrobe);
  let cartId: string | undefined;
  for (let number = from; number < from + count; number += 1) {
    const item = { productId, configuration: design(number), userId };
    const added = await addToCart(cartId, item, "ro", db);
    if (added.kind !== "added") throw new Error(added.kind);
    ({ cartId } = added);
  }
  return cartId!;
}

const linesOf = async (db: Db, cartId: string) => (await findCart(cartId, "ro", db))?.lines ?? [];

test("a cart holds 50 lines: the next piece is refused by name, one that is there is not", async () => {
  const db = await openCatalogue();
  const productId = await pieceId(db, pieces.wardrobe);
  const cartId = await fill(db, 50);
  const item = { productId, configuration: design(50) };
  const full = { kind: "full", name: pieces.wardrobe.product.name, most: 50 };
  expect(await addToCart(cartId, item, "ro", db)).toEqual(full);
  expect(await addToCart(cartId, { productId }, "ro", db)).toEqual(full);
  const again = { productId, configuration: design(7) };
  expect(await addToCart(cartId, again, "ro", db)).toMatchObject({ kind: "raised" });
  expect(await linesOf(db, cartId)).toHaveLength(50);

  const [line] = await linesOf(db, cartId);
  const changed = { productId, configuration: design(51), replacesLineId: line!.id };
  expect(await addToCart(cartId, changed, "ro", db)).toMatchObject({ kind: "raised" });
  expect(await linesOf(db, cartId)).toHaveLength(50);
});

test("a line holds 99 pieces, and a design that would join another beyond that stays as it is", async () => {
  const db = await openCatalogue();
  const productId = await pieceId(db, pieces.wardrobe);
  await db.updateTable("products").set({ stock_quantity: 500 }).execute();
  const cartId = await fill(db, 2);
  const ready = await addToCart(cartId, { productId }, "ro", db);
  expect(ready.kind).toBe("added");
  for (const { id } of await linesOf(db, cartId)) await setQuantity(cartId, id, 99, "ro", db);
  const tooMany = { kind: "too-many", name: pieces.wardrobe.product.name, most: 99 };
  expect(await addToCart(cartId, { productId }, "ro", db)).toEqual(tooMany);
  const item = { productId, configuration: design(0) };
  expect(await addToCart(cartId, item, "ro", db)).toEqual(tooMany);
  const [, second, third] = await linesOf(db, cartId);
  expect(await addToCart(cartId, { ...item, replacesLineId: second!.id }, "ro", db)).toEqual(
    tooMany,
  );
  expect(await setQuantity(cartId, third!.id, 100, "ro", db)).toMatchObject({ kind: "too-many" });
  expect((await linesOf(db, cartId)).map(({ quantity }) => quantity)).toEqual([99, 99, 99]);
});

test("the database itself refuses line 51 and piece 100, however they are written", async () => {
  const db = await openCatalogue();
  const productId = await pieceId(db, pieces.wardrobe);
  const cartId = await fill(db, 50);
  const insert = (changes: object) =>
    db
      .insertInto("cart_lines")
      .values({
        id: randomUUID(),
        cart_id: cartId,
        product_id: productId,
        configuration: "another",
        quantity: 1,
        seen_price_bani: 1,
        added_at: "2026-01-01T00:00:00.000Z",
        removed_at: null,
        ...changes,
      })
      .execute();
  await expect(insert({})).rejects.toThrow("too many: lines");
  await expect(insert({ quantity: 100, removed_at: "2026" })).rejects.toThrow("too many: pieces");
  await insert({ removed_at: "2026-01-01T00:00:00.000Z" });
  const all = db.updateTable("cart_lines");
  await expect(all.set({ removed_at: null }).execute()).rejects.toThrow("too many: lines");
  await expect(all.set({ quantity: 100 }).execute()).rejects.toThrow("too many: pieces");
  expect(await linesOf(db, cartId)).toHaveLength(50);
});

test("what was taken out comes back as far as there is room, and is no more than 50 lines", async () => {
  const db = await openCatalogue();
  const productId = await pieceId(db, pieces.wardrobe);
  const cartId = await fill(db, 50);
  const removedAt = await clearCart(cartId, db);
  for (let number = 50; number < 80; number += 1) {
    await addToCart(cartId, { productId, configuration: design(number) }, "ro", db);
  }
  expect(await restoreToCart(cartId, removedAt, db)).toEqual({ restored: 20, leftOut: 30 });
  expect(await linesOf(db, cartId)).toHaveLength(50);
  await clearCart(cartId, db);
  expect(await countRows(db, "cart_lines")).toBe(50);
});

test("joining keeps the customer's lines, fills the cart up and counts what found no place", async () => {
  const db = await openCatalogue();
  const userId = await addPerson(db);
  const own = await fill(db, 45, 0, userId);
  const visitors = await fill(db, 20, 40);
  const joined = await db
    .transaction()
    .execute((trx) => joinCarts(userId, { cartId: visitors }, trx));
  expect(joined).toEqual({ cartId: own, leftOut: 10 });
  const designs = (await linesOf(db, own)).map(({ configuration }) => configuration);
  expect(new Set(designs).size).toBe(50);
  for (let number = 0; number < 45; number += 1) {
    expect(designs).toContain(canonicalConfiguration(design(number)));
  }
});
