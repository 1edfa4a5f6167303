import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";
import { defaultRules } from "~/furniture/boards/rules";
import { makePlan } from "~/furniture/planner/plan.server";
import { findCart } from "~/shop/cart/cart.server";
import {
  acceptPrices,
  addPlanToCart,
  addToCart,
  setQuantity,
} from "~/shop/cart/front/change-cart.server";
import { joinCarts } from "~/shop/cart/join-carts.server";
import type { Db } from "~db/engine";

import { bookcase, chest, wardrobe } from "../boards/designs";
import { addCategory, addProduct, openCatalogue, openEmptyShop } from "../memory-database";
import { addPerson } from "../people";
import { costOf } from "../processor-time";
import { pieceId, pieces } from "../world";

const plan = writeDesign(wardrobe);

async function priceOf(design: Design, db: Db): Promise<number> {
  const made = await makePlan(design, "ro", db);
  if (made.kind !== "plan") throw new Error(made.kind);
  return made.price.totalBani;
}

const linesOf = async (db: Db, cartId: string) => (await findCart(cartId, "ro", db))!.lines;

async function cartWith(db: Db, ...designs: Design[]): Promise<string> {
  let cartId: string | undefined;
  for (const design of designs) {
    const added = await addPlanToCart(cartId, { plan: writeDesign(design) }, "ro", db);
    if (added.kind !== "added") throw new Error(added.kind);
    ({ cartId } = added);
  }
  return cartId!;
}

test("a planned piece stands in the cart with its kind, sizes, decors, price, advance and term", async () => {
  const db = await openCatalogue();
  const added = await addPlanToCart(undefined, { plan }, "ro", db);
  expect(added).toMatchObject({ kind: "added", name: "Dulap pe măsură" });
  const cartId = "cartId" in added ? added.cartId : "";
  const price = await priceOf(wardrobe, db);
  const cart = (await findCart(cartId, "ro", db))!;
  expect(cart.lines).toMatchObject([
    {
      name: "Dulap pe măsură",
      configuration: plan,
      quantity: 1,
      problem: null,
      unit_price_bani: price,
      product: null,
      term: { from: 30, to: 45, isAfterAdvance: true },
      design: { size: { width: 1000, height: 2200, depth: 600 }, bodyName: "PAL Alb" },
    },
  ]);
  expect(cart.totals).toMatchObject({ totalBani: price, advanceBani: Math.round(price / 2) });
  const [english] = (await findCart(cartId, "en", db))!.lines;
  expect(english).toMatchObject({
    name: "Made-to-measure wardrobe",
    design: { bodyName: expect.not.stringContaining("PAL") as string },
  });
});

test("the same design is one line, another a second; what is no possible design is refused", async () => {
  const db = await openCatalogue();
  const cartId = await cartWith(db, wardrobe, bookcase);
  expect(await addPlanToCart(cartId, { plan }, "ro", db)).toMatchObject({ kind: "raised" });
  expect((await linesOf(db, cartId)).map(({ quantity }) => quantity)).toEqual([2, 1]);
  for (const wrong of [
    "",
    "1w",
    `${plan}_x`,
    plan.replace("1000x", "9000x"),
    plan.replace("metal", "aur"),
    plan.replace("pal-alb", "pal-necunoscut"),
    plan.replace("-p80", "-p80-r77"),
  ]) {
    expect(await addPlanToCart(cartId, { plan: wrong }, "ro", db), wrong).toEqual({
      kind: "unknown-product",
    });
  }
  expect(await linesOf(db, cartId)).toHaveLength(2);
});

test("a changed design takes its line's place and quantity, and joins a line that has it already", async () => {
  const db = await openCatalogue();
  const cartId = await cartWith(db, wardrobe, bookcase);
  const [first] = await linesOf(db, cartId);
  await setQuantity(cartId, first!.id, 3, "ro", db);
  const deeper = writeDesign({ ...wardrobe, depth: 580 });
  const changed = { plan: deeper, replacesLineId: first!.id };
  expect(await addPlanToCart(cartId, changed, "ro", db)).toMatchObject({ kind: "raised" });
  const lines = await linesOf(db, cartId);
  const shown = lines.map(({ configuration, quantity }) => [configuration, quantity]);
  expect(shown).toEqual(
    expect.arrayContaining([
      [deeper, 3],
      [writeDesign(bookcase), 1],
    ]),
  );
  const joined = { plan: writeDesign(bookcase), replacesLineId: lines.at(-1)!.id };
  await addPlanToCart(cartId, joined, "ro", db);
  expect((await linesOf(db, cartId)).map(({ quantity }) => quantity)).toEqual([4]);
});

test("quantities end at 99 and lines at 50, and a planned line is removed like any other", async () => {
  const db = await openCatalogue();
  const designs = Array.from({ length: 50 }, (_, index) => ({ ...bookcase, height: 1900 + index }));
  const cartId = await cartWith(db, ...designs);
  const full = { kind: "full", name: "Dulap pe măsură", most: 50 };
  expect(await addPlanToCart(cartId, { plan }, "ro", db)).toEqual(full);
  const [line] = await linesOf(db, cartId);
  expect(await setQuantity(cartId, line!.id, 100, "ro", db)).toEqual({
    kind: "too-many",
    most: 99,
  });
  expect(await setQuantity(cartId, line!.id, 99, "ro", db)).toMatchObject({ kind: "changed" });
  const again = { plan: line!.configuration };
  expect(await addPlanToCart(cartId, again, "ro", db)).toMatchObject({ kind: "too-many" });
  const removed = await setQuantity(cartId, line!.id, 0, "ro", db);
  expect(removed).toMatchObject({ kind: "removed", name: "Bibliotecă pe măsură" });
  // What comes back is the same line, at one piece.
  expect(await addPlanToCart(cartId, again, "ro", db)).toMatchObject({ kind: "added" });
  expect(await linesOf(db, cartId)).toHaveLength(50);
});

test("a cart joined at sign-in keeps its planned pieces, each once", async () => {
  const db = await openCatalogue();
  const userId = await addPerson(db);
  const own = await addPlanToCart(undefined, { plan, userId }, "ro", db);
  const visitors = await cartWith(db, chest, wardrobe);
  for (const { id } of await linesOf(db, visitors)) await setQuantity(visitors, id, 2, "ro", db);
  await joinCarts(userId, { cartId: visitors }, db);
  const lines = await linesOf(db, "cartId" in own ? own.cartId : "");
  expect(lines.map(({ configuration, quantity }) => [configuration, quantity]).sort()).toEqual(
    [
      [writeDesign(chest), 2],
      [plan, 2],
    ].sort(),
  );
});

test("a new price is said and accepted; a retired decor or handle stops the line and loses nothing", async () => {
  const db = await openCatalogue();
  const cartId = await cartWith(db, wardrobe);
  const before = await priceOf(wardrobe, db);
  await db
    .updateTable("materials")
    .set({ price_per_m2_bani: 20_000 })
    .where("id", "=", "pal-alb")
    .execute();
  const after = await priceOf(wardrobe, db);
  expect(after).toBeGreaterThan(before);
  expect(await linesOf(db, cartId)).toMatchObject([
    { problem: "repriced", seen_price_bani: before, unit_price_bani: after },
  ]);
  await acceptPrices(cartId, db);
  expect(await linesOf(db, cartId)).toMatchObject([{ problem: null }]);
  for (const table of ["materials", "handles"] as const) {
    const change = db.updateTable<"materials" | "handles">(table);
    const id = table === "materials" ? "pal-alb" : "metal";
    await change.set({ status: "inactive" }).where("id", "=", id).execute();
    expect(await linesOf(db, cartId)).toMatchObject([
      { problem: "unoffered", name: "Dulap pe măsură", configuration: plan },
    ]);
    expect(await addPlanToCart(cartId, { plan }, "ro", db)).toEqual({ kind: "unknown-product" });
    await change.set({ status: "active" }).where("id", "=", id).execute();
    expect(await linesOf(db, cartId)).toMatchObject([{ problem: null }]);
  }
});

test("new construction rules leave a piece as it was designed; rules that are gone stop its line", async () => {
  const db = await openCatalogue();
  const cartId = await cartWith(db, wardrobe);
  const price = (await linesOf(db, cartId))[0]!.unit_price_bani;
  const content = JSON.stringify({ ...defaultRules, outerGap: 4 });
  const saved_at = new Date().toISOString();
  await db.insertInto("construction_rules").values({ version: 2, content, saved_at }).execute();
  expect(await linesOf(db, cartId)).toMatchObject([{ problem: null, unit_price_bani: price }]);
  await db.deleteFrom("construction_rules").where("version", "=", 1).execute();
  expect(await linesOf(db, cartId)).toMatchObject([
    { problem: "unoffered", design: { size: { width: 1000 }, bodyName: "PAL Alb" } },
  ]);
});

test("a cart of 50 planned pieces is read without building them again", async () => {
  const db = await openCatalogue();
  const designs = Array.from({ length: 50 }, (_, index) => ({ ...wardrobe, height: 2100 + index }));
  const cartId = await cartWith(db, ...designs);
  await linesOf(db, cartId);
  const ms = await costOf(async () => {
    for (let time = 0; time < 10; time += 1) await linesOf(db, cartId);
  });
  expect(ms / 10).toBeLessThan(50);
});

test("a cart has a product and a plan once, and a product's lines go with it", async () => {
  const db = await openEmptyShop();
  const categoryId = await addCategory(db, "paturi");
  const product_id = await addProduct(db, { categoryId, number: 1 });
  const carts = { id: "k", checkout_token: "k", created_at: "2026", updated_at: "2026" };
  await db.insertInto("carts").values(carts).execute();
  const line = (id: string, piece: { product_id: string | null; configuration: string }) =>
    db
      .insertInto("cart_lines")
      .values({ id, cart_id: "k", quantity: 2, seen_price_bani: 100, added_at: "2026", ...piece })
      .execute();
  const ready = { product_id, configuration: "" };
  const planned = { product_id: null, configuration: plan };
  await line("a", ready);
  await line("b", planned);
  await expect(line("c", ready)).rejects.toThrow(/unique constraint/i);
  await expect(line("d", planned)).rejects.toThrow(/unique constraint/i);
  const tooMany = db.updateTable("cart_lines").set({ quantity: 100 }).where("id", "=", "a");
  await expect(tooMany.execute()).rejects.toThrow("too many: pieces");
  await db.deleteFrom("products").execute();
  expect(await db.selectFrom("cart_lines").select("id").execute()).toEqual([{ id: "b" }]);
});

test("products and planned pieces stand in the order in which they came", async () => {
  const db = await openCatalogue();
  const cartId = await cartWith(db, wardrobe);
  await addToCart(cartId, { productId: await pieceId(db, pieces.bed) }, "ro", db);
  await addPlanToCart(cartId, { plan: writeDesign(chest) }, "ro", db);
  const moments = ["2026-01-03", "2026-01-02", "2026-01-01"];
  for (const [index, { id }] of (await linesOf(db, cartId)).entries()) {
    const added_at = moments[index]!;
    await db.updateTable("cart_lines").set({ added_at }).where("id", "=", id).execute();
  }
  const names = (await linesOf(db, cartId)).map(({ name }) => name);
  expect(names).toHaveLength(3);
  expect(names[1]).toBe(pieces.bed.product.name);
});
