import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, Piece, Stock } from "~/furniture/boards/piece";
import { defaultRules } from "~/furniture/boards/rules";
import { translateIn } from "~/platform/i18n/translate.server";
import { edgeList } from "~/workshop/package/lists/edge-list";
import { articleKey, readArticle, unitOf } from "~/workshop/stock/article";
import {
  knownArticles,
  nameArticle,
  placedTexts,
  supplierCodeOf,
} from "~/workshop/stock/front/known-articles";
import { orderList } from "~/workshop/stock/front/order-list";
import { amountsOf, needsOf, type ToMake } from "~/workshop/stock/needs";
import type { StockItem } from "~/workshop/stock/stock.server";

import { chest, pal, wardrobe } from "../boards/designs";
import { wish } from "../boards/random-designs";
import { size } from "../promises/proof";

function toMake(design: Design, quantity = 1): ToMake {
  const piece = build(design, pal, defaultRules);
  const { body, front, handle } = pal;
  const made = { piece, quantity, body, front, handle: handle.id, plainSheet: body.sheet };
  return { ...made, rules: defaultRules };
}

const amounts = (...args: Parameters<typeof needsOf>) =>
  Object.fromEntries(needsOf(...args).map(({ article, amount }) => [articleKey(article), amount]));

// Areas and counts of the worked wardrobe, computed apart from the shop.
test("a wardrobe needs its sheets, its metres of band and its fittings", () => {
  expect(amounts([toMake(wardrobe)])).toMatchObject({
    // 6.7 m² of body and 2.1 m² of fronts in one decor, of sheets of 5.8 m².
    "sheet pal-alb 18": 2,
    "sheet *hdf 3": 1,
    "hardware hinge": 10,
    "handle metal": 2,
    // Two doors of 2,117 × 497 with a band all round: 60 more an edge, and 3 % of all of it.
    "band pal-alb 2": Math.ceil(2 * (2 * 2.177 + 2 * 0.557) * 1.03),
  });
});

test("runners are counted by their length, and many pieces share what is left of a sheet", () => {
  expect(amounts([toMake(chest)])["hardware runner-pair 400"]).toBe(4);
  const one = amounts([toMake(wardrobe)])["sheet pal-alb 18"]!;
  expect(amounts([toMake(wardrobe, 10)])["sheet pal-alb 18"]!).toBeLessThan(10 * one);
});

test("where boards are laid out, the layout says how many sheets", () => {
  const sheets = new Map([["sheet pal-alb 18", 3]]);
  const needs = amounts([toMake(wardrobe)], sheets);
  expect(needs["sheet pal-alb 18"]).toBe(3);
  // All backs came from offcuts.
  expect(needs["sheet *hdf 3"]).toBeUndefined();
  expect(needs).toMatchObject({ "hardware hinge": 10, "handle metal": 2, "band pal-alb 2": 12 });
});

test("boxes of drawers take their own white band, as the cut list says, whatever the piece is of", () => {
  const { piece } = toMake(chest);
  const needs = amounts([{ ...toMake(chest), body: { ...pal.body, id: "pal-nuc" } }]);
  const boxes = edgeList(piece).filter(({ stock }) => stock === "drawer");
  expect(boxes.map(({ thickness }) => thickness)).toEqual([1]);
  // Four drawers, each two sides of 400 and two ends of 706: 60 more an edge, and 3 % of all of it.
  expect(needs["band *drawer 1"]).toBe(Math.ceil(4 * (2 * 0.46 + 2 * 0.766) * 1.03));
  expect(needs["band *drawer 1"]).toBe(Math.ceil(boxes[0]!.bought / 1000));
  const ofBody = edgeList(piece).find(({ stock }) => stock === "body")!;
  expect(needs["band pal-nuc 1"]).toBe(Math.ceil(ofBody.bought / 1000));
  // What a piece needs, stock and suppliers know.
  expect(knownArticles(known, defaultRules).map(articleKey)).toContain("band *drawer 1");
});

test("ten of a piece in two decors need, by hand, ten times its parts in sheets, metres and pieces", () => {
  const none = { front: 0, rear: 0, left: 0, right: 0 };
  const board = (stock: Stock, length: number, width: number, more: Partial<Board> = {}) =>
    ({
      stock,
      length,
      width,
      cut: { length, width },
      thickness: 18,
      edges: none,
      ...more,
    }) as Board;
  const boards = [
    board("body", 1000, 500, { edges: { ...none, front: 2 } }),
    board("front", 800, 400, { edges: { front: 1, rear: 1, left: 2, right: 2 } }),
    board("hdf", 1000, 1000, { thickness: 3 }),
    board("drawer", 500, 100, { thickness: 16 }),
  ];
  const hardware: Piece["hardware"] = [
    { code: "handle", length: null, count: 1 },
    { code: "hinge", length: null, count: 2 },
    { code: "rail", length: 473, count: 1 },
    { code: "runner-pair", length: 400, count: 3 },
  ];
  const sheet = { length: 2000, width: 1000 };
  const [body, front] = [
    { id: "pal-alb", sheet },
    { id: "mdf-mat", sheet },
  ];
  const ten = {
    quantity: 10,
    body,
    front,
    handle: "metal",
    plainSheet: sheet,
    rules: defaultRules,
  };
  expect(amounts([{ piece: { boards, hardware }, ...ten }])).toEqual({
    // A quarter, 0.16, a half and 0.025 of a sheet each.
    "sheet pal-alb 18": 3,
    "sheet mdf-mat 18": 2,
    "sheet *hdf 3": 5,
    "sheet *drawer 16": 1,
    // 1,060 mm each; 2 × 860 and 2 × 460; all with 3 % more.
    "band pal-alb 2": 11,
    "band mdf-mat 1": 18,
    "band mdf-mat 2": 10,
    "handle metal": 10,
    "hardware hinge": 20,
    "hardware rail": 5,
    "hardware runner-pair 400": 30,
  });
});

test.each([
  ["sheet pal-alb 18", "piece"],
  ["band pal-alb 2", "metre"],
  ["handle metal", "piece"],
  ["hardware rail", "metre"],
  ["hardware hinge", "piece"],
  ["hardware runner-pair 400", "piece"],
])("%s is counted by the %s", (key, unit) => {
  expect(unitOf(readArticle(key)!)).toBe(unit);
});

const decor = { id: "pal-alb", name: "Alb", thicknesses: [18, 25], supplierCode: "W 980" };
const handle = { id: "metal", name: "Bară", supplierCode: "M 128" };
const known = {
  decors: [{ ...decor, id: "nuc", name: "Nuc", supplierCode: "H 1" }, decor],
  handles: [{ ...handle, id: "lemn", name: "Lemn", supplierCode: "L 1" }, handle],
  fittings: new Map([
    ["glide", { maker: "Häfele", name: "Talpă 27", makerCode: "637.1" }],
    ["runner-pair-450", { maker: "Hettich", name: "KA 4532", makerCode: "" }],
    ["hinge", { maker: "Hettich", name: "Sensys", makerCode: "9071205" }],
    ["pull-out-rail", { maker: "Häfele", name: "Extractibilă", makerCode: "" }],
  ]),
  rules: defaultRules,
};

test("all that may be needed is known once: lengths by their steps, handles by their models", () => {
  const keys = knownArticles(known, defaultRules).map(articleKey);
  const lengthsOf = (code: string) =>
    keys.flatMap((key) => (key.startsWith(`hardware ${code} `) ? Number(key.split(" ")[2]) : []));
  expect(lengthsOf("runner-pair")).toEqual([250, 300, 350, 400, 450, 500, 550]);
  expect(lengthsOf("pull-out-rail")).toEqual([100, 150, 200, 250, 300, 350, 400]);
  expect(keys).toEqual(
    expect.arrayContaining(["sheet nuc 25", "band nuc 2", "handle lemn", "hardware hinge"]),
  );
  expect(keys).not.toContain("hardware handle");
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ["sheet pal-alb 18", 'sheet {"name":"Alb","thickness":18}', "W 980"],
  ["sheet gone 18", 'sheet {"name":"gone","thickness":18}', ""],
  ["sheet *drawer 16", 'sheet {"name":"workshop-parts:drawerStock","thickness":16}', ""],
  ["sheet *hdf 3", 'sheet {"name":"workshop-parts:hdfStock","thickness":3}', ""],
  ["band pal-alb 2", 'band {"name":"Alb","thickness":2}', ""],
  ["band *drawer 1", 'band {"name":"workshop-parts:drawerStock","thickness":1}', ""],
  ["handle metal", 'handle {"name":"Bară"}', "M 128"],
  ["handle gone", 'handle {"name":"gone"}', ""],
  ["hardware wall-kit", "workshop-parts:hardwareNames.wall-kit", ""],
  ["hardware runner-pair 400", "workshop-parts:hardwareNames.runner-pair 400 mm", ""],
  [
    "hardware runner-pair 450",
    "workshop-parts:hardwareNames.runner-pair 450 mm: Hettich KA 4532",
    "",
  ],
  ["hardware glide", "workshop-parts:hardwareNames.glide: Häfele Talpă 27, 637.1", "637.1"],
  // Each of its lengths has a code of its own.
  [
    "hardware pull-out-rail 300",
    "workshop-parts:hardwareNames.pull-out-rail 300 mm: Häfele Extractibilă",
    "",
  ],
])("%s is called %s", (key, name, supplierCode) => {
  const t = (text: string, values?: object) =>
    values ? `${text} ${JSON.stringify(values)}` : text;
  const words = t as unknown as Parameters<typeof nameArticle>[2];
  expect(nameArticle(readArticle(key)!, known, words)).toBe(name);
  expect(supplierCodeOf(readArticle(key)!, known)).toBe(supplierCode);
});

test("a need says what its orders were placed with, each once, and in words only what is bought otherwise today", () => {
  const [blum, other] = ["71B3550", "9071205"].map((makerCode) => ({
    hinge: { maker: makerCode === "9071205" ? "Hettich" : "Blum", name: "Sensys", makerCode },
  }));
  const wider = {
    ...defaultRules,
    drilling: { ...defaultRules.drilling, hinge: 52, "hinge-behind": 5.5 },
  };
  const one = toMake(wardrobe);
  const needs = needsOf([
    { ...one, quantity: 2, fittings: blum },
    { ...one, fittings: blum },
    { ...one, fittings: other },
    { ...one, fittings: other, rules: wider },
    one,
  ]);
  const hinges = needs.find(({ article }) => articleKey(article) === "hardware hinge")!;
  const each = hinges.amount / 6;
  expect(hinges.placed).toEqual([
    { fitting: "Blum Sensys, 71B3550", pattern: "45/9.5", amount: 3 * each },
    { fitting: "Hettich Sensys, 9071205", pattern: "45/9.5", amount: each },
    { fitting: "Hettich Sensys, 9071205", pattern: "52/5.5", amount: each },
    { fitting: "", pattern: "45/9.5", amount: each },
  ]);
  const t = translateIn("ro", ["office-stock", "workshop-parts"]);
  expect(placedTexts(hinges, known, t)).toEqual([
    `${3 * each} buc. pentru comenzi plasate cu Blum Sensys, 71B3550`,
    `${each} buc. pentru comenzi plasate cu Hettich Sensys, 9071205, găurire 52/5,5`,
  ]);
  // Once the rules say it too, only what the others are drilled for is another.
  expect(placedTexts(hinges, { ...known, rules: wider }, t)).toEqual([
    `${3 * each} buc. pentru comenzi plasate cu Blum Sensys, 71B3550, găurire 45/9,5`,
    `${each} buc. pentru comenzi plasate cu Hettich Sensys, 9071205, găurire 45/9,5`,
    `${each} buc. pentru comenzi plasate cu găurire 45/9,5`,
  ]);
  const glides = needs.find(({ article }) => articleKey(article) === "hardware glide")!;
  expect(placedTexts(glides, known, t)).toEqual([]);
});

test("what is ordered is in the order of its suppliers, and what there is enough of is left out", () => {
  const item = (code: "hinge" | "rail" | "glide", supplier: string, onHand: number): StockItem => ({
    id: `hardware ${code}`,
    version: 1,
    supplierId: null,
    minimum: 1,
    priceBani: null,
    unitCost: null,
    article: { kind: "hardware", code, length: null },
    onHand,
    least: 5,
    supplier,
    supplierCode: "",
    pack: 10,
  });
  const items = [item("rail", "Șina", 0), item("hinge", "Ana", 4), item("glide", "Ana", 0)];
  expect(orderList(items, []).map(({ id, toOrder }) => [id, toOrder])).toEqual([
    ["hardware glide", 10],
    ["hardware hinge", 10],
    ["hardware rail", 10],
  ]);
  expect(orderList([item("hinge", "Ana", 5)], [])).toEqual([]);
});

test("pieces together never need more than apart, and every article of theirs is known", () => {
  const decors = ["pal-alb"].map((id) => ({ id, name: id, thicknesses: [18], supplierCode: "" }));
  const handles = [{ id: "metal", name: "Metal", supplierCode: "" }];
  const known = new Set(knownArticles({ decors, handles }, defaultRules).map(articleKey));
  const piece = wish
    .map((wished) => ({ ...wished, thickness: 18 }))
    .filter((wished) => placeProblems(wished, pal, defaultRules).length === 0)
    .map((wished) => toMake(fit(wished, pal, defaultRules).design));
  fc.assert(
    fc.property(piece, piece, (one, other) => {
      const together = amounts([one, other]);
      const [first, second] = [amounts([one]), amounts([other])];
      for (const [key, amount] of Object.entries(together)) {
        expect(amount).toBeLessThanOrEqual((first[key] ?? 0) + (second[key] ?? 0));
        expect(amount).toBeGreaterThanOrEqual(Math.max(first[key] ?? 0, second[key] ?? 0));
        expect(known, key).toContain(key);
        expect(articleKey(readArticle(key)!)).toBe(key);
      }
    }),
    { numRuns: size(60, 2000) },
  );
});

test("no other text is an article", () => {
  for (const key of [
    "",
    "sheet",
    "sheet pal-alb",
    "sheet pal-alb 0",
    "sheet pal-alb x",
    "hardware screwdriver",
    "sheet pal-alb 12345",
    "sheet pal-alb 1.55",
    "sheet pal-alb 1e3",
    "sheet pal-alb 0x12",
    "decor hinge",
    "hardware hinge 1.x",
    `handle ${"x".repeat(61)}`,
    "handle",
    "handle metal 18",
    "hardware hinge -1",
    "band pal-alb 2 3",
    "decor pal-alb 18",
  ]) {
    expect(readArticle(key), key).toBeUndefined();
  }
  expect(readArticle("sheet pal-alb 18.5")).toMatchObject({ thickness: 18.5 });
  expect(readArticle(`handle ${"x".repeat(60)}`)).toMatchObject({ kind: "handle" });
});

test("what is ordered comes in whole packs, covers what is missing, and no pack more", () => {
  const count = fc.integer({ min: -50, max: 500 });
  const item: fc.Arbitrary<StockItem> = fc.record({
    id: fc.constant("hardware hinge"),
    version: fc.constant(1),
    article: fc.constant({ kind: "hardware" as const, code: "hinge" as const, length: null }),
    onHand: count,
    least: fc.nat({ max: 100 }),
    supplier: fc.constant(""),
    supplierCode: fc.constant(""),
    pack: fc.integer({ min: 1, max: 50 }),
    supplierId: fc.constant(null),
    minimum: fc.constant(1),
    priceBani: fc.constant(null),
    unitCost: fc.constant(null),
  });
  fc.assert(
    fc.property(item, fc.nat({ max: 300 }), (kept, amount) => {
      const [row] = orderList([kept], [{ article: kept.article, amount }]);
      const left = kept.onHand - amount;
      if (left >= kept.least) expect(row).toBeUndefined();
      else {
        expect(row!.toOrder % kept.pack).toBe(0);
        expect(left + row!.toOrder).toBeGreaterThanOrEqual(kept.least);
        expect(left + row!.toOrder - kept.pack).toBeLessThan(kept.least);
      }
    }),
  );
});

test("bands in other decors come from their own rolls, the same metres in all", () => {
  const of = (made: ToMake) => {
    const needs = [...amountsOf([made]).values()];
    const metres = (thickness: number) =>
      needs.reduce(
        (sum, { article, amount }) =>
          article.kind === "band" && article.thickness === thickness ? sum + amount : sum,
        0,
      );
    const others = needs.filter(({ article }) => article.kind !== "band");
    return { metres: [metres(1), metres(2)], others };
  };
  const decor = fc.constantFrom("pal-alb", "pal-negru", "pal-nuc");
  const bands = fc.record({ body: decor, front: decor }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.constantFrom(wardrobe, chest), bands, (design, wished) => {
      const usual = of(toMake(design));
      const other = of({ ...toMake(design), bands: wished });
      expect(other.others).toEqual(usual.others);
      for (const [index, metres] of usual.metres.entries()) {
        expect(other.metres[index]).toBeCloseTo(metres, 6);
      }
    }),
  );
  const black = amounts([{ ...toMake(wardrobe), bands: { body: "pal-negru" } }]);
  expect(black["band pal-alb 1"]).toBeUndefined();
  expect(black["band pal-negru 1"]).toBe(amounts([toMake(wardrobe)])["band pal-alb 1"]);
  expect(black["band pal-alb 2"]).toBe(amounts([toMake(wardrobe)])["band pal-alb 2"]);
  // The boxes of drawers keep theirs.
  expect(amounts([{ ...toMake(chest), bands: { body: "pal-negru" } }])).toHaveProperty([
    "band *drawer 1",
  ]);
});
