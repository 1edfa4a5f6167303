import fc from "fast-check";
import { expect, test } from "vitest";

import { sliderPlace } from "~/front/routes/shop/listing/slider-place";
import {
  boundText,
  catalogueSorts,
  hasFilters,
  hasPanelFilters,
  productFilterQuery,
  readProductFilter,
  sortWord,
} from "~/shop/catalogue/front/product-filter";
import { materialFacets } from "~/shop/catalogue/material-facet";

const read = (query: string, language = "ro") =>
  readProductFilter(new URLSearchParams(query), language);
const unfiltered = {
  search: "",
  minLei: 0,
  maxLei: 10000,
  materials: [],
  sort: "newest",
  page: 1,
};

test("an address without a query filters nothing and shows the newest first", () => {
  expect(read("")).toEqual(unfiltered);
  expect(hasFilters(read(""))).toBe(false);
});

test("search, bounds, materials, sort and page are read from the address", () => {
  expect(
    read("cauta=+pat+&pretMin=500&pretMax=2000&material=mdf&material=pal&ordine=nume&pagina=3"),
  ).toEqual({
    search: "pat",
    minLei: 500,
    maxLei: 2000,
    materials: ["pal", "mdf"],
    sort: "name",
    page: 3,
  });
});

test.each([
  ["the number box that was changed wins", "glisorMin=0&pretMin=700", 700],
  ["the slider that was moved wins", "glisorMin=900&pretMin=0", 900],
  ["the number box wins when both were changed", "glisorMin=900&pretMin=700", 700],
  ["neither was touched", "glisorMin=0&pretMin=0", 0],
  ["an emptied number box means no bound", "glisorMin=0&pretMin=", 0],
])("lower bound: %s", (_, query, lei) => {
  expect(read(`pret=0-10000&${query}`).minLei).toBe(lei);
});

test.each([
  ["the number box that was changed wins", "glisorMax=3000&pretMax=2500", 2500],
  ["the slider that was moved wins", "glisorMax=4000&pretMax=3000", 4000],
  ["the number box wins when both were changed", "glisorMax=4000&pretMax=2500", 2500],
  ["the slider moved to its end lifts the bound", "glisorMax=10000&pretMax=3000", 10000],
])("upper bound drawn at 3000: %s", (_, query, lei) => {
  expect(read(`pret=500-3000&glisorMin=500&pretMin=500&${query}`).maxLei).toBe(lei);
});

test("a browser that sends no slider is understood by its number boxes", () => {
  expect(read("pret=0-10000&pretMin=700&pretMax=900")).toMatchObject({ minLei: 700, maxLei: 900 });
});

test("swapped bounds are swapped back, whichever control they came from", () => {
  expect(read("pretMin=2000&pretMax=500")).toMatchObject({ minLei: 500, maxLei: 2000 });
  expect(read("pret=0-10000&glisorMin=3000&pretMin=0&glisorMax=1000&pretMax=10000")).toMatchObject({
    minLei: 1000,
    maxLei: 3000,
  });
});

test.each([
  "pretMin=abc&pretMax=&ordine=random&pagina=-1&material=aur",
  "pretMin=NaN&pretMax=Infinity&pagina=1.5&ordine=",
  "pretMin=--5&pretMax=1..2&pagina=999999999999999999999",
  "pret=&pagina=NaN&material=",
  "pret=x-y-z&glisorMin=x&glisorMax=y",
  "pagina=0",
  "cauta=+++",
])("nonsense is ignored: %s", (query) => {
  expect(read(query)).toEqual(unfiltered);
});

test("a bound outside the range becomes the range's end", () => {
  expect(read("pretMin=-500&pretMax=99999")).toMatchObject({ minLei: 0, maxLei: 10000 });
});

test("a bound between two steps of the slider stays as it was typed, to the ban", () => {
  expect(read("pretMin=499,60").minLei).toBe(499.6);
  expect(read("pretMax=1250.55").maxLei).toBe(1250.55);
  expect(productFilterQuery(read("pretMin=499,60&pretMax=1250"))).toBe(
    "?pretMin=499.6&pretMax=1250",
  );
});

test.each([
  ["ro", "1.000", 1000],
  ["ro", "1.000,50", 1000.5],
  ["ro", "1 000,50", 1000.5],
  ["en", "1,000", 1000],
  ["en", "1,000.50", 1000.5],
  ["fr", "1\u202f000,50", 1000.5],
  ["ru", "1\u00a0000,50 lei", 1000.5],
])("on %s pages a bound of %s is %d lei, as the page shows it", (language, typed, lei) => {
  const filter = read(`pretMin=${typed}`, language);
  expect(filter.minLei).toBe(lei);
  expect(filter.unclear).toBeUndefined();
  expect(read(`pretMin=${boundText(lei, language)}`, language).minLei).toBe(lei);
});

test.each([
  ["ro", "1,000"],
  ["ro", "1250.555"],
  ["en", "1.000"],
  ["fr", "0.001"],
])(
  "on %s pages a bound of %s, which could be two amounts, bounds nothing and stays",
  (language, typed) => {
    const filter = read(`pretMin=${typed}&pretMax=3000`, language);
    expect(filter).toMatchObject({ minLei: 0, maxLei: 3000, unclear: { Min: typed } });
    expect(hasPanelFilters(filter)).toBe(true);
    expect(read(productFilterQuery(filter).slice(1), language)).toEqual(filter);
  },
);

test("swapped bounds between two steps are swapped as they were typed", () => {
  expect(read("pretMin=1250&pretMax=1210")).toMatchObject({ minLei: 1210, maxLei: 1250 });
});

test("a form that nobody touched keeps its bounds, although its sliders stand at their steps", () => {
  const bani = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(bani, bani, (one, other) => {
      const [min, max] = [Math.min(one, other) / 100, Math.max(one, other) / 100];
      const places = [sliderPlace("Min", min), sliderPlace("Max", max)];
      for (const place of places) expect(place % 100).toBe(0);
      expect(places[0]).toBeLessThanOrEqual(min);
      expect(places[1]).toBeGreaterThanOrEqual(max);
      const form = `pret=${min}-${max}-${places.join("-")}&pretMin=${min}&pretMax=${max}`;
      const sliders = `&glisorMin=${places[0]}&glisorMax=${places[1]}`;
      expect(read(form + sliders)).toMatchObject({ minLei: min, maxLei: max });
      expect(read(form)).toMatchObject({ minLei: min, maxLei: max });
    }),
  );
});

test("the same material twice counts once", () => {
  expect(read("material=mdf&material=mdf").materials).toEqual(["mdf"]);
});

test("a search is cut at 100 characters", () => {
  expect(read(`cauta=${"a".repeat(500)}`).search).toBe("a".repeat(100));
});

test("what is not set leaves no trace in the address", () => {
  expect(productFilterQuery(read(""))).toBe("");
  expect(productFilterQuery(read("cauta=&pretMin=0&pretMax=10000&ordine=noi&pagina=1"))).toBe("");
});

test("the address is the same however the query was ordered", () => {
  const one = productFilterQuery(read("material=mdf&cauta=pat&material=pal&pretMax=900"));
  expect(one).toBe("?cauta=pat&pretMax=900&material=pal&material=mdf");
  expect(productFilterQuery(read("pretMax=900&material=pal&cauta=pat&material=mdf"))).toBe(one);
});

test("the panel stands open when something inside it is set", () => {
  expect(hasPanelFilters(read("cauta=pat&ordine=nume"))).toBe(false);
  expect(hasPanelFilters(read("pretMax=900"))).toBe(true);
  expect(hasPanelFilters(read("material=mdf"))).toBe(true);
});

test("a filter's address leads to the same filter, whatever was asked for", () => {
  const parameter = fc.oneof(fc.string({ unit: "grapheme" }), fc.integer().map(String));
  const name = fc.constantFrom(
    "cauta",
    "pret",
    "pretMin",
    "pretMax",
    "glisorMin",
    "glisorMax",
    "material",
    "ordine",
    "pagina",
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, parameter)), (pairs) => {
      const filter = readProductFilter(new URLSearchParams(pairs), "ro");
      const address = productFilterQuery(filter);
      expect(readProductFilter(new URLSearchParams(address), "ro")).toEqual(filter);
      expect(productFilterQuery(readProductFilter(new URLSearchParams(address), "ro"))).toBe(
        address,
      );
    }),
  );
});

test("every filter survives its own address", () => {
  const lei = fc.integer({ min: 0, max: 1_000_000 }).map((bani) => bani / 100);
  fc.assert(
    fc.property(
      fc.tuple(lei, lei),
      fc.subarray([...materialFacets]),
      fc.constantFrom(...catalogueSorts),
      fc.integer({ min: 1, max: 100_000 }),
      ([one, other], materials, sort, page) => {
        const filter = {
          search: "Măsuță & co=50%",
          minLei: Math.min(one, other),
          maxLei: Math.max(one, other),
          materials,
          sort,
          page,
        };
        expect(readProductFilter(new URLSearchParams(productFilterQuery(filter)), "ro")).toEqual(
          filter,
        );
      },
    ),
  );
});

test("a search cut in the middle of a space has one address all the same", () => {
  const filter = read(`cauta=${"a".repeat(99)}+b`);
  expect(readProductFilter(new URLSearchParams(productFilterQuery(filter)), "ro")).toEqual(filter);
});

test("every sort has a word of its own in the address", () => {
  expect(new Set(catalogueSorts.map(sortWord)).size).toBe(catalogueSorts.length);
});
