import { writeDesign } from "~/furniture/boards/address";
import { buyersSize } from "~/furniture/boards/buyers-size";
import { allColumns, eachBand, opensOf, type Design } from "~/furniture/boards/design";
import type { Decor, Rules } from "~/furniture/boards/rules";
import { shortHash } from "~/furniture/drawing/svg";

import type { Plan } from "./plan.server";
import { extras, type Extra, type PlannedDesign } from "./planned-design";

/** Kind, size and extras, as a design's buyer reads them. */
export function sizesOf(
  design: Design,
  rules: Rules,
  front: Pick<Decor, "thicknesses">,
): Pick<PlannedDesign, "plan" | "kind" | "size" | "hasFronts" | "extras"> {
  const { hasFronts } = opensOf(design);
  const size = buyersSize(design, rules, front);
  const plan = writeDesign(design);
  return { plan, kind: design.kind, size, hasFronts, extras: extrasOf(design) };
}

/** What of the extras a design has; undefined where it has none. */
export function extrasOf(design: Design): Extra[] | undefined {
  const zones = allColumns(design).flatMap((column) => column.zones);
  const has: Record<Extra, boolean> = {
    mirror: zones.some(({ mirror }) => mirror),
    shoes: zones.some(({ inside }) => inside === "shoes"),
    "pull-outs": zones.some(({ inside }) => inside === "pull-outs"),
    light: zones.some(({ light }) => light),
    panels: design.panels !== undefined,
  };
  const found = extras.filter((extra) => has[extra]);
  return found.length > 0 ? found : undefined;
}

/** What anybody may see of a plan, which needs not be built for it. */
export function shownOf(
  plan: Pick<Plan, "design" | "rules" | "chosen" | "body" | "front" | "handle" | "bands">,
): PlannedDesign {
  return {
    ...sizesOf(plan.design, plan.rules, plan.chosen.front),
    bodyName: plan.body.name,
    frontName: plan.front.name,
    handleName: opensOf(plan.design).hasHandles ? plan.handle.name : "",
    bandNames: eachBand(plan.bands, ({ name }) => name),
    version: drawnVersion(plan),
  };
}

/** Another number as soon as the same design and looks are drawn otherwise. */
const DRAWN_AS = 2;

/** A short text that changes with the looks of decors and handle and with how boards are cut of them. */
export function drawnVersion({
  body,
  front,
  handle,
  bands,
  chosen,
}: Pick<Plan, "body" | "front" | "handle" | "bands" | "chosen">): string {
  const ofBands = Object.entries(bands).map(([part, { look }]) => ({ part, look }));
  const looks = [body.look, front.look, handle.look, chosen, ...ofBands];
  return shortHash(JSON.stringify([DRAWN_AS, ...looks]));
}
