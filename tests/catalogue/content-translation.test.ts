import { expect, test } from "vitest";

import {
  isOutdated,
  listTranslations,
  saveTranslation,
} from "~/platform/settings/content-translation.server";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { readProductFilter } from "~/shop/catalogue/front/product-filter";
import { findProduct } from "~/shop/catalogue/product.server";
import { catalogue } from "~db/seed/catalogue";

import { addCategory, addProduct, openCatalogue, openEmptyShop } from "../memory-database";
import { pieceId, pieces } from "../world";

const filter = (query: string) => readProductFilter(new URLSearchParams(query), "ro");

test("a product is shown in the language asked for, with its specification and pictures", async () => {
  const db = await openCatalogue();
  const bed = (await findProduct("dormitoare", 1, "en", db))!;
  expect(bed.name).toBe("Nora double bed in solid oak");
  expect(bed.category_name).toBe("Bedroom");
  expect(bed.specification.features[0]).toMatch(/oak/i);
  expect(bed.specification.features).toHaveLength(pieces.bed.product.specification.features.length);
  expect(bed.images[0]?.alt).not.toBe(pieces.bed.product.pictures[0]?.alt);
  expect([...bed.untranslated, ...bed.specification.untranslated]).toEqual([]);
});

test("what has no translation stays Romanian and says so", async () => {
  const db = await openEmptyShop();
  const categoryId = await addCategory(db, "mese");
  await addProduct(db, { categoryId, number: 1, name: "Masă rotundă" });
  const [card] = (await listProducts(filter(""), "mese", "fr", db)).products;
  expect(card).toMatchObject({ name: "Masă rotundă", untranslated: ["name"] });
  const [romanian] = (await listProducts(filter(""), "mese", "ro", db)).products;
  expect(romanian?.untranslated).toEqual([]);
});

test("search finds the name of the page's language and the Romanian one, without diacritics", async () => {
  const db = await openCatalogue();
  const found = async (search: string, language: "ro" | "en" | "hu" | "ru") =>
    (
      await listProducts(
        filter(new URLSearchParams({ cauta: search }).toString()),
        undefined,
        language,
        db,
      )
    ).products.map(({ category_slug, number }) => `${category_slug}/${number}`);
  expect(await found("double bed", "en")).toContain("dormitoare/1");
  expect(await found("matrimonial", "en")).toContain("dormitoare/1");
  expect(await found("double bed", "ro")).toEqual([]);
  const hungarian = (await findProduct("dormitoare", 1, "hu", db))!.name;
  const plain = hungarian.normalize("NFD").replace(/\p{Mark}/gu, "");
  expect(await found(plain.toUpperCase(), "hu")).toEqual(["dormitoare/1"]);
  expect(await found((await findProduct("bai", 2, "ru", db))!.name, "ru")).toEqual(["bai/2"]);
});

test("a list by name follows the language's names", async () => {
  const db = await openCatalogue();
  const { products } = await listProducts(filter("ordine=nume"), undefined, "en", db);
  const names = products.map(({ name }) => name.toLowerCase());
  expect(names).toEqual([...names].sort());
});

test("a translation is outdated once the Romanian changed after it", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const english = (await listTranslations("product", bed, db)).find(
    ({ field, language }) => field === "name" && language === "en",
  )!;
  expect(isOutdated(english, pieces.bed.product.name)).toBe(false);
  expect(isOutdated(english, "Pat Nora")).toBe(true);
  await saveTranslation(
    "product",
    bed,
    { field: "name", language: "en", text: " Nora bed ", source: "Pat Nora" },
    db,
  );
  expect((await findProduct("dormitoare", 1, "en", db))?.name).toBe("Nora bed");
  expect((await listProducts(filter("cauta=nora+bed"), undefined, "en", db)).total).toBe(1);
});

test("an empty translation brings the Romanian back", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const empty = { field: "name", language: "en", text: "  ", source: "" } as const;
  await saveTranslation("product", bed, empty, db);
  const shown = await findProduct("dormitoare", 1, "en", db);
  expect(shown).toMatchObject({ name: pieces.bed.product.name, untranslated: ["name"] });
});

test("translations go with the thing they are of", async () => {
  const db = await openCatalogue();
  const image = await db
    .selectFrom("gallery_images")
    .select("id")
    .where("number", "=", 1)
    .executeTakeFirstOrThrow();
  expect(await listTranslations("gallery_image", image.id, db)).toHaveLength(7);
  await db.deleteFrom("gallery_images").where("id", "=", image.id).execute();
  expect(await listTranslations("gallery_image", image.id, db)).toEqual([]);
});

test("the sample catalogue is complete in every language", async () => {
  const pictures = Object.values(catalogue).flatMap((products) =>
    products.flatMap((product) => product.pictures),
  );
  const db = await openCatalogue();
  const rows = await db
    .selectFrom("content_translations")
    .select((eb) => ["subject", "language", eb.fn.countAll<number>().as("count")])
    .groupBy(["subject", "language"])
    .execute();
  const counts = new Map<string, Set<number>>();
  for (const { subject, count } of rows) {
    counts.set(subject, (counts.get(subject) ?? new Set()).add(count));
  }
  expect(Object.fromEntries([...counts].map(([subject, set]) => [subject, [...set]]))).toEqual({
    category: [10],
    product: [200],
    product_image: [pictures.length],
    material: [12],
    handle: [4],
    gallery_image: [12],
    testimonial: [9],
  });
});
