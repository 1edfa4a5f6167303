import fc from "fast-check";
import { expect, test } from "vitest";

import { layOut } from "~/furniture/cutting/lay-out";
import type { Part, Result, StripPlace, Task } from "~/furniture/cutting/layout";
import { sawSequence } from "~/furniture/cutting/saw-sequence";

import { size } from "../promises/proof";
import { findFaults, lyingOn } from "./check-layout";
import { saw } from "./golden-batches";

// Fronts whose grain runs on lie behind each other in one strip.

const sheet = { material: "stejar-18", length: 2800, width: 2070 };
const search = { seed: 1, rounds: 40 };

function task(parts: Part[]): Task {
  return { parts, sheets: [sheet], offcuts: [], saw };
}

/** Parts of one strip, as long the other way, one of each size along it. */
function strip(key: string, along: StripPlace["along"], across: number, sizes: number[]): Part[] {
  return sizes.map((own, at) => ({
    id: `${key}.${at + 1}`,
    length: along === "length" ? own : across,
    width: along === "length" ? across : own,
    material: "stejar-18",
    canTurn: false,
    strip: { key, number: 1, place: at + 1, count: sizes.length, along },
  }));
}

function plain(id: string, length: number, width: number): Part {
  return { id, length, width, material: "stejar-18", canTurn: false, strip: null };
}

/** Where the parts of a strip begin, across the sheet and along it, in their order; each on its sheet. */
function placesOf({ layouts }: Result, parts: Part[]) {
  return parts.map(({ id }) => {
    const sheetAt = layouts.findIndex(({ panel }) => lyingOn(panel).some((one) => one.part === id));
    const { left, bottom } = lyingOn(layouts[sheetAt]!.panel).find((one) => one.part === id)!;
    return { sheetAt, left, bottom };
  });
}

test("drawer fronts lie side by side across the grain, the blade between them", () => {
  const fronts = strip("a", "width", 793, [173, 173, 180, 173]);
  const result = layOut(task([plain("x", 2000, 600), ...fronts, plain("y", 600, 500)]), search);
  const [first, ...others] = placesOf(result, fronts);
  let bottom = first!.bottom;
  for (const [at, place] of others.entries()) {
    bottom += fronts[at]!.width + saw.kerf;
    expect(place).toEqual({ ...first, bottom });
  }
});

test("doors lie behind each other along the grain, and the saw cuts them in that order", () => {
  const doors = strip("a", "length", 396, [700, 600, 900]);
  const result = layOut(task([plain("x", 2000, 600), ...doors]), search);
  const [first, second, third] = placesOf(result, doors);
  expect(second).toEqual({ ...first, left: first!.left + 700 + saw.kerf });
  expect(third).toEqual({ ...first, left: second!.left + 600 + saw.kerf });
  const cut = result.layouts
    .flatMap((layout) => sawSequence(layout, saw))
    .flatMap(({ parts }) => parts);
  expect(cut.filter((id) => id.startsWith("a."))).toEqual(["a.1", "a.2", "a.3"]);
});

test("what is together longer than its sheet, or not as long the other way, is cut alone", () => {
  const long = strip("a", "length", 400, [1500, 1500]);
  const uneven = strip("b", "width", 700, [200, 200]).map((part, at) => ({
    ...part,
    length: 700 + at,
  }));
  const batch = task([...long, ...uneven]);
  const result = layOut(batch, search);
  expect(findFaults(batch, result)).toEqual([]);
  expect(result.unplaced).toEqual([]);
});

test("a batch with strips can be cut, each part once, and each strip is whole", () => {
  const along = fc.constantFrom("length" as const, "width" as const);
  const sizes = fc.array(fc.integer({ min: 80, max: 450 }), { minLength: 2, maxLength: 4 });
  const strips = fc.array(fc.tuple(along, fc.integer({ min: 100, max: 1900 }), sizes), {
    minLength: 1,
    maxLength: 6,
  });
  const others = fc.array(
    fc.tuple(fc.integer({ min: 80, max: 2700 }), fc.integer({ min: 80, max: 2000 })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(strips, others, (wanted, rest) => {
      const made = wanted.map(([way, across, own], at) => strip(`s${at}`, way, across, own));
      const batch = task([
        ...rest.map(([length, width], at) => plain(`p${at}`, length, width)),
        ...made.flat(),
      ]);
      const result = layOut(batch, search);
      expect(findFaults(batch, result)).toEqual([]);
      for (const parts of made) {
        const { along: way } = parts[0]!.strip!;
        const places = placesOf(result, parts);
        for (const [at, place] of places.slice(1).entries()) {
          const before = places[at]!;
          const step = parts[at]![way] + saw.kerf;
          expect(place).toEqual(
            way === "length"
              ? { ...before, left: before.left + step }
              : { ...before, bottom: before.bottom + step },
          );
        }
      }
    }),
    { numRuns: size(40, 2000) },
  );
});
