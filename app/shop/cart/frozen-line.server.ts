import type { OrderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { handleShapes } from "~/furniture/decors/decor";
import { pieceShapes } from "~/furniture/drawing/piece-look";
import {
  frozenPlan,
  plannedDesign,
  readFrozen,
  type FrozenPlan,
} from "~/furniture/planner/frozen-plan.server";
import { extrasOf } from "~/furniture/planner/shown-plan";
import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

import { isPlanned, type LineDesign } from "./line-design";

/** What an order's line holds of its piece: the design of a product, or a whole plan. */
export type FrozenDesign = OrderedConfiguration | FrozenPlan;

/** The design of a product as it is copied into orders. */
const orderedConfiguration: z.ZodType<OrderedConfiguration> = z.looseObject({
  form: z.enum(pieceShapes),
  material: z.looseObject({
    id: z.string(),
    top: z.string(),
    front: z.string(),
    side: z.string(),
    grain: z.looseObject({ color: z.string(), lines: z.number(), strength: z.number() }).optional(),
    isGlossy: z.boolean().optional(),
  }),
  handle: z.looseObject({ id: z.string(), shape: z.enum(handleShapes), color: z.string() }),
  widthCm: z.number(),
  heightCm: z.number(),
  depthCm: z.number(),
  materialName: z.string(),
  handleName: z.string(),
});

/**
 * The copy that an order, a quote and a drawing hold, in the shape that it has today. Fields that older copies lack
 * are added here and nowhere else. A text that is neither design is an error, because nobody could make it.
 */
export const frozenDesign: z.ZodType<FrozenDesign> = z.union([frozenPlan, orderedConfiguration]);

/** Reads the whole copy as it is stored, for those who build, cut and reckon. */
export const readFrozenDesign = storedJson("order_lines.configuration", frozenDesign);

/** What is shown of a design where no copy of it is kept yet. */
export const shownDesign: z.ZodType<LineDesign> = z.union([plannedDesign, orderedConfiguration]);

/** Reads what may be shown of the copy: of a plan neither cost nor rules. */
export function readFrozenLine(stored: string): LineDesign {
  return shownOfFrozen(readFrozenDesign(stored));
}

/** The same of a copy that is read already. */
export function shownOfFrozen(frozen: FrozenDesign): LineDesign {
  if (!isPlanned(frozen)) return frozen;
  const { plan, kind, size, hasFronts, version } = frozen;
  const { bodyName, frontName, handleName, worktopName, bandNames } = frozen;
  const names = { bodyName, frontName, handleName, worktopName, bandNames };
  const extras = extrasOf(readFrozen(plan));
  return { plan, kind, size, hasFronts, extras, version, ...names };
}
