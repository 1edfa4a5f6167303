import { expect, test } from "vitest";

import { firstColumns } from "~/furniture/boards/start";
import { divisionInWords, dividedAs } from "~/furniture/planner/alike/division-in-words";

test.each([
  ["Comodă Ilinca cu șase sertare", { drawers: 6, doors: 0, hasOpenNiche: false }],
  ["patru uși înalte și o nișă deschisă", { drawers: 0, doors: 4, hasOpenNiche: true }],
  ["cu 8 sertare și două uşi", { drawers: 8, doors: 2, hasOpenNiche: false }],
  ["Sertare cu extragere totală", { drawers: 0, doors: 0, hasOpenNiche: false }],
  ["", { drawers: 0, doors: 0, hasOpenNiche: false }],
])("“%s” says how a piece is divided", (text, said) => {
  expect(divisionInWords(text)).toEqual(said);
});

test("a chest has as many drawers in all as its text says, in columns of as many", () => {
  for (const [width, drawers, columns] of [
    [1400, 6, [3, 3]],
    [1400, 5, [5]],
    [800, 4, [4]],
  ] as const) {
    const said = { drawers, doors: 0, hasOpenNiche: false };
    const divided = dividedAs("chest", firstColumns("chest", width, 840), said);
    expect(divided.map(({ zones }) => zones[0]!.count)).toEqual(columns);
  }
});

test("a wardrobe's doors stand in pairs, with its open niche between them", () => {
  const first = firstColumns("wardrobe", 3000, 2500);
  const said = { drawers: 0, doors: 4, hasOpenNiche: true };
  const fronts = dividedAs("wardrobe", first, said).map(({ zones }) => zones.at(-1)!.front);
  expect(fronts).toEqual(["pair", "open", "pair"]);
  expect(dividedAs("wardrobe", first, { ...said, doors: 0, hasOpenNiche: false })).toBe(first);
});
