import fc from "fast-check";
import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import { bandsOf, eachBand, type Bands, type Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Axis } from "~/furniture/boards/piece";
import { defaultRules } from "~/furniture/boards/rules";
import { bandOn } from "~/furniture/boards/standing";

import { size } from "../promises/proof";
import { bookcase, pal, wardrobe } from "./designs";
import { chosen, wish } from "./random-designs";

const decor = fc.constantFrom("pal-alb", "mdf-mat", "pal-negru", "a".repeat(40));
const wished: fc.Arbitrary<Bands<string>> = fc.record(
  { body: decor, front: decor },
  { requiredKeys: [] },
);

/** A wish with the bands that go with its decors. */
const banded: fc.Arbitrary<Design> = fc
  .tuple(wish, wished)
  .map(([design, bands]) => ({ ...design, bands: bandsOf(design, bands) }));

test("any design with bands in other decors is read as it was written", () => {
  fc.assert(
    fc.property(banded, (design) => {
      expect(readDesign(writeDesign(design))).toEqual(design);
    }),
    { numRuns: size(200, 10_000) },
  );
});

test("the text of a design without them is the one it always was, the beginning of that with them", () => {
  const text = "1w-f-1000x2200x600-t18-p80_lh.rs5_pal-alb_pal-alb_metal";
  expect(writeDesign(wardrobe)).toBe(text);
  fc.assert(
    fc.property(banded, ({ bands, ...design }) => {
      const plain = writeDesign(design);
      const written = writeDesign({ ...design, bands });
      expect(plain.split("_")).toHaveLength(5);
      expect(written === plain).toBe(bands === undefined);
      expect(written.startsWith(plain)).toBe(true);
    }),
    { numRuns: size(200, 10_000) },
  );
});

test.each([
  ["pal-negru.", { body: "pal-negru" }],
  [".pal-negru", { front: "pal-negru" }],
  ["pal-negru.mdf-mat", { body: "pal-negru", front: "mdf-mat" }],
  // In the decor of their board they are as usual.
  ["pal-alb.pal-negru", { front: "pal-negru" }],
  ["pal-alb.pal-alb", undefined],
])("the last part %s says of which decors the bands are", (last, bands) => {
  expect(readDesign(`${writeDesign(wardrobe)}_${last}`)?.bands).toEqual(bands);
});

test.each([
  "",
  ".",
  "pal-negru",
  "pal-negru.mdf-mat.",
  "Negru.",
  `${"a".repeat(41)}.`,
  "pal-negru._",
])("a last part “%s” is none of a design", (last) =>
  expect(readDesign(`${writeDesign(wardrobe)}_${last}`)).toBeUndefined(),
);

test("the longest text there is of a design with bands is read", () => {
  const [long, other] = ["a".repeat(40), "b".repeat(40)];
  const zone = { height: 1999, front: "drawers", inside: "drawers", count: 99 } as const;
  const largest: Design = {
    ...wardrobe,
    place: {
      kind: "niche",
      widths: [9999, 9999, 9999],
      heights: [9999, 9999],
      depth: 9999,
      skirting: 9999,
    },
    width: 9999,
    height: 9999,
    depth: 9999,
    plinth: 999,
    top: "over",
    sliding: 3,
    topBox: 9999,
    rules: 999_999,
    body: long,
    front: long,
    handle: long,
    wayIn: { kind: "lift", width: 9999, height: 9999, depth: 9999 },
    columns: Array.from({ length: 12 }, () => ({ width: 9999, zones: Array(6).fill(zone) })),
    bands: { body: other, front: other },
  };
  expect(readDesign(writeDesign(largest))).toEqual(largest);
});

test("bands in other decors change nothing of what is built but what is laid on its edges", () => {
  fc.assert(
    fc.property(banded, chosen, ({ bands, ...plain }, made) => {
      fc.pre(placeProblems(plain, made, defaultRules).length === 0);
      const [one, other] = [plain, { ...plain, bands }].map((design) =>
        fit(design, made, defaultRules),
      );
      expect(other).toEqual({ ...one, design: { ...one!.design, bands } });
      expect(build(other!.design, made, defaultRules)).toEqual(
        build(one!.design, made, defaultRules),
      );
    }),
    { numRuns: size(60, 5000) },
  );
});

test("each band of a board is on one of its six sides, and all of them are", () => {
  const axes: Axis[] = ["x", "y", "z"];
  fc.assert(
    fc.property(wish, chosen, (design, made) => {
      fc.pre(placeProblems(design, made, defaultRules).length === 0);
      for (const board of build(fit(design, made, defaultRules).design, made, defaultRules)
        .boards) {
        const sides = axes.flatMap((axis) =>
          (["low", "high"] as const).map((end) => bandOn(board, axis, end)),
        );
        const { front, rear, left, right } = board.edges;
        expect(sides.sort()).toEqual([0, 0, front, rear, left, right].sort());
      }
    }),
    { numRuns: size(40, 1000) },
  );
});

test("what is seen of a bookcase's bands looks to the front", () => {
  const { boards } = build(bookcase, pal, defaultRules);
  for (const board of boards) {
    const isSeen = board.name !== "back" && board.name !== "plinth";
    expect([board.name, bandOn(board, "z", "low")]).toEqual([board.name, isSeen ? 1 : 0]);
  }
});

test("what follows of each band follows of those alone that there are", () => {
  expect(eachBand({ body: 2 }, (one) => one + 1)).toEqual({ body: 3 });
  expect(eachBand({ body: 2, front: 3 }, String)).toEqual({ body: "2", front: "3" });
  expect(eachBand({}, String)).toBeUndefined();
});
