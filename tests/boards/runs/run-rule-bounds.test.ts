import fc from "fast-check";
import { expect, test } from "vitest";

import { buildRun } from "~/furniture/boards/build-run";
import { fitRun, wallProblems } from "~/furniture/boards/fit-run";
import type { Chosen, Rules } from "~/furniture/boards/rules";
import { runKinds, type Run } from "~/furniture/boards/run";
import { startRun } from "~/furniture/boards/start-run";

import { size } from "../../promises/proof";
import { findOverlap, findWrongWork } from "../faults";
import { chosen } from "../random-designs";
import { acceptedRules } from "../random-rules";
import { runWish } from "./random-runs";
import { runLook } from "./runs";

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

test("under any rules that are accepted a ready run is what the shop begins with", () => {
  const width = fc.integer({ min: 300, max: 6000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...runKinds),
      width,
      chosen,
      acceptedRules,
      (kind, wide, made, rules) => {
        const run = startRun(kind, wide, runLook, made, rules);
        fc.pre(wallProblems(run, made, rules).length === 0);
        expect(fitRun(run, made, rules).changes).toEqual([]);
      },
    ),
    { numRuns: TRIES },
  );
});
