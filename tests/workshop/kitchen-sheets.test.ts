import fc from "fast-check";
import { expect, test } from "vitest";

import { layOut } from "~/furniture/cutting/lay-out";
import { freezePlan } from "~/furniture/planner/frozen-plan.server";
import { makePlan } from "~/furniture/planner/plan.server";
import { writePlanned } from "~/furniture/planner/planned";
import { makeTask } from "~/workshop/batches/front/batch-parts.server";

import { runWish, wallsWish } from "../boards/runs/random-runs";
import { findFaults } from "../cutting/check-layout";
import { openCatalogue } from "../memory-database";
import { size } from "../promises/proof";

test.each([
  ["kitchen or vanity along a wall", runWish, 300],
  ["kitchen along two or three walls", wallsWish, 150],
] as const)(
  "the boards of any %s lie on sheets and slabs that can be cut, with grain in strips too",
  async (_, wish, most) => {
    const db = await openCatalogue();
    const front = fc.constantFrom("pal-alb", "pal-stejar-sonoma");
    const cutOf = async (plan: string) => {
      const frozen = (await freezePlan(plan, "ro", db))!;
      const line = { id: plan, orderNumber: "AM-2026-0001", line: 1, quantity: 1, plan: frozen };
      const task = await makeTask([line], db);
      return { task, result: layOut(task, { seed: 1, rounds: 5 }) };
    };
    await fc.assert(
      fc.asyncProperty(wish, front, async (wished, decor) => {
        const plan = await makePlan({ ...wished, front: decor }, "ro", db);
        fc.pre(plan.kind === "plan");
        const { task, result } = await cutOf(writePlanned(plan.design));
        expect(task.parts.length).toBeGreaterThan(0);
        expect(result.unplaced).toEqual([]);
        expect(findFaults(task, result)).toEqual([]);
      }),
      { numRuns: size(6, most) },
    );
  },
);
