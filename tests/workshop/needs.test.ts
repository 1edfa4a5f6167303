import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/boards/build";
import { fit } from "~/boards/fit";
import type { Design } from "~/boards/design";
import { placeProblems } from "~/boards/place-problems";
import { defaultRules } from "~/boards/rules";
import { articleKey, readArticle } from "~/workshop/stock/article";
import { knownArticles } from "~/workshop/stock/known-articles";
import { needsOf, type ToMake } from "~/workshop/stock/needs";
import { orderList } from "~/workshop/stock/order-list";
import type { StockItem } from "~/workshop/stock/stock.server";

import { chest, pal, wardrobe } from "../boards/designs";
import { wish } from "../boards/random-designs";
import { size } from "../promises/proof";

function toMake(design: Design, quantity = 1): ToMake {
  const piece = build(design, pal, defaultRules);
  const { body, front, handle } = pal;
  return { piece, quantity, body, front, handle: handle.id, plainSheet: body.sheet };
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
    // Two doors of 2,117 × 497 with a band all round, each edge with its overhang.
    "band pal-alb 2": Math.ceil(2 * (2 * 2.167 + 2 * 0.547)),
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
    ...["", "sheet", "sheet pal-alb", "sheet pal-alb 0", "sheet pal-alb x", "hardware screwdriver"],
    ...["handle", "handle metal 18", "hardware hinge -1", "band pal-alb 2 3", "decor pal-alb 18"],
  ]) {
    expect(readArticle(key), key).toBeUndefined();
  }
});

test("what is ordered comes in whole packs, covers what is missing, and no pack more", () => {
  const count = fc.integer({ min: -50, max: 500 });
  const item: fc.Arbitrary<StockItem> = fc.record({
    id: fc.constant("hardware hinge"),
    article: fc.constant({ kind: "hardware" as const, code: "hinge" as const, length: null }),
    onHand: count,
    least: fc.nat({ max: 100 }),
    supplier: fc.constant(""),
    supplierCode: fc.constant(""),
    pack: fc.integer({ min: 1, max: 50 }),
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
