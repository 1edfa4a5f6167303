import { expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";
import { counties } from "~/platform/settings/places";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { readSizes } from "~/shop/catalogue/dimensions";
import { saveZone } from "~/shop/delivery/front/save-zone.server";
import { feedTargets } from "~/shop/feeds/front/feed-name";
import type { FeedName } from "~/shop/feeds/front/feed-name";
import { writeFeed } from "~/shop/feeds/front/feed.server";
import { countFeedProducts, listLeftOut } from "~/shop/feeds/front/list-left-out.server";
import { googleCategories } from "~/shop/feeds/items/google-categories";
import type { Db } from "~db/engine";
import { seedProducts } from "~db/seed/many-products";

import { openCatalogue } from "../memory-database";
import { openForBusiness } from "../world";
import { everyFeed, makeEdgeCatalogue } from "./edge-catalogue";
import { brokenRules, readFeed, type FeedItem } from "./rules";

async function textOf(name: FeedName, db: Db): Promise<string> {
  const parts: string[] = [];
  for await (const part of writeFeed(name, db)) parts.push(part);
  return parts.join("");
}

const itemsOf = async (name: FeedName, db: Db) => readFeed(await textOf(name, db));
const ro = { target: "google", language: "ro" } as const;
const byId = (items: FeedItem[], id: string | undefined) =>
  items.find((item) => item.get("id")?.[0] === id);

const edge = await openCatalogue();
const ids = await makeEdgeCatalogue(edge);

test.each(everyFeed)("the feed for $target in $language breaks no rule", async (name) => {
  const items = await itemsOf(name, edge);
  expect(brokenRules(items, name.target)).toEqual([]);
  const left = ["pictureless", "drawn", "hidden", "sample"];
  for (const which of left) expect(byId(items, ids[which]), which).toBeUndefined();
  expect(byId(items, ids.foreign) === undefined).toBe(name.language === "hu");
  expect(items.length).toBe((await countFeedProducts(edge))[name.language]);
  expect(items.length).toBeGreaterThan(15);
  for (const item of items) {
    expect(item.get("link")?.[0]).toMatch(
      new RegExp(`^http://127.0.0.1:3000/produse/[a-z]+/\\d+\\?lng=${name.language}$`),
    );
  }
});

test("texts come through as they were written, but for what XML cannot say", async () => {
  const items = await itemsOf(ro, edge);
  expect(byId(items, ids.markup)?.get("title")).toEqual([
    `<b>Pat</b> & "dulap" 'x' ]]> <![CDATA[ </g:title> &amp; &#0; <!-- -->`,
  ]);
  expect(byId(items, ids.control)?.get("title")).toEqual(["Rând unu rând doi șir"]);
  // A piece without a description is described by its name.
  expect(byId(items, ids.control)?.get("description")).toEqual(["Rând unu rând doi șir"]);
  expect(byId(items, ids.long)?.get("title")?.[0]).toMatch(/^Ș{149}…$/);
});

test("what is sold out, reduced, without sizes or model says so", async () => {
  const google = await itemsOf(ro, edge);
  const meta = await itemsOf({ target: "meta", language: "ro" }, edge);
  expect(byId(google, ids.soldOut)?.get("availability")).toEqual(["out_of_stock"]);
  expect(byId(meta, ids.soldOut)?.get("availability")).toEqual(["out of stock"]);
  expect(byId(meta, ids.bed)?.get("availability")).toEqual(["in stock"]);
  const reduced = byId(google, ids.reduced);
  expect(reduced?.get("sale_price")).toEqual(["1234.50 RON"]);
  const bed = byId(google, ids.bed);
  expect(bed?.get("price")).toEqual(["3499.00 RON"]);
  expect(bed?.has("sale_price")).toBe(false);
  expect(bed?.get("mpn")).toEqual(["AT-DOR-001"]);
  expect(bed?.get("product_width")).toEqual(["180 cm"]);
  expect(bed?.get("product_length")).toEqual(["215 cm"]);
  expect(bed?.get("product_height")).toEqual(["115 cm"]);
  expect(bed?.get("google_product_category")).toEqual([String(googleCategories.bed)]);
  expect(bed?.get("product_detail/attribute_value")?.[0]).toContain("Atelier Exemplu SRL");
  expect(byId(google, ids.control)?.get("identifier_exists")).toEqual(["no"]);
  expect(byId(google, ids.control)?.has("product_width")).toBe(false);
  expect(byId(google, ids.desk)?.get("additional_image_link")).toHaveLength(10);
});

test("the desk lists what is left out, with the reason and the languages that lack it", async () => {
  const { products, total } = await listLeftOut(1, edge);
  const found = new Map(products.map((one) => [one.id, one]));
  expect(total).toBe(products.length);
  expect(found.get(ids.pictureless!)?.reason).toBe("no-picture");
  expect(found.get(ids.drawn!)?.reason).toBe("no-picture");
  expect(found.get(ids.hidden!)?.reason).toBe("hidden");
  expect(found.get(ids.sample!)?.reason).toBe("sample");
  expect(found.get(ids.foreign!)).toMatchObject({ reason: null, missing: ["hu"] });
  expect(products).toHaveLength(5);
  // Those for sale stand first.
  expect(products.map(({ id }) => id).indexOf(ids.foreign!)).toBe(0);
  expect((await listLeftOut(9, edge)).page).toBe(1);
});

test("a piece without a description needs its name alone, and one with a description both", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  await db.updateTable("products").set({ is_sample: 0 }).execute();
  const one = await db
    .selectFrom("products")
    .select(["id", "description"])
    .executeTakeFirstOrThrow();
  const isOut = async () => {
    const { total, pageCount } = await listLeftOut(1, db);
    const pages = await Promise.all(
      Array.from({ length: pageCount }, (_, index) => listLeftOut(index + 1, db)),
    );
    const all = pages.flatMap(({ products }) => products);
    expect(all).toHaveLength(total);
    return all.find(({ id }) => id === one.id)?.missing ?? [];
  };
  expect(one.description).not.toBe("");
  const before = await isOut();
  const remove = (field: string) =>
    db
      .deleteFrom("content_translations")
      .where("subject_id", "=", one.id)
      .where("language", "=", "en")
      .where("field", "=", field)
      .execute();
  await remove("description");
  expect(await isOut()).toEqual([...new Set([...before, "en"])].sort(byCode));
  await db.updateTable("products").set({ description: "" }).where("id", "=", one.id).execute();
  expect(await isOut()).toEqual(before.filter((code) => code !== "en"));
  await remove("name");
  expect(await isOut()).toContain("en");
});

const byCode = (one: string, other: string) =>
  languageCodes.indexOf(one as "en") - languageCodes.indexOf(other as "en");

test("a shop on trial, and one with samples alone, has valid and empty feeds", async () => {
  const db = await openCatalogue();
  for (const target of feedTargets) {
    expect(await itemsOf({ target, language: "it" }, db)).toEqual([]);
  }
  await openForBusiness(db);
  expect(await itemsOf(ro, db)).toEqual([]);
});

test("transport is named where it costs the same in the whole country, VAT included", async () => {
  const db = await openCatalogue();
  await makeEdgeCatalogue(db);
  await db.deleteFrom("delivery_zones").execute();
  const shippingOf = async () => {
    const [item] = await itemsOf(ro, db);
    return item?.get("shipping/price");
  };
  expect(await shippingOf()).toBeUndefined();
  const values = {
    name: "Toată țara",
    counties: Object.keys(counties),
    postcodes: [],
    priceBani: 10_000,
    freeFromBani: null,
    days: { from: 1, to: 5 },
    position: 1,
    isActive: true,
  };
  const admin = { id: "x", email: "x@example.com" };
  const add = (more: object) =>
    saveZone({ ...values, ...more, id: undefined, version: 1 }, admin, db);
  await add({});
  expect(await shippingOf()).toEqual(["100.00 RON"]);
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, isVatIncluded: false }, db);
  const [item] = await itemsOf(ro, db);
  expect(item?.get("shipping/price")?.[0]).toMatch(/^1(19|21)\.00 RON$/);
  await add({ name: "Aproape", counties: ["RO-B"], priceBani: 0, position: 0 });
  expect(await shippingOf()).toBeUndefined();
});

test("ten thousand pieces come in parts of a bounded size, each once", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  await seedProducts(db, 10_000);
  await db.updateTable("products").set({ is_sample: 0 }).execute();
  let [longest, count] = [0, 0];
  const seen = new Set<string>();
  for await (const part of writeFeed({ target: "meta", language: "ro" }, db)) {
    longest = Math.max(longest, part.length);
    for (const [, id] of part.matchAll(/<g:id>(.*?)<\/g:id>/g)) {
      seen.add(id!);
      count += 1;
    }
  }
  expect(count).toBe((await countFeedProducts(db)).ro);
  expect(seen.size).toBe(count);
  expect(count).toBeGreaterThan(9_000);
  expect(longest).toBeLessThan(1_000_000);
});

test("sizes are read where three stand at the start of the text, and nowhere else", () => {
  expect(readSizes("310 × 64 × 252 cm")).toEqual({ width: 310, depth: 64, height: 252 });
  expect(readSizes("46,5 x 38 x 52 cm, cu picioare")).toMatchObject({ width: 46.5 });
  for (const text of ["", "180 × 75 cm", "Ø 60 × 60 × 75 cm", "0 × 5 × 5 cm", "9999 × 1 × 1 cm"]) {
    expect(readSizes(text), text).toBeUndefined();
  }
  expect(readSizes("180 × 75 × 75 mm")).toBeUndefined();
});

test("a large catalogue of which a feed has nothing is looked through in turns with others", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  await seedProducts(db, 4_000);
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  expect(await itemsOf(ro, db)).toEqual([]);
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
});
