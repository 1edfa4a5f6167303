import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules, type Chosen, type Rules } from "~/furniture/boards/rules";
import { findUnsuited } from "~/furniture/workshop-numbers/front/setting";
import {
  numbersOfRules,
  rulesOfNumbers,
  ruleSections,
  ruleTies,
} from "~/furniture/workshop-numbers/settings/rule-settings";

import { size } from "../promises/proof";
import { pal, wardrobe } from "./designs";
import { findNotCut, findOverlap, findWrongWork } from "./faults";
import { chosen, wish } from "./random-designs";
import { acceptedRules } from "./random-rules";

const TRIES = size(150, 10_000);

/** Holds for what is made of any wish under any rules that the owner may set. */
function always(what: (piece: Piece, design: Design, made: Chosen, rules: Rules) => void) {
  let built = 0;
  fc.assert(
    fc.property(wish, chosen, acceptedRules, (wished, made, rules) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const { design } = fit(wished, made, rules);
      what(build(design, made, rules), design, made, rules);
      built += 1;
    }),
    { numRuns: TRIES },
  );
  expect(built).toBeGreaterThan(TRIES * 0.66);
}

test("every rule may be set, and its default is accepted", () => {
  const all = Object.values(ruleSections).flat();
  const numbers = numbersOfRules(defaultRules);
  expect(all.map(({ name }) => name).sort()).toEqual(Object.keys(numbers).sort());
  const refused = all.filter(
    ({ name, least, most, step }) =>
      numbers[name] < least || numbers[name] > most || numbers[name] % step !== 0,
  );
  expect(refused).toEqual([]);
  expect(findUnsuited(numbers, ruleTies)).toEqual([]);
  expect(rulesOfNumbers(numbers)).toEqual(defaultRules);
});

test("under any rules that are accepted no two boards are in the same place", () => {
  always((piece, _design, _made, rules) => expect(findOverlap(piece, rules)).toBeUndefined());
});

test("under any rules that are accepted every board is cut from its sheet and gets in", () => {
  always((piece, design, made, rules) => {
    expect(findNotCut(piece, design, made, rules)).toEqual([]);
  });
});

test("a top box is no higher than its boards and side panels can be carried in", () => {
  const rules = { ...defaultRules, topBox: { ...defaultRules.topBox, most: 1200 } };
  const wayIn = { kind: "lift", width: 800, height: 1900, depth: 800 } as const;
  const wished = { ...wardrobe, wayIn, width: 900, height: 1732, depth: 781, topBox: 1132 };
  const { design } = fit({ ...wished, panels: "right" }, pal, rules);
  // The diagonal of a lift of 80 × 80, as a panel of 801 only stands upright in it.
  expect(design.topBox).toBe(1131);
  expect(findNotCut(build(design, pal, rules), design, pal, rules)).toEqual([]);
});

test("under any rules that are accepted every hole and groove is on its board", () => {
  always((piece) => expect(findWrongWork(piece)).toEqual([]));
});

test("under any rules that are accepted what is offered is possible", () => {
  always((_piece, design, made, rules) => {
    expect(fit(design, made, rules)).toEqual({ design, changes: [] });
  });
});
