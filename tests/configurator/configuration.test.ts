import fc from "fast-check";
import { expect, test } from "vitest";

import {
  canonicalConfiguration,
  readConfiguration,
  parseConfiguration,
  priceOf,
  readConfigurationFields,
  type Configuration,
} from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { usualSizes } from "~/furniture/configurator/sizes";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { findCart } from "~/shop/cart/cart.server";
import { addToCart } from "~/shop/cart/front/change-cart.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { migrate } from "~db/migrate";
import { seed } from "~db/seed";
import { handles, materials } from "~db/seed/options";
import { openDatabase } from "~db/sqlite/engine";

import { shownToken } from "../orders-placed";
import { buyerDetails, pieceId, pieces } from "../world";

/** The surcharges of spec §9, repeated here so that the seed is checked against them. */
const surchargesLei: Record<string, number> = {
  "pal-alb": 100,
  "pal-stejar-sonoma": 120,
  "pal-nuc": 130,
  "mdf-lucios": 150,
  "pal-gri-modern": 110,
  "mdf-mat": 140,
  metal: 20,
  plastic: 10,
  none: 30,
  wood: 25,
};

const choices = { materials, handles };
const parse = (query: URLSearchParams) =>
  parseConfiguration(readConfigurationFields(query, choices, usualSizes), choices, usualSizes);

const step = (min: number, max: number) =>
  fc.integer({ min: min / 5, max: max / 5 }).map((fives) => fives * 5);
const designs: fc.Arbitrary<Configuration> = fc.record({
  material: fc.constantFrom(...materials.map(({ id }) => id)),
  handle: fc.constantFrom(...handles.map(({ id }) => id)),
  width: step(50, 300),
  height: step(50, 300),
  depth: step(30, 100),
});

test("a price is the spec's formula, and its parts add up to it, for a thousand designs", () => {
  fc.assert(
    fc.property(designs, fc.integer({ min: 1, max: 5000 }), (configuration, baseLei) => {
      const material = surchargesLei[configuration.material]!;
      const handle = surchargesLei[configuration.handle]!;
      const price = priceOf(
        baseLei * 100,
        { materialBani: material * 100, handleBani: handle * 100 },
        configuration,
      );
      const volume = (configuration.width * configuration.height * configuration.depth) / 10_000;
      expect(price.totalBani).toBe(Math.round(baseLei + material + handle + volume) * 100);
      const { baseBani, materialBani, handleBani, volumeBani } = price;
      expect(baseBani + materialBani + handleBani + volumeBani).toBe(price.totalBani);
    }),
    { numRuns: 1000 },
  );
});

test("100 × 200 × 50 cm adds 100 lei", () => {
  const size = { width: 100, height: 200, depth: 50 };
  const { volumeBani } = priceOf(50_000, { materialBani: 0, handleBani: 0 }, size);
  expect(volumeBani).toBe(10_000);
});

test("a design has one spelling, whatever order its fields came in", () => {
  fc.assert(
    fc.property(designs, fc.integer(), (configuration, seedNumber) => {
      const canonical = canonicalConfiguration(configuration);
      const fields = [...new URLSearchParams(canonical)].sort(
        ([a], [b]) => ((a.charCodeAt(1) * seedNumber) % 7) - ((b.charCodeAt(1) * seedNumber) % 7),
      );
      const { configuration: parsed } = parse(new URLSearchParams(fields));
      expect(parsed && canonicalConfiguration(parsed)).toBe(canonical);
      expect(readConfiguration(canonical, choices)).toEqual(configuration);
    }),
  );
});

test.each([
  ["width", "49"],
  ["width", "301"],
  ["width", "52"],
  ["width", "-100"],
  ["width", "NaN"],
  ["height", "1e2"],
  ["height", ""],
  ["depth", "25"],
  ["depth", "105"],
  ["depth", "50.5"],
  ["material", "aur"],
  ["handle", "<script>"],
])("a design whose %s is %j is refused, and only that is named", (name, value) => {
  expect(parse(new URLSearchParams({ [name]: value })).errors).toEqual({ [name]: true });
});

test("without script, the slider that was moved wins over the box that was not", () => {
  const moved = new URLSearchParams(
    "drawn=100-200-50&width=100&widthSlider=150&height=250&heightSlider=200&depth=50&depthSlider=50",
  );
  const fields = readConfigurationFields(moved, choices, usualSizes);
  expect([fields.width, fields.height, fields.depth]).toEqual(["150", "250", "50"]);
});

test("cart and order charge a design to the ban, and the same design is one line", async () => {
  const db = openDatabase(":memory:");
  await migrate(db);
  await seed(db);
  const productId = await pieceId(db, pieces.soldOut);
  const basePrice = pieces.soldOut.product.priceLei;
  const configuration: Configuration = {
    material: "mdf-mat",
    handle: "wood",
    width: 155,
    height: 75,
    depth: 85,
  };
  const unit = Math.round(basePrice + 140 + 25 + (155 * 75 * 85) / 10_000) * 100;

  const first = await addToCart(undefined, { productId, configuration }, "ro", db);
  if (first.kind !== "added") throw new Error(first.kind);
  await addToCart(first.cartId, { productId, configuration: { ...configuration } }, "ro", db);
  await addToCart(
    first.cartId,
    { productId, configuration: { ...configuration, width: 160 } },
    "ro",
    db,
  );
  const cart = (await findCart(first.cartId, "ro", db))!;
  expect(cart.lines.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  expect(cart.lines.find(({ quantity }) => quantity === 2)?.unit_price_bani).toBe(unit);

  const result = await placeOrder(
    {
      cartId: first.cartId,
      checkoutToken: await shownToken(first.cartId, db),
      acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
      details: buyerDetails,
      language: "ro",
      userId: null,
      uses: [],
    },
    db,
  );
  expect(result.kind).toBe("placed");
  const order = await db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  const total = cart.lines.reduce((sum, line) => sum + line.line_total_bani, 0);
  expect(order.total_bani).toBe(total);
  // Everything is made to order, so half of it, VAT included, is due on confirmation.
  expect(order.advance_bani).toBe(Math.round(order.total_bani / 2));
  const lines = await db.selectFrom("order_lines").selectAll().orderBy("quantity").execute();
  expect(lines[1]?.unit_price_bani).toBe(unit);
  expect(JSON.parse(lines[1]!.configuration)).toMatchObject({
    material: { id: "mdf-mat", front: "#8f9a82" },
    materialName: "MDF Mat",
    widthCm: 155,
  });
  const stock = await db
    .selectFrom("products")
    .select("stock_quantity")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  expect(stock.stock_quantity).toBe(0);
});

test("a changed design takes the place of its line and keeps the quantity", async () => {
  const db = openDatabase(":memory:");
  await migrate(db);
  await seed(db);
  const productId = await pieceId(db, pieces.wardrobe);
  const configuration: Configuration = {
    material: "pal-alb",
    handle: "none",
    width: 100,
    height: 100,
    depth: 40,
  };
  const added = await addToCart(undefined, { productId, configuration }, "ro", db);
  if (added.kind !== "added") throw new Error(added.kind);
  await addToCart(added.cartId, { productId, configuration }, "ro", db);
  const [line] = (await findCart(added.cartId, "ro", db))!.lines;
  await addToCart(
    added.cartId,
    { productId, configuration: { ...configuration, width: 200 }, replacesLineId: line!.id },
    "ro",
    db,
  );
  const { lines } = (await findCart(added.cartId, "ro", db))!;
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ quantity: 2 });
  expect(lines[0]?.configuration).toContain("width=200");
});

test("a material that is taken off the offer makes its line impossible to order", async () => {
  const db = openDatabase(":memory:");
  await migrate(db);
  await seed(db);
  const productId = await pieceId(db, pieces.wardrobe);
  const design = {
    material: "pal-nuc",
    handle: "metal",
    width: 100,
    height: 100,
    depth: 40,
  } as const;
  const added = await addToCart(undefined, { productId, configuration: design }, "ro", db);
  if (added.kind !== "added") throw new Error(added.kind);
  await db
    .updateTable("materials")
    .set({ status: "inactive" })
    .where("id", "=", "pal-nuc")
    .execute();
  expect((await findCart(added.cartId, "ro", db))!.lines[0]?.problem).toBe("unoffered");
  const again = await addToCart(added.cartId, { productId, configuration: design }, "ro", db);
  expect(again.kind).toBe("unknown-product");
});

test("materials and handles are named in the language asked for", async () => {
  const db = openDatabase(":memory:");
  await migrate(db);
  await seed(db);
  const { materials, handles } = await listOptions("en", db);
  expect(materials.map(({ surcharge_bani }) => surcharge_bani / 100)).toEqual([
    100, 120, 130, 150, 110, 140,
  ]);
  expect(handles.map(({ surcharge_bani }) => surcharge_bani / 100)).toEqual([20, 10, 30, 25]);
  expect(materials[2]?.name).toBe("Walnut melamine");
});
