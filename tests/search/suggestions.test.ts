import fc from "fast-check";
import { expect, test } from "vitest";

import { languageCodes, type Language } from "~/platform/i18n/languages";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { readProductFilter } from "~/shop/catalogue/front/product-filter";
import { suggestSearches } from "~/shop/catalogue/front/suggestions.server";

import { openCatalogue } from "../memory-database";

const db = await openCatalogue();

test.each<[Language, string, string]>([
  ["ro", "sif", "sifonier"],
  ["ro", "ȘIFO", "șifonier"],
  ["ro", "haine", "dulap de haine"],
  ["ro", "damian", "Bufet Damian din stejar masiv"],
  ["en", "wardr", "wardrobe"],
  ["hu", "szekr", "szekrény"],
  ["ru", "шка", "шкаф"],
  ["en", "dula", "dulap"],
])("in %s „%s” suggests „%s”", async (language, typed, suggested) => {
  expect(await suggestSearches(typed, language, db)).toContain(suggested);
});

test("one character and what stands nowhere suggest nothing", async () => {
  for (const typed of ["d", " d ", "", "qqqq", "„”", "%%", "\0\0\0"]) {
    expect(await suggestSearches(typed, "ro", db)).toEqual([]);
  }
});

test("whatever is typed, at most ten are suggested, and a name that is suggested is found", async () => {
  const names = await db.selectFrom("products").select("name").execute();
  const isName = new Set(names.map(({ name }) => name));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...languageCodes),
      fc.oneof(
        fc.string(),
        fc
          .constantFrom(...isName)
          .chain((name) => fc.nat(name.length).map((length) => name.slice(0, length))),
      ),
      async (language, typed) => {
        const suggested = await suggestSearches(typed, language, db);
        expect(suggested.length).toBeLessThanOrEqual(10);
        for (const text of suggested.filter((one) => isName.has(one))) {
          const filter = readProductFilter(new URLSearchParams({ cauta: text }), "ro");
          const { products } = await listProducts(filter, undefined, "ro", db);
          expect(products.map(({ name }) => name)).toContain(text);
        }
      },
    ),
    { numRuns: 60 },
  );
});
