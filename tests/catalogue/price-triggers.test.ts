import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { listProducts } from "~/shop/catalogue/front/listing.server";
import { readProductFilter } from "~/shop/catalogue/front/product-filter";
import { listPriceHistories } from "~/shop/catalogue/price-history.server";
import { findProduct } from "~/shop/catalogue/product.server";

import { addCategory, addProduct, openCatalogue, openEmptyShop } from "../memory-database";
import { pieceId, pieces } from "../world";

const db = await openEmptyShop();
afterAll(() => db.destroy());
const categoryId = await addCategory(db, "bai");

type Row = { price_bani: number; regular_price_bani: number | null; status: "active" | "inactive" };
const rows = fc
  .record({
    price_bani: fc.integer({ min: 1, max: 4 }),
    full: fc.option(fc.integer({ min: 1, max: 3 })),
    status: fc.constantFrom("active" as const, "inactive" as const),
  })
  .map(({ price_bani, full, status }): Row => ({
    price_bani,
    regular_price_bani: full && price_bani + full,
    status,
  }));

test("every way to change a price leaves one entry, and nothing else leaves any", async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(rows, { maxLength: 12 }), async (steps) => {
      number += 1;
      const id = await addProduct(db, { categoryId, number, priceLei: 1 });
      const model: unknown[] = [{ price_bani: 100, is_reduced: 0, is_public: 1 }];
      let before: Row = { price_bani: 100, regular_price_bani: null, status: "active" };
      for (const step of steps) {
        const description = String(step.price_bani);
        const set = { ...step, description };
        await db.updateTable("products").set(set).where("id", "=", id).execute();
        if (JSON.stringify(step) !== JSON.stringify(before)) {
          model.push({
            price_bani: step.price_bani,
            is_reduced: step.regular_price_bani === null ? 0 : 1,
            is_public: step.status === "active" ? 1 : 0,
          });
        }
        before = step;
      }
      const entries = (await listPriceHistories([id], db)).get(id)!;
      expect(entries.map(({ started_at: _at, ...entry }) => entry)).toEqual(model);
      const times = entries.map(({ started_at }) => started_at);
      expect(times).toEqual([...times].sort());
    }),
    { numRuns: 25 },
  );
});

test("nobody changes the history, and it outlives its product", async () => {
  const id = await addProduct(db, { categoryId, number: 9_000 });
  const never = "the price history is never changed";
  const mine = db.updateTable("price_history").set({ price_bani: 1 }).where("subject_id", "=", id);
  await expect(mine.execute()).rejects.toThrow(never);
  await expect(
    db.deleteFrom("price_history").where("subject_id", "=", id).execute(),
  ).rejects.toThrow(never);
  await db.deleteFrom("products").where("id", "=", id).execute();
  expect((await listPriceHistories([id], db)).get(id)).toHaveLength(1);
});

test("what an option costs is noted too", async () => {
  const catalogue = await openCatalogue();
  await catalogue
    .updateTable("materials")
    .set({ surcharge_bani: 999 })
    .where("id", "=", "pal-nuc")
    .execute();
  const entries = await catalogue
    .selectFrom("price_history")
    .select("price_bani")
    .where("subject", "=", "material")
    .where("subject_id", "=", "pal-nuc")
    .orderBy("id")
    .execute();
  expect(entries.map(({ price_bani }) => price_bani)).toEqual([13_000, 999]);
});

test("cards and pages show the lowest price before, and none that is not above the price", async () => {
  const catalogue = await openCatalogue();
  const id = await pieceId(catalogue, pieces.bed);
  const lowest = async () => {
    const { products } = await listProducts(
      readProductFilter(new URLSearchParams("cauta=nora"), "ro"),
      undefined,
      "ro",
      catalogue,
    );
    const page = await findProduct("dormitoare", 1, "ro", catalogue);
    expect(page?.lowest_bani).toBe(products[0]?.lowest_bani);
    return page?.lowest_bani;
  };
  const set = (prices: { price_bani: number; regular_price_bani: number | null }) =>
    catalogue.updateTable("products").set(prices).where("id", "=", id).execute();
  expect(await lowest()).toBeNull();
  await set({ price_bani: 299_900, regular_price_bani: 400_000 });
  // The full price that is typed beside it was never asked of anybody.
  expect(await lowest()).toBe(349_900);
  await set({ price_bani: 360_000, regular_price_bani: 400_000 });
  expect(await lowest()).toBeNull();
  await expect(set({ price_bani: 400_000, regular_price_bani: 400_000 })).rejects.toThrow(
    /check constraint/i,
  );
});
