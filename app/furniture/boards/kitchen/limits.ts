import type { Rules } from "../rules";
import { drawerCounts, hoodWidths, moduleFacts, type Module, type Run } from "../run";
import type { Line } from "./lines";
import { sizesOf } from "./sizes";

/** The widths a module may have, in mm: a list where its appliance or what is bought is so wide. */
export interface WidthLimits {
  least: number;
  most: number;
  only?: readonly number[];
}

/** A vanity's module may be narrower than a kitchen's, so that the whole is as narrow as rules say. */
const NARROWEST_VANITY = 300;
/** The lowest body of a hood, in mm. */
export const LOWEST_HOOD = 200;
/** With the recess for a siphon between the parts of its drawer's rear. */
const LEAST_REAR = 40;

export function widthLimits(run: Line, module: Module, rules: Rules): WidthLimits {
  const { widths, isFixed } = moduleFacts[module.what];
  const { niches, thickness: t, kind } = run;
  const { least, most, step } = widths;
  if (isFixed) {
    const count = Math.floor((most - least) / step) + 1;
    return { least, most, only: Array.from({ length: count }, (_, at) => least + at * step) };
  }
  if (module.what === "corner") {
    const corner = run.walls[0].corners?.find((one) => one?.isThrough);
    return { least: corner?.least ?? least, most: corner?.most ?? most };
  }
  if (module.hob) {
    const needed = Math.max(least, niches.hob[0] + 2 * t);
    if (module.above !== "hood") return { least: needed, most };
    return { least: needed, most, only: hoodWidths.filter((width) => width >= needed) };
  }
  if (module.what !== "sink") return { least, most };
  const needed = niches.sink[0] + 2 * t;
  if (kind === "kitchen") return { least: Math.max(least, needed), most };
  const { drawerBoard: td, drawer, vanity } = rules;
  const recessed = vanity.recessWidth + 4 * td + drawer.besideBox + 2 * t + 2 * LEAST_REAR;
  const narrowest = module.count > 0 ? Math.max(NARROWEST_VANITY, recessed) : NARROWEST_VANITY;
  return { least: Math.max(narrowest, needed), most };
}

/** Whether a hood's body is high enough below the upper edge of the wall modules. */
export function hasRoomForHood(run: Run, rules: Rules): boolean {
  const { top, worktop } = sizesOf(run, rules);
  return top - worktop - run.niches.hoodAbove >= LOWEST_HOOD;
}

/** Whether a module may take a width of its own to fill the wall. */
export function isFlexible(run: Line, module: Module, rules: Rules): boolean {
  const isOwn = module.what === "doors" || module.what === "drawers";
  return isOwn && !widthLimits(run, module, rules).only;
}

export function nearest(numbers: readonly number[], wished: number): number {
  return numbers.reduce((best, one) =>
    Math.abs(one - wished) < Math.abs(best - wished) ? one : best,
  );
}

/** How many drawers a module has at the least and at the most; none of both are 0. */
export function drawerLimits({ kind }: Run, { what, count }: Module): [number, number] {
  if (what === "drawers") return [drawerCounts.least, drawerCounts.most];
  if (what === "sink" && kind === "vanity" && count > 0) {
    return [drawerCounts.vanity, drawerCounts.vanity];
  }
  return [0, 0];
}
