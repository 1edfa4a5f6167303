import type { OrderedDesign } from "~/configurator/design";
import { sizeOfFrozen, type FrozenPlan } from "~/planner/frozen-plan.server";

import { isPlanned, type LineDesign } from "./line-design";

/** What an order's line holds of its piece: the design of a product, or a whole plan. */
export type FrozenDesign = OrderedDesign | FrozenPlan;

/** Reads what may be shown of the copy that an order's line holds: of a plan neither cost nor rules. */
export function readFrozenLine(stored: string): LineDesign {
  const design = JSON.parse(stored) as FrozenDesign;
  return isPlanned(design) ? shownOfFrozen(design) : design;
}

function shownOfFrozen(frozen: FrozenPlan): LineDesign {
  const { plan, kind, hasFronts, version, bodyName, frontName, handleName } = frozen;
  // Copies of before hold no size as their buyers read it.
  const size = sizeOfFrozen(frozen);
  return { plan, kind, size, hasFronts, version, bodyName, frontName, handleName };
}
