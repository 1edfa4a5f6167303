// In a process of its own: it counts what is built by a module that others have loaded.
import { setImmediate } from "node:timers/promises";

import { expect, test, vi } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import * as building from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { findOfferedPlan } from "~/furniture/planner/offered-plan.server";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";
import { findCart } from "~/shop/cart/cart.server";
import { addPlanToCart } from "~/shop/cart/front/change-cart.server";
import type { Db } from "~db/engine";

import { bookcase, column, drawers, shelves, wardrobe } from "../boards/designs";
import { openCatalogue } from "../memory-database";

vi.mock("~/furniture/boards/build", { spy: true });

/** As large as a piece can be, and another one for each number. */
function large(number: number): Design {
  const zones = (at: number) =>
    [0, 1, 2].map((zone) => ((at + zone) % 4 ? shelves(4) : drawers(3)));
  const columns = Array.from({ length: 8 }, (_, at) => column(...zones(at)));
  return { ...wardrobe, width: 5400 - number, height: 2600, depth: 600, columns };
}

async function fullCart(from: number, db: Db): Promise<string> {
  let cartId: string | undefined;
  for (let number = from; number < from + MOST_LINES; number += 1) {
    const plan = writeDesign(large(number));
    const added = await addPlanToCart(cartId, { plan }, "ro", db);
    if (added.kind !== "added") throw new Error(added.kind);
    ({ cartId } = added);
  }
  return cartId!;
}

test("a design is built once, whoever looks and in whatever language, until what it is made of changes", async () => {
  const db = await openCatalogue();
  const text = writeDesign(large(0));
  const build = vi.mocked(building.build);
  build.mockClear();
  const [ro, en] = await Promise.all([
    findOfferedPlan(text, "ro", db),
    findOfferedPlan(text, "en", db),
  ]);
  expect(ro?.priceBani).toBeGreaterThan(0);
  expect(en?.priceBani).toBe(ro?.priceBani);
  expect(en?.design.bodyName).not.toBe(ro?.design.bodyName);
  expect(build).toHaveBeenCalledTimes(1);

  await db
    .updateTable("materials")
    .set({ name: "PAL de azi" })
    .where("id", "=", "pal-alb")
    .execute();
  expect((await findOfferedPlan(text, "ro", db))?.design.bodyName).toBe("PAL de azi");
  expect(build).toHaveBeenCalledTimes(1);

  await db
    .updateTable("materials")
    .set({ price_per_m2_bani: 99_900 })
    .where("id", "=", "pal-alb")
    .execute();
  expect((await findOfferedPlan(text, "ro", db))?.priceBani).toBeGreaterThan(ro!.priceBani!);
  expect(build).toHaveBeenCalledTimes(2);

  await db
    .updateTable("materials")
    .set({ status: "inactive" })
    .where("id", "=", "pal-alb")
    .execute();
  expect((await findOfferedPlan(text, "ro", db))?.priceBani).toBeUndefined();
});

test("a handle that is offered no more withholds only pieces that have one, and is named by no other", async () => {
  const db = await openCatalogue();
  await db.updateTable("handles").set({ status: "inactive" }).where("id", "=", "metal").execute();
  const sliding: Design = { ...wardrobe, width: 1600, sliding: 2 };
  const offered = async (design: Design) => {
    const found = (await findOfferedPlan(writeDesign(design), "ro", db))!;
    return [found.priceBani !== undefined, found.design.handleName !== ""];
  };
  expect(await offered(wardrobe)).toEqual([false, true]);
  expect(await offered(sliding)).toEqual([true, false]);
  // Not even where it cannot be ordered for another reason.
  await db.updateTable("materials").set({ status: "inactive" }).execute();
  expect(await offered(sliding)).toEqual([false, false]);
});

test("a band's decor that is offered no more withholds a piece, one on order makes it later", async () => {
  const db = await openCatalogue();
  const offered = async (bands: Design["bands"], design = wardrobe) =>
    (await findOfferedPlan(writeDesign({ ...design, bands }), "ro", db))!;
  const waits = async (bands: Design["bands"], design = wardrobe) =>
    (await offered(bands, design)).making?.waits;
  await db
    .updateTable("materials")
    .set({ on_order_days: 21 })
    .where("id", "=", "pal-nuc")
    .execute();
  const usual = await waits(undefined);
  expect(usual).toBeLessThan(21);
  expect(await waits({ front: "pal-nuc" })).toBe(21);
  // Nothing opens in a bookcase: fronts that there are none of wait for nothing.
  expect(await waits({ front: "pal-nuc" }, bookcase)).toBe(usual);

  await db
    .updateTable("materials")
    .set({ status: "inactive" })
    .where("id", "=", "pal-nuc")
    .execute();
  const { priceBani, design } = await offered({ body: "pal-nuc" });
  expect([priceBani, design.bandNames]).toEqual([undefined, { body: "PAL Nuc" }]);
  expect((await offered(undefined)).priceBani).toBeDefined();
  expect((await offered({ front: "pal-nuc" }, bookcase)).priceBani).toBeDefined();
  // Of a decor that the shop never had there is only the id to say.
  const never = await offered({ body: "pal-verde" });
  expect([never.priceBani, never.design.bandNames]).toEqual([undefined, { body: "pal-verde" }]);
});

test("two full carts of large pieces are built once each, and others are answered between any two", async () => {
  const db = await openCatalogue();
  const carts = [await fullCart(100, db), await fullCart(100 + MOST_LINES, db)];
  // Everything is built anew.
  await db.updateTable("materials").set({ price_per_m2_bani: 7_777 }).execute();
  const build = vi.mocked(building.build);
  build.mockClear();
  const looks = Promise.all(
    carts.flatMap((cart) => [findCart(cart, "ro", db), findCart(cart, "en", db)]),
  );
  let isOver = false;
  void looks.finally(() => (isOver = true));
  let before = 0;
  let mostAtOnce = 0;
  while (!isOver) {
    await setImmediate();
    mostAtOnce = Math.max(mostAtOnce, build.mock.calls.length - before);
    before = build.mock.calls.length;
  }
  const [ro, en] = await looks;
  expect(en?.totals).toEqual(ro?.totals);
  expect(ro?.lines.every(({ problem }) => problem === "repriced")).toBe(true);
  expect(build).toHaveBeenCalledTimes(2 * MOST_LINES);
  expect(mostAtOnce).toBe(1);
});
