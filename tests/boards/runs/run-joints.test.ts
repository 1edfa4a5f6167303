import fc from "fast-check";
import { expect, test } from "vitest";

import { buildRun } from "~/furniture/boards/build-run";
import { fitRun, wallProblems } from "~/furniture/boards/fit-run";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules } from "~/furniture/boards/rules";

import { size } from "../../promises/proof";
import { findHoleConflicts, findUnreachable } from "../hole-faults";
import { findUnjoined } from "../joint-faults";
import { chosen, joints } from "../random-designs";
import { runWish } from "./random-runs";

test.each<[string, (piece: Piece) => string[]]>([
  ["no two holes are in each other's wood", findHoleConflicts],
  ["every head is reached when its board is added", findUnreachable],
  ["every joint can be closed in the order of the steps", findUnjoined],
])("however the boards of a run are joined, %s", (_, find) => {
  fc.assert(
    fc.property(runWish, chosen, joints, (wished, made, choice) => {
      fc.pre(wallProblems(wished, made, defaultRules).length === 0);
      const rules = { ...defaultRules, joints: choice };
      const { run } = fitRun(wished, made, rules);
      expect(find(buildRun(run, made, rules))).toEqual([]);
    }),
    { numRuns: size(60, 10_000) },
  );
});
