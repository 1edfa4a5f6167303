import fc from "fast-check";
import { expect, test } from "vitest";

import { eachBand, type Bands } from "~/furniture/boards/design";
import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import { findPriceList } from "~/furniture/planner/construction.server";
import { draftPlan } from "~/furniture/planner/front/draft-plan";
import type { PlanBasis } from "~/furniture/planner/front/plan-basis";
import { findPlanBasis } from "~/furniture/planner/front/plan-basis.server";
import { makePlan } from "~/furniture/planner/plan.server";

import { cornerWish } from "../boards/corner-designs";
import { wish } from "../boards/random-designs";
import { slantedWish, slopeWish } from "../boards/slope-designs";
import { openCatalogue } from "../memory-database";
import { size } from "../promises/proof";

const db = await openCatalogue();
const decors = (await listDecors("ro", db)).map(({ id }) => id);
const handles = (await listHandles("ro", db)).map(({ id }) => id);

/** As a browser receives it. */
async function sentBasis(): Promise<PlanBasis> {
  return JSON.parse(JSON.stringify(await findPlanBasis(1, "ro", db))) as PlanBasis;
}

test("what a browser plans by itself is what the server plans: design, changes, to the leu", async () => {
  const decor = fc.constantFrom(...decors);
  const looks = fc.record({
    body: decor,
    front: decor,
    handle: fc.constantFrom(...handles),
    bands: fc.option(fc.record({ body: decor, front: decor }, { requiredKeys: [] }), {
      nil: undefined,
    }),
  });
  const basis = await sentBasis();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(wish, slopeWish, slantedWish, cornerWish),
      looks,
      async (wished, look) => {
        const design = { ...wished, ...look, rules: 1 };
        const [draft, plan] = [draftPlan(design, basis), await makePlan(design, "ro", db)];
        expect(draft?.kind).toBe(plan.kind);
        if (plan.kind !== "plan" || draft?.kind !== "plan") return;
        const { totalBani, groups } = plan.price;
        expect(draft.price).toMatchObject({ totalBani, groups });
        expect([draft.design, draft.changes, draft.piece]).toEqual([
          plan.design,
          plan.changes,
          plan.piece,
        ]);
        expect(draft.isOffered).toBe(plan.isOffered);
        const named = (bands: Bands<{ name: string }>) => eachBand(bands, ({ name }) => name);
        expect(named(draft.bands)).toEqual(named(plan.bands));
      },
    ),
    { numRuns: size(200, 5000) },
  );
});

test("what a browser is sent to price with tells nothing that the workshop pays", async () => {
  const priceList = await findPriceList(db);
  const sent = JSON.stringify(await sentBasis());
  expect(sent).not.toMatch(/margin|cost|waste|minutes|supplier|hour/i);
  const { rates } = await sentBasis();
  expect(rates.hinge).toBeGreaterThan(priceList.fittings.hinge);
  expect(rates["thin-edge"]).toBeGreaterThan(priceList.thinEdgeBani);
});

test("a design under other rules, or of a decor that never was, is left to the server", async () => {
  const basis = await sentBasis();
  const [known] = fc.sample(wish, 1);
  const design = { ...known!, body: decors[0]!, front: decors[0]!, handle: handles[0]!, rules: 1 };
  expect(draftPlan(design, basis)).toBeDefined();
  expect(draftPlan({ ...design, rules: 2 }, basis)).toBeUndefined();
  expect(draftPlan({ ...design, front: "stejar-verde" }, basis)).toBeUndefined();
  expect(draftPlan({ ...design, bands: { body: "stejar-verde" } }, basis)).toBeUndefined();
});

test("bands in other decors cost and take as much as those of the boards", async () => {
  const decor = fc.constantFrom(...decors);
  const bands = fc.record({ body: decor, front: decor });
  await fc.assert(
    fc.asyncProperty(wish, decor, decor, bands, async (wished, body, front, other) => {
      const design = { ...wished, body, front, handle: handles[0]!, rules: 1 };
      const [usual, banded] = await Promise.all(
        [design, { ...design, bands: other }].map((one) => makePlan(one, "ro", db)),
      );
      if (usual?.kind !== "plan" || banded?.kind !== "plan") {
        expect(banded).toEqual(usual);
        return;
      }
      const { piece, price, changes, minutes } = banded;
      expect({ piece, price, changes, minutes }).toEqual({
        piece: usual.piece,
        price: usual.price,
        changes: usual.changes,
        minutes: usual.minutes,
      });
    }),
    { numRuns: size(60, 2000) },
  );
});
