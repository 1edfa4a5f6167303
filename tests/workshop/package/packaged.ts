import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { defaultRules, type Chosen } from "~/furniture/boards/rules";
import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { sizesOf } from "~/furniture/planner/shown-plan";
import type { PackagedOrder, PlannedPiece } from "~/workshop/package/front/find-package.server";

import { pal } from "../../boards/designs";

/** A planned piece as an order holds it, of boards with and without grain. */
export function planned(design: Design, chosen: Chosen = pal): PlannedPiece {
  const look = { top: "#ffffff", front: "#eeeeee", side: "#dddddd", grain: null, isGlossy: false };
  const decor = (of: Chosen["body"]) => ({ ...of, supplierCode: `K-${of.id}`, look });
  const frozen = {
    ...sizesOf(design, defaultRules, chosen.front),
    version: "1",
    rules: defaultRules,
    bodyName: "PAL Alb",
    frontName: "MDF Mat",
    handleName: "Metal",
    body: decor(chosen.body),
    front: decor(chosen.front),
    handle: { ...chosen.handle, supplierCode: "M-1", look: { shape: "bar", color: "#222222" } },
  } as unknown as FrozenPlan;
  return {
    frozen,
    design,
    piece: build(design, chosen, defaultRules),
    rules: defaultRules,
    chosen,
  };
}

/** An order of pieces, each so many times. */
export function packaged(
  number: string,
  pieces: [name: string, piece: PlannedPiece, quantity?: number][],
): PackagedOrder {
  return {
    number,
    placedAt: "2026-11-24T10:00:00.000Z",
    promise: null,
    notes: [],
    isTrial: false,
    lines: pieces.map(([name, piece, quantity = 1]) => ({
      name,
      quantity,
      planned: piece,
      design: piece.frozen,
    })),
  };
}
