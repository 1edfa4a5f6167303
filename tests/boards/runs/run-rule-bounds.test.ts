import fc from "fast-check";
import { expect, test } from "vitest";

import { buildRun } from "~/furniture/boards/build-run";
import { fitRun, wallProblems } from "~/furniture/boards/fit-run";
import { defaultRules, type Chosen, type Rules } from "~/furniture/boards/rules";
import { runKinds, type Run } from "~/furniture/boards/run";
import { startRun } from "~/furniture/boards/start-run";
import { findUnsuited } from "~/furniture/workshop-numbers/front/setting";
import { numbersOfRules, ruleTies } from "~/furniture/workshop-numbers/settings/rule-settings";

import { size } from "../../promises/proof";
import { pal } from "../designs";
import { findOverlap, findWrongWork } from "../faults";
import { chosen } from "../random-designs";
import { acceptedRules } from "../random-rules";
import { runWish } from "./random-runs";
import { runLook, workedKitchen } from "./runs";

const TRIES = size(60, 10_000);

/** Holds for what is made of any wish under any rules that the owner may set. */
function always(what: (run: Run, made: Chosen, rules: Rules) => void) {
  let fitted = 0;
  fc.assert(
    fc.property(runWish, chosen, acceptedRules, (wished, made, rules) => {
      fc.pre(wallProblems(wished, made, rules).length === 0);
      what(fitRun(wished, made, rules).run, made, rules);
      fitted += 1;
    }),
    { numRuns: TRIES },
  );
  expect(fitted).toBe(TRIES);
}

test("under any rules that are accepted what is offered of runs is possible", () => {
  always((run, made, rules) => {
    expect(fitRun(run, made, rules)).toEqual({ run, changes: [] });
  });
});

test("under any rules that are accepted no two boards of a run are in the same place", () => {
  always((run, made, rules) => {
    expect(findOverlap(buildRun(run, made, rules), rules)).toBeUndefined();
  });
});

test("under any rules that are accepted every hole, groove and cut-out of a run is on its board", () => {
  always((run, made, rules) => expect(findWrongWork(buildRun(run, made, rules))).toEqual([]));
});

test("under any rules that are accepted every drawer that a run asks for is there", () => {
  always((run, made, rules) => {
    const { boards } = buildRun(run, made, rules);
    const bottoms = boards.filter(({ name }) => name === "drawer-bottom");
    expect(bottoms).toHaveLength(run.walls[0].modules.reduce((sum, { count }) => sum + count, 0));
  });
});

test("a vanity is deep enough for its drawers' runners, and its box for what goes around the siphon", () => {
  const usual = numbersOfRules(defaultRules);
  const short = { ...usual, "drawer-longestRunner": 250, drawerBoard: 18 };
  expect(findUnsuited(short, ruleTies)).toEqual([
    { name: "vanity-recessDepth", other: "vanity-depth", most: 250 - 3 * 18 },
  ]);
  expect(findUnsuited({ ...short, "vanity-recessDepth": 196 }, ruleTies)).toEqual([]);
  const deep = { ...usual, "drawer-shortestRunner": 400, "drawer-behindRunner": 80 };
  expect(findUnsuited(deep, ruleTies)).toEqual([
    { name: "vanity-depth", other: "drawer-shortestRunner", least: 480 },
  ]);
  expect(findUnsuited({ ...deep, "vanity-depth": 480 }, ruleTies)).toEqual([]);
});

test("the highest of three drawers under a hob takes from the others what its box needs", () => {
  const { drawer, baseModule } = defaultRules;
  const rules = {
    ...defaultRules,
    drawer: { ...drawer, aroundBox: 60 },
    baseModule: { ...baseModule, lowerBox: 60 },
  };
  const { boards } = buildRun({ ...workedKitchen, thickness: 25 }, pal, rules);
  const of = (name: string) =>
    boards.flatMap((one) => (one.name === name && one.body === 1 ? [one.place.height] : []));
  // 711 between the gaps: 60 of the box, 60 around it and 14 for the thicker boards, 60 below the hob.
  expect(of("drawer-front")).toEqual([259, 258, 194]);
  expect(Math.min(...of("drawer-side"))).toBe(60);
});

test("under any rules that are accepted a ready run is what the shop begins with", () => {
  const width = fc.integer({ min: 300, max: 6000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...runKinds),
      width,
      chosen,
      acceptedRules,
      (kind, wide, made, rules) => {
        const run = startRun(kind, [wide], runLook, made, rules);
        fc.pre(wallProblems(run, made, rules).length === 0);
        expect(fitRun(run, made, rules).changes).toEqual([]);
      },
    ),
    { numRuns: TRIES },
  );
});
