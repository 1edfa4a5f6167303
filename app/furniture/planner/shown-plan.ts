import { allColumns, eachBand } from "~/furniture/boards/design";
import type { Decor, Rules } from "~/furniture/boards/rules";
import { shortHash } from "~/furniture/drawing/svg";

import type { Plan, RunPlan } from "./plan.server";
import { isRun, opensIn, sizeOf, writePlanned, type Planned } from "./planned";
import { extras, type Extra, type PlannedDesign } from "./planned-design";

/** Kind, size and extras, as a design's buyer reads them. */
export function sizesOf(
  design: Planned,
  rules: Rules,
  front: Pick<Decor, "thicknesses">,
): Pick<PlannedDesign, "plan" | "kind" | "size" | "hasFronts" | "extras"> {
  const { hasFronts } = opensIn(design);
  const size = sizeOf(design, rules, front);
  const plan = writePlanned(design);
  return { plan, kind: design.kind, size, hasFronts, extras: extrasOf(design) };
}

/** What of the extras a design has; undefined where it has none, and of a run. */
export function extrasOf(planned: Planned): Extra[] | undefined {
  if (isRun(planned)) return undefined;
  const zones = allColumns(planned).flatMap((column) => column.zones);
  const has: Record<Extra, boolean> = {
    mirror: zones.some(({ mirror }) => mirror),
    shoes: zones.some(({ inside }) => inside === "shoes"),
    "pull-outs": zones.some(({ inside }) => inside === "pull-outs"),
    light: zones.some(({ light }) => light),
    panels: planned.panels !== undefined,
  };
  const found = extras.filter((extra) => has[extra]);
  return found.length > 0 ? found : undefined;
}

/** What anybody may see of a plan, which needs not be built for it. */
export function shownOf(
  plan: Pick<Plan | RunPlan, "rules" | "chosen" | Looking> & { design: Planned },
): PlannedDesign {
  return {
    ...sizesOf(plan.design, plan.rules, plan.chosen.front),
    bodyName: plan.body.name,
    frontName: plan.front.name,
    handleName: opensIn(plan.design).hasHandles ? plan.handle.name : "",
    bandNames: eachBand(plan.bands, ({ name }) => name),
    worktopName: plan.worktop?.name,
    version: drawnVersion(plan),
  };
}

/** What of a plan has a look. */
type Looking = "body" | "front" | "handle" | "bands" | "worktop";

function worktopLook(worktop: Plan["worktop"]) {
  return worktop ? [worktop.look] : [];
}

/** Another number as soon as the same design and looks are drawn otherwise. */
const DRAWN_AS = 2;

/** A short text that changes with the looks of decors and handle and with how boards are cut of them. */
export function drawnVersion({
  body,
  front,
  handle,
  bands,
  worktop,
  chosen,
}: Pick<Plan, "chosen" | Looking>): string {
  const ofBands = Object.entries(bands).map(([part, { look }]) => ({ part, look }));
  const looks = [body.look, front.look, handle.look, chosen, ...ofBands, ...worktopLook(worktop)];
  return shortHash(JSON.stringify([DRAWN_AS, ...looks]));
}
