import { expect, test } from "vitest";

import { foldText } from "~/platform/format/compare-texts";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { readProductFilter, type CatalogueSort } from "~/shop/catalogue/front/product-filter";
import { findWish } from "~/shop/search/find-wish.server";
import type { Wish } from "~/shop/search/read-wish";
import { seedProducts } from "~db/seed/many-products";

import { openCatalogue } from "../memory-database";

// So many that some searches find thousands, which are found in other ways than a few.
const db = await openCatalogue();
await seedProducts(db, 15_000);
const pieces = await db
  .selectFrom("products")
  .innerJoin("categories", "categories.id", "products.category_id")
  .innerJoin("listings", "listings.product_id", "products.id")
  .select([
    "products.id",
    "products.name",
    "products.price_bani",
    "products.material",
    "products.created_at",
    "products.category_id",
    "products.form",
    "categories.slug as category",
    "listings.id as listing",
  ])
  .where("products.status", "=", "active")
  .execute();

type Piece = (typeof pieces)[number];
type Key = (piece: Piece) => string | number;

const keys: Record<CatalogueSort, Key[]> = {
  newest: [(one) => one.created_at, categoryOf, priceOf, materialOf, (one) => one.listing],
  "price-up": [priceOf, categoryOf, materialOf, (one) => one.listing],
  "price-down": [priceOf, categoryOf, materialOf, (one) => one.listing],
  name: [(one) => foldText(one.name), categoryOf, priceOf, materialOf, (one) => one.listing],
};

function categoryOf(one: Piece) {
  return one.category_id;
}

function priceOf(one: Piece) {
  return one.price_bani;
}

function materialOf(one: Piece) {
  return one.material ?? "";
}

function inOrder(sort: CatalogueSort) {
  const sign = sort === "newest" || sort === "price-down" ? -1 : 1;
  return (one: Piece, other: Piece) => {
    for (const key of keys[sort]) {
      if (key(one) !== key(other)) return key(one) < key(other) ? -sign : sign;
    }
    return 0;
  };
}

test.each([
  ["", undefined],
  ["pagina=400", undefined],
  ["ordine=nume&pagina=30", "living"],
  ["cauta=cerna", undefined],
  ["cauta=ă", undefined],
  ["cauta=ra&ordine=pret-crescator", undefined],
  ["cauta=ra&pagina=40", undefined],
  ["cauta=a&pagina=150&ordine=pret-descrescator", undefined],
  ["cauta=bran+1", undefined],
  ["cauta=Bran+11&ordine=nume", undefined],
  ["cauta=masa+cerna&pagina=3", undefined],
  ["cauta=an+99", "bai"],
  ["cauta=sifonier", undefined],
  ["cauta=noptiera+horezu&ordine=pret-crescator", undefined],
  ["cauta=oglinzi&material=sticla", "bai"],
  ["cauta=mobilier+din+mdf&pagina=5", undefined],
  ["cauta=tv&ordine=nume", undefined],
  ["cauta=%25", undefined],
  ["cauta=masa&pretMin=1000&pretMax=3000", undefined],
  ["cauta=masa&material=mdf&ordine=pret-descrescator", undefined],
  ["cauta=alba&material=pal&material=sticla&pretMax=900", "mese"],
  ["pretMin=2000&pretMax=2100&ordine=nume", undefined],
  ["material=lemn-masiv&pagina=80", undefined],
])("among thousands ?%s finds the pieces that fit, in order", async (query, category) => {
  const filter = readProductFilter(new URLSearchParams(query), "ro");
  const wish = await findWish(filter.search, "ro", db);
  const fitting = pieces
    .filter(
      (piece) => foldText(piece.name).includes(foldText(filter.search)) || isWished(piece, wish),
    )
    .filter((piece) => piece.price_bani >= filter.minLei * 100)
    .filter((piece) => filter.maxLei === 10_000 || piece.price_bani <= filter.maxLei * 100)
    .filter(({ material }) => filter.materials.length === 0 || isIn(filter.materials, material))
    .filter((piece) => category === undefined || piece.category === category)
    .sort(inOrder(filter.sort));
  const page = await listProducts(filter, category, "ro", db);
  expect(page.total).toBe(fitting.length);
  const from = (page.page - 1) * 24;
  const wanted = fitting.slice(from, from + 24).map(({ id }) => id);
  expect(page.products.map(({ id }) => id)).toEqual(wanted);
});

/** Whether a piece is all that a search says in words; here no word is looked for in descriptions. */
function isWished({ name, form, material, category }: Piece, wish: Wish): boolean {
  const { kinds, categories, materials, rest } = wish;
  if (kinds.length + categories.length + materials.length === 0) return false;
  return (
    (kinds.length === 0 || isIn(kinds, form)) &&
    (categories.length === 0 || isIn(categories, category)) &&
    (materials.length === 0 || isIn(materials, material)) &&
    rest.every((word) => foldText(name).includes(word.slice(0, 4)))
  );
}

function isIn(values: string[], value: string | null): boolean {
  return value !== null && values.includes(value);
}
