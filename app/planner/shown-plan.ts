import { writeDesign } from "~/boards/address";
import type { Design } from "~/boards/design";
import { shortHash } from "~/drawing/short-hash";

import type { Plan } from "./plan.server";
import type { PlannedDesign } from "./planned-design";

/** Kind and sizes, as the design's text has them. */
export function sizesOf(
  design: Design,
): Pick<PlannedDesign, "plan" | "kind" | "width" | "height" | "depth" | "hasFronts"> {
  const { kind, width, height, depth, sliding, columns } = design;
  const zones = columns.flatMap((column) => column.zones);
  const hasFronts = sliding > 0 || zones.some(({ front }) => front !== "open");
  return { plan: writeDesign(design), kind, width, height, depth, hasFronts };
}

/** What anybody may see of a plan. */
export function shownOf(plan: Plan): PlannedDesign {
  return {
    ...sizesOf(plan.design),
    bodyName: plan.body.name,
    frontName: plan.front.name,
    handleName: plan.handle.name,
    version: drawnVersion(plan),
  };
}

/** A short text that changes with the looks of decors and handle and with how boards are cut of them. */
export function drawnVersion({
  body,
  front,
  handle,
  chosen,
}: Pick<Plan, "body" | "front" | "handle" | "chosen">): string {
  return shortHash(JSON.stringify([body.look, front.look, handle.look, chosen]));
}
