import { expect, test } from "vitest";

import {
  findOfficeCategory,
  listOfficeCategories,
} from "~/shop/catalogue-editing/front/category-list.server";
import { deleteCategory } from "~/shop/catalogue-editing/front/delete-category.server";
import { findEditableProduct } from "~/shop/catalogue-editing/front/editable-product.server";
import { deleteProduct } from "~/shop/catalogue-editing/front/product-removal.server";
import { addCategory as saveCategory } from "~/shop/catalogue-editing/front/save-category.server";
import { moveProducts, nextNumber } from "~/shop/catalogue-editing/product/product-number.server";
import { takeSlug } from "~/shop/catalogue-editing/product/take-slug.server";
import { findRenamedCategory } from "~/shop/catalogue/front/category.server";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { findMovedProduct } from "~/shop/catalogue/front/moved-product.server";
import { readProductFilter } from "~/shop/catalogue/front/product-filter";
import { listSimilarProducts } from "~/shop/catalogue/front/similar-products.server";
import { findProduct } from "~/shop/catalogue/product.server";

import { addCategory, addProduct, openCatalogue, openEmptyShop } from "../memory-database";
import { pieceId, pieces } from "../world";

const admin = { id: "a1", email: "ana@example.com" };
const filter = (query: string) => readProductFilter(new URLSearchParams(query), "ro");

test("without a filter all 25 pieces are counted, 24 on the first page", async () => {
  const db = await openCatalogue();
  const first = await listProducts(filter(""), undefined, "ro", db);
  expect(first).toMatchObject({ total: 25, page: 1, pageCount: 2 });
  expect(first.products).toHaveLength(24);
  const second = await listProducts(filter("pagina=2"), undefined, "ro", db);
  expect(second.products).toHaveLength(1);
  const ids = [...first.products, ...second.products].map((product) => product.id);
  expect(new Set(ids).size).toBe(25);
});

test("a page past the end is the last one", async () => {
  const db = await openCatalogue();
  const answer = await listProducts(filter("pagina=99"), undefined, "ro", db);
  expect(answer.page).toBe(2);
  expect(answer.products).toHaveLength(1);
});

test("nothing found is one empty page", async () => {
  const db = await openCatalogue();
  expect(await listProducts(filter("cauta=elicopter&pagina=4"), undefined, "ro", db)).toEqual({
    products: [],
    total: 0,
    page: 1,
    pageCount: 1,
  });
});

test("a category lists its own pieces only", async () => {
  const db = await openCatalogue();
  const { products } = await listProducts(filter(""), "bai", "ro", db);
  expect(products).toHaveLength(5);
  expect(new Set(products.map((product) => product.category_slug))).toEqual(new Set(["bai"]));
});

test.each(["NOPTIERĂ", "noptiera", "Noptieră lia", "  sertar  si   nisa ", "nişă", "nișă"])(
  "searching %j finds the bedside table",
  async (search) => {
    const db = await openCatalogue();
    const { products } = await listProducts(filter(`cauta=${search}`), undefined, "ro", db);
    expect(products.map((product) => product.name)).toContain("Noptieră Lia cu sertar și nișă");
  },
);

test("both spellings of ș and ț are found, in the name as in the search", async () => {
  const db = await openEmptyShop();
  const categoryId = await addCategory(db, "mese");
  await addProduct(db, { categoryId, number: 1, name: "Măsuţă şlefuită" });
  await addProduct(db, { categoryId, number: 2, name: "Măsuță șlefuită" });
  for (const search of ["măsuţă", "măsuță", "masuta", "ŞLEFUITĂ", "ȘLEFUITĂ"]) {
    expect((await listProducts(filter(`cauta=${search}`), undefined, "ro", db)).total).toBe(2);
  }
});

test("% and _ and \\ are searched for as themselves", async () => {
  const db = await openEmptyShop();
  const categoryId = await addCategory(db, "mese");
  await addProduct(db, { categoryId, number: 1, name: "Masă 100% stejar" });
  await addProduct(db, { categoryId, number: 2, name: "Masă cod A_1" });
  await addProduct(db, { categoryId, number: 3, name: "Masă \\ bancă" });
  await addProduct(db, { categoryId, number: 4, name: "Masă simplă" });
  const found = async (search: string) =>
    (
      await listProducts(
        filter(new URLSearchParams({ cauta: search }).toString()),
        undefined,
        "ro",
        db,
      )
    ).products.map((product) => product.number);
  expect(await found("%")).toEqual([1]);
  expect(await found("_")).toEqual([2]);
  expect(await found("\\")).toEqual([3]);
  expect(await found("' or 1=1 --")).toEqual([]);
});

test("price bounds are inclusive", async () => {
  const db = await openEmptyShop();
  const categoryId = await addCategory(db, "mese");
  for (const [index, priceLei] of [499, 500, 700, 1000, 1001].entries()) {
    await addProduct(db, { categoryId, number: index + 1, priceLei });
  }
  const prices = async (query: string) =>
    (
      await listProducts(filter(`${query}&ordine=pret-crescator`), undefined, "ro", db)
    ).products.map((product) => product.price_bani / 100);
  expect(await prices("pretMin=500&pretMax=1000")).toEqual([500, 700, 1000]);
  expect(await prices("pretMin=1000&pretMax=500")).toEqual([500, 700, 1000]);
  expect(await prices("pretMin=700&pretMax=700")).toEqual([700]);
  expect(await prices("pretMin=700.01&pretMax=999.99")).toEqual([]);
  expect(await prices("pretMin=699.99&pretMax=700.01")).toEqual([700]);
});

test("the slider's upper end hides no dearer piece", async () => {
  const db = await openEmptyShop();
  const categoryId = await addCategory(db, "mese");
  await addProduct(db, { categoryId, number: 1, priceLei: 25_000 });
  expect((await listProducts(filter("pretMin=100"), undefined, "ro", db)).total).toBe(1);
  expect((await listProducts(filter("pretMax=9900"), undefined, "ro", db)).total).toBe(0);
});

test("materials narrow the list to any of those chosen; none chosen lets all pass", async () => {
  const db = await openEmptyShop();
  const categoryId = await addCategory(db, "mese");
  await addProduct(db, { categoryId, number: 1, material: "pal" });
  await addProduct(db, { categoryId, number: 2, material: "mdf" });
  await addProduct(db, { categoryId, number: 3, material: "sticla" });
  await addProduct(db, { categoryId, number: 4, material: null });
  const numbers = async (query: string) =>
    (await listProducts(filter(query), undefined, "ro", db)).products
      .map((product) => product.number)
      .sort();
  expect(await numbers("material=pal&material=sticla")).toEqual([1, 3]);
  expect(await numbers("material=lemn-masiv")).toEqual([]);
  expect(await numbers("")).toEqual([1, 2, 3, 4]);
});

test("the four orders: newest, price up, price down, name without regard to diacritics", async () => {
  const db = await openEmptyShop();
  const categoryId = await addCategory(db, "mese");
  const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
  await addProduct(db, { categoryId, number: 1, name: "țarc", priceLei: 300, createdAt: day(1) });
  await addProduct(db, { categoryId, number: 2, name: "Șezut", priceLei: 100, createdAt: day(3) });
  await addProduct(db, { categoryId, number: 3, name: "tabla", priceLei: 200, createdAt: day(2) });
  const order = async (word: string) =>
    (await listProducts(filter(`ordine=${word}`), undefined, "ro", db)).products.map(
      (product) => product.number,
    );
  expect(await order("noi")).toEqual([2, 3, 1]);
  expect(await order("pret-crescator")).toEqual([2, 3, 1]);
  expect(await order("pret-descrescator")).toEqual([1, 3, 2]);
  expect(await order("nume")).toEqual([2, 3, 1]);
});

test("pieces of equal price keep one order from page to page", async () => {
  const db = await openEmptyShop();
  const categoryId = await addCategory(db, "mese");
  for (let number = 1; number <= 60; number += 1) await addProduct(db, { categoryId, number });
  const seen: number[] = [];
  for (const page of [1, 2, 3]) {
    const answer = await listProducts(
      filter(`ordine=pret-crescator&pagina=${page}`),
      undefined,
      "ro",
      db,
    );
    seen.push(...answer.products.map((product) => product.number));
  }
  expect(new Set(seen).size).toBe(60);
});

test("a list that was read before follows what became dearer, cheaper or was taken away", async () => {
  const db = await openCatalogue();
  const names = async () => {
    const { products } = await listProducts(filter("ordine=pret-crescator"), "bai", "ro", db);
    return products.map((product) => product.name);
  };
  const [cheapest = "", second = "", ...others] = await names();
  const ofPiece = (name: string) => db.updateTable("products").where("name", "=", name);
  await ofPiece(cheapest).set({ price_bani: 9_000_000 }).execute();
  expect(await names()).toEqual([second, ...others, cheapest]);
  await ofPiece(second).set({ status: "inactive" }).execute();
  expect(await names()).toEqual([...others, cheapest]);
  await ofPiece(cheapest).set({ stock_quantity: 1 }).execute();
  const { products } = await listProducts(filter("ordine=pret-crescator"), "bai", "ro", db);
  expect(products.at(-1)).toMatchObject({ name: cheapest, stock_quantity: 1 });
});

test("an inactive piece is nowhere to be seen", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  await db.updateTable("products").set({ status: "inactive" }).where("id", "=", bed).execute();
  expect((await listProducts(filter("cauta=nora"), undefined, "ro", db)).total).toBe(0);
  expect(await findProduct("dormitoare", 1, "ro", db)).toBeUndefined();
  const second = (await findProduct("dormitoare", 2, "ro", db))!;
  expect((await listSimilarProducts(second, "ro", db)).map((product) => product.id)).not.toContain(
    bed,
  );
});

test("the pieces of an inactive category are nowhere to be seen", async () => {
  const db = await openCatalogue();
  await db
    .updateTable("categories")
    .set({ status: "inactive" })
    .where("slug", "=", "dormitoare")
    .execute();
  expect((await listProducts(filter(""), undefined, "ro", db)).total).toBe(20);
  expect((await listProducts(filter(""), "dormitoare", "ro", db)).total).toBe(0);
  expect(await findProduct("dormitoare", 1, "ro", db)).toBeUndefined();
});

test("a piece is found by its category and number, with what it is made of", async () => {
  const db = await openCatalogue();
  const bed = await findProduct("dormitoare", 1, "ro", db);
  expect(bed).toMatchObject({
    name: pieces.bed.product.name,
    price_bani: pieces.bed.product.priceLei * 100,
    category_name: "Dormitoare",
    image_url: "/imagini/dormitoare-1.webp",
  });
  expect(bed?.specification).toMatchObject({
    ...pieces.bed.product.specification,
    // The owner writes width × depth × height, and customers read width × height × depth.
    dimensions: "180 × 115 × 215 cm, pentru saltea de 160 × 200 cm",
  });
  expect(await findProduct("bai", 99, "ro", db)).toBeUndefined();
  expect(await findProduct("garaj", 1, "ro", db)).toBeUndefined();
});

test("similar pieces: four at most, of the same category, never the piece itself", async () => {
  const db = await openCatalogue();
  const categoryId = (
    await db
      .selectFrom("categories")
      .select("id")
      .where("slug", "=", "bai")
      .executeTakeFirstOrThrow()
  ).id;
  await addProduct(db, { categoryId, number: 6, priceLei: 690 });
  const mirror = (await findProduct("bai", 2, "ro", db))!;
  const similar = await listSimilarProducts(mirror, "ro", db);
  expect(similar).toHaveLength(4);
  expect(similar.map((product) => product.id)).not.toContain(mirror.id);
  expect(new Set(similar.map((product) => product.category_slug))).toEqual(new Set(["bai"]));
  expect(similar[0]?.number).toBe(6);
});

test("a moved piece is found at its new address, and its old one leads there", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const living = await categoryId("living");
  await moveProducts([bed], living, db);
  expect((await findProduct("living", 6, "ro", db))?.id).toBe(bed);
  expect(await findProduct("dormitoare", 1, "ro", db)).toBeUndefined();
  expect(await findMovedProduct("dormitoare", 1, db)).toEqual({
    category_slug: "living",
    number: 6,
  });

  async function categoryId(slug: string) {
    return (
      await db
        .selectFrom("categories")
        .select("id")
        .where("slug", "=", slug)
        .executeTakeFirstOrThrow()
    ).id;
  }
});

test("a piece moved away and back leaves all its old addresses leading to it", async () => {
  const db = await openEmptyShop();
  const mese = await addCategory(db, "mese");
  const paturi = await addCategory(db, "paturi");
  const piece = await addProduct(db, { categoryId: mese, number: 1 });
  await moveProducts([piece], paturi, db);
  await moveProducts([piece], mese, db);
  const here = { category_slug: "mese", number: 2 };
  expect((await findProduct("mese", 2, "ro", db))?.id).toBe(piece);
  expect(await findMovedProduct("mese", 1, db)).toEqual(here);
  expect(await findMovedProduct("paturi", 1, db)).toEqual(here);
});

test("a number once given is never given to another piece", async () => {
  const db = await openEmptyShop();
  const mese = await addCategory(db, "mese");
  const paturi = await addCategory(db, "paturi");
  const first = await addProduct(db, { categoryId: mese, number: 1 });
  const second = await addProduct(db, { categoryId: paturi, number: 1 });
  await moveProducts([first], paturi, db);
  await moveProducts([second], mese, db);
  expect((await findProduct("mese", 2, "ro", db))?.id).toBe(second);
  expect(await findMovedProduct("mese", 1, db)).toEqual({ category_slug: "paturi", number: 2 });
});

test("a moved piece that is no longer sold leads nowhere", async () => {
  const db = await openEmptyShop();
  const mese = await addCategory(db, "mese");
  const paturi = await addCategory(db, "paturi");
  const piece = await addProduct(db, { categoryId: mese, number: 1 });
  await moveProducts([piece], paturi, db);
  await db.updateTable("products").set({ status: "inactive" }).where("id", "=", piece).execute();
  expect(await findMovedProduct("mese", 1, db)).toBeUndefined();
});

test("moving an unknown piece changes nothing", async () => {
  const db = await openEmptyShop();
  const mese = await addCategory(db, "mese");
  await moveProducts(["nobody"], mese, db);
  expect(await db.selectFrom("moved_products").selectAll().execute()).toEqual([]);
});

test("addresses once given lead to their pieces, whoever takes the slug of the renamed category", async () => {
  const db = await openEmptyShop();
  const mese = await addCategory(db, "mese");
  const [first, third] = [
    await addProduct(db, { categoryId: mese, number: 1 }),
    await addProduct(db, { categoryId: mese, number: 3 }),
  ];
  await takeSlug({ id: mese, slug: "mese" }, "mese-si-scaune", db);
  const there = (number: number) => ({ category_slug: "mese-si-scaune", number });
  expect(await findMovedProduct("mese", 3, db)).toEqual(there(3));
  expect(await findMovedProduct("mese", 4, db)).toBeUndefined();
  const added = await saveNew("Mese");
  expect(await findMovedProduct("mese", 1, db)).toEqual(there(1));
  expect(await findMovedProduct("mese", 3, db)).toEqual(there(3));
  // The new category counts on from what was given under its slug.
  expect(await nextNumber(added, db)).toBe(4);
  const scaune = await addCategory(db, "scaune");
  const other = await addProduct(db, { categoryId: scaune, number: 3 });
  await db.deleteFrom("categories").where("id", "=", added).execute();
  // So does one that is renamed to it: an old link never leads to another piece.
  await takeSlug({ id: scaune, slug: "scaune" }, "mese", db);
  expect((await findProduct("mese", 4, "ro", db))?.id).toBe(other);
  expect(await findMovedProduct("scaune", 3, db)).toEqual({ category_slug: "mese", number: 4 });
  expect(await findMovedProduct("mese", 3, db)).toEqual(there(3));
  // Back to its first name: both are where they were.
  await takeSlug({ id: scaune, slug: "mese" }, "scaune", db);
  await takeSlug({ id: mese, slug: "mese-si-scaune" }, "mese", db);
  expect((await findProduct("mese", 1, "ro", db))?.id).toBe(first);
  expect((await findProduct("mese", 3, "ro", db))?.id).toBe(third);
  expect(await findMovedProduct("mese", 4, db)).toEqual({ category_slug: "scaune", number: 4 });

  async function saveNew(name: string): Promise<string> {
    const details = { name, slug: "mese", description: "", is_featured: 0 as const };
    const shown = { status: "active" as const, display_order: 1, image_url: null };
    const saved = await saveCategory(admin, { ...details, ...shown }, db);
    return saved.kind === "saved" ? saved.id : "";
  }
});

test("a deleted piece's address says that it is gone, before and after its category went", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  const { version } = (await findEditableProduct(bed, db))!;
  await deleteProduct(admin, bed, version, db);
  expect(await findMovedProduct("dormitoare", 1, db)).toBe("gone");
  const { id } = (await listOfficeCategories(db)).find(({ slug }) => slug === "dormitoare")!;
  const category = (await findOfficeCategory(id, db))!;
  await deleteCategory(admin, id, category.version, db);
  expect(await findMovedProduct("dormitoare", 1, db)).toBe("gone");
  expect(await findRenamedCategory("dormitoare", db)).toBe("gone");
  // What is on sale again elsewhere is found from where it was before.
  const wardrobe = await db
    .updateTable("products")
    .set({ status: "active" })
    .where("name", "=", pieces.wardrobe.product.name)
    .returning("id")
    .executeTakeFirstOrThrow();
  const living = (await listOfficeCategories(db)).find(({ slug }) => slug === "living")!;
  await moveProducts([wardrobe.id], living.id, db);
  expect(await findMovedProduct("dormitoare", 2, db)).toEqual({
    category_slug: "living",
    number: 6,
  });
});
