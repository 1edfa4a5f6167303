import {
  fallsAcross,
  isSlanted,
  runsLeft,
  type Corner,
  type Design,
  type Slope,
} from "~/furniture/boards/design";
import { ceilingToRaise } from "~/furniture/boards/limits";
import type { Rules } from "~/furniture/boards/rules";
import { LARGEST, SMALLEST } from "~/furniture/configurator/sizes";
import { chosenSize, outerSizeOf } from "~/furniture/drawing/outer-size";
import { buildPlan } from "~/furniture/planner/build-plan";
import { readFrozen } from "~/furniture/planner/frozen-plan.server";
import { isRun, sizeOf } from "~/furniture/planner/planned";
import { sizesOf } from "~/furniture/planner/shown-plan";
import type { FrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";

import { sizeNames, type PieceSizes } from "./piece-sizes";

/**
 * The sizes of an ordered design as the workshop measures it, in mm; for a planned piece those of its body, for a kitchen
 * how it fills its wall.
 */
export function sizesOfFrozen(design: FrozenDesign): PieceSizes {
  if (isPlanned(design)) {
    const planned = readFrozen(design.plan);
    const sized = isRun(planned) ? sizeOf(planned, design.rules, design.front) : planned;
    const { width, height, depth } = sized;
    return { width, height, depth };
  }
  const { width, height, depth } = outerSizeOf(design);
  return { width: width * 10, height: height * 10, depth: depth * 10 };
}

/**
 * The same design in other sizes (mm), under the rules that it was ordered with. What is inside a
 * planned piece is fitted anew, as the planner does; decors, handle and price stay. A niche, a slope or a corner
 * that a piece fills was measured anew where the piece gets other sizes: what is left around it stays. In a corner
 * the width is that of the leg that runs through, and the other leg stays as wide; of a body across one it is how far
 * that reaches along each wall.
 * Undefined for a kitchen, whose modules are planned anew, and where no such piece can be made or drawn: beyond the rules, or, of the catalogue, beyond
 * what is drawn or not in whole centimetres.
 */
export function changeSizes<Frozen extends FrozenDesign>(
  design: Frozen,
  sizes: PieceSizes,
): Frozen | undefined {
  if (isPlanned(design)) {
    const ordered = readFrozen(design.plan);
    if (isRun(ordered)) return undefined;
    const { body, front, handle, rules } = design;
    const wish = { ...ordered, ...sizes, place: measuredAnew(ordered, sizes, rules) };
    const built = buildPlan(wish, { body, front, handle }, rules);
    if (built.kind !== "plan") return undefined;
    if (sizeNames.some((name) => built.design[name] !== sizes[name])) return undefined;
    // A slanted body that would have to be stepped is another piece.
    if (isSlanted(built.design.place) !== isSlanted(wish.place)) return undefined;
    return { ...design, ...sizesOf(built.design, rules, front) };
  }
  const { width, height, depth } = chosenSize(design.form, {
    width: sizes.width / 10,
    height: sizes.height / 10,
    depth: sizes.depth / 10,
  });
  const isDrawn = [width, height, depth].every(
    (cm) => Number.isInteger(cm) && cm >= SMALLEST && cm <= LARGEST,
  );
  return isDrawn ? { ...design, widthCm: width, heightCm: height, depthCm: depth } : undefined;
}

function measuredAnew(
  { place, width, height, depth }: Design,
  sizes: PieceSizes,
  rules: Rules,
): Design["place"] {
  if (place.kind === "free") return place;
  const wider = sizes.width - width;
  if (place.kind === "corner") return cornerAround(place, wider, sizes.depth - depth);
  if (place.kind === "diagonal") {
    const [left, right] = place.walls;
    return { ...place, walls: [left + wider, right + wider] };
  }
  const [bottom, middle, top] = place.widths;
  const higher = sizes.height - height;
  const widths: typeof place.widths = [bottom + wider, middle + wider, top + wider];
  const deep = place.depth + sizes.depth - depth;
  if (place.kind === "niche") {
    const [left, right] = place.heights;
    return { ...place, widths, heights: [left + higher, right + higher], depth: deep };
  }
  const deeper = sizes.depth - depth;
  const { low, high, run } = fallsAcross(place)
    ? { low: place.low + higher, high: place.high + higher, run: place.run }
    : ceilingBefore(place, deeper, higher);
  // A body that is only as high as can be stood up is stood up under just as much more.
  const isRaised = height < place.high - rules.niche.lessHeight;
  const same = place.raised === null ? null : place.raised + higher;
  const raised = isRaised ? ceilingToRaise(sizes.height, sizes.depth, rules) : same;
  return { ...place, widths, low, high, run, raised, depth: deep };
}

/** The leg against the one that runs through begins as much farther from the corner as that is deeper. */
function cornerAround(place: Corner, wider: number, deeper: number): Corner {
  const [left, right] = place.walls;
  return runsLeft(place)
    ? { ...place, walls: [left + wider, right + deeper] }
    : { ...place, walls: [left + deeper, right + wider] };
}

/** A ceiling that falls to the back stays where it is over the front: where the piece is deeper the low wall is lower. */
function ceilingBefore(
  place: Slope,
  deeper: number,
  higher: number,
): Pick<Slope, "low" | "high" | "run"> {
  const { low, high, run, depth } = place;
  const rise = (high - low) / (run ?? depth);
  return {
    low: Math.ceil(low + higher - rise * deeper),
    high: high + higher,
    run: run === null ? null : run + deeper,
  };
}
