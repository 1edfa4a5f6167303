import { behindProblems, type BehindProblem } from "./building/behind-problems";
import { cornerProblems, type CornerProblem } from "./building/corner-problems";
import { insideDiagonal } from "./building/diagonal/fit-inside";
import { depthsAcross } from "./building/diagonal/longest";
import { diagonalProblems } from "./building/diagonal/problems";
import { depthBehind } from "./building/fit-behind";
import { fitColumns } from "./building/fit-columns";
import { besideCorner, insideCorner } from "./building/fit-legs";
import { fitSize } from "./building/fit-size";
import { kindIn } from "./building/fit-slope";
import { fitZones } from "./building/fit-zones";
import { slopeProblems, type SlopeProblem } from "./building/slope-problems";
import type { Change } from "./change";
import { fallsAcross, slopeBodies, type Design } from "./design";
import { lowestHinged } from "./fronts/doors";
import {
  bodyBoards,
  ceilingOf,
  deepestIn,
  largestInNiche,
  longestBoard,
  longestPassing,
  sizeLimits,
} from "./limits";
import { frontThicknessOf, type Chosen, type HingeRole, type Rules } from "./rules";

/** A design that can be built, and what had to change for it; nothing where the wish was possible. */
export interface Fitted {
  design: Design;
  changes: Change[];
}

/**
 * The nearest design that can be cut, carried in, stood up and opened. Sizes first, then columns, then
 * what is in them, until nothing has to change any more.
 */
export function fit(wish: Design, chosen: Chosen, rules: Rules): Fitted {
  const changes: Change[] = [];
  let design = wish;
  // Each round can only make room for the next; a few are always enough.
  for (let round = 0; round < 6; round++) {
    const before = design;
    for (const step of steps) {
      design = step(design, chosen, rules, (change) => changes.push(change));
    }
    if (JSON.stringify(design) === JSON.stringify(before)) break;
  }
  return { design, changes: onlyLast(changes) };
}

const steps = [fitSize, besideCorner(fitColumns), insideDiagonal(insideCorner(fitZones))];

/** Of two changes of the same thing only the second is told, with what was wished at first. */
function onlyLast(changes: Change[]): Change[] {
  const told = new Map<string, Change>();
  for (const change of changes) {
    const key = [change.why, change.measure, change.column, change.zone, change.leg].join();
    const first = told.get(key);
    told.set(key, first ? { ...change, from: first.from } : change);
  }
  return [...told.values()];
}

/** A place where not even the smallest piece of its kind can stand, or be brought to. */
export interface PlaceProblem {
  what:
    | "niche-height"
    | "niche-depth"
    | (SlopeProblem | BehindProblem | CornerProblem)["what"]
    | "ceiling"
    | "way-in";
  /** The least it would have to be, in millimetres; of a way in, the longest board that has to pass. */
  least: number;
}

/** Nothing shorter is worth carrying in one by one. */
const SHORTEST_PART = 1000;

/** Why nothing of this kind can be built for the place; empty where something can. */
export function placeProblems(design: Design, chosen: Chosen, rules: Rules): PlaceProblem[] {
  const { place } = design;
  const least = sizeLimits[kindIn(design)];
  const front = frontThicknessOf(chosen.front);
  const problems: PlaceProblem[] = [];
  if (place.kind === "niche") {
    const room = largestInNiche(place, rules, front);
    for (const measure of ["width", "height", "depth"] as const) {
      const missing = least[measure].min - room[measure];
      if (missing <= 0) continue;
      const own = { width: Math.min(...place.widths), height: Math.min(...place.heights) };
      const typed = measure === "depth" ? place.depth : own[measure];
      problems.push({ what: `niche-${measure}`, least: typed + missing });
    }
  }
  if (fallsAcross(place)) {
    problems.push(...slopeProblems(place, least.height.min, rules));
    const missing = least.depth.min - deepestIn(place, front);
    if (missing > 0) problems.push({ what: "niche-depth", least: place.depth + missing });
  } else if (place.kind === "corner") {
    problems.push(...cornerProblems({ ...design, kind: kindIn(design) }, place, chosen, rules));
  } else if (place.kind === "diagonal") {
    problems.push(...diagonalProblems({ kind: kindIn(design) }, place, rules));
  } else if (place.kind === "slope") {
    problems.push(...behindProblems({ ...design, kind: kindIn(design) }, place, chosen, rules));
  }
  // Even a low piece is tilted while it is stood up.
  const low = Math.max(least.height.min, fallsAcross(place) ? slopeBodies.lowest : 0);
  const isAcross = place.kind === "diagonal";
  const shortest = depthsAcross(kindIn(design)).min + rules.corner.across;
  const across = isAcross ? shortest : least.depth.max;
  const lowest = Math.ceil(Math.hypot(low, across)) + rules.raising;
  if (problems.length === 0 && ceilingOf(place) < lowest) {
    problems.push({ what: "ceiling", least: lowest });
  }
  const depth = builtDepth({ ...design, kind: kindIn(design) }, chosen, rules);
  const isStuck = isAcross && longestPassing(design.wayIn, across) < across;
  if (isStuck || longestBoard({ ...design, depth }, chosen, rules) < SHORTEST_PART) {
    problems.push({ what: "way-in", least: SHORTEST_PART });
  }
  return problems;
}

/** How deep it is built: no deeper than its kind, and before a low wall as deep as it can stand there. */
function builtDepth(design: Design, chosen: Chosen, rules: Rules): number {
  const { place, kind } = design;
  const depth = Math.min(design.depth, sizeLimits[kind].depth.max);
  if (place.kind !== "slope" || fallsAcross(place)) return depth;
  return Math.max(depth, depthBehind(design, place, chosen, rules));
}

/**
 * How low in mm a zone may be whose doors have these hinges, and how high the plinth of the lowest chest then, so that
 * the hinges' holes keep apart whatever the boards of a body are.
 */
export function hingedLimits(
  hinge: HingeRole,
  { drilling, outerGap }: Pick<Rules, "drilling" | "outerGap">,
): { lowestZone: number; highestPlinth: number } {
  const { thinnest, thickest } = bodyBoards;
  const limits = Array.from({ length: thickest - thinnest + 1 }, (_, more) => {
    const thickness = thinnest + more;
    const { aboveShelf, alone } = lowestHinged(drilling[hinge], outerGap, thickness);
    const highestPlinth = sizeLimits.chest.height.min - 2 * thickness - alone;
    return { lowestZone: Math.ceil(aboveShelf), highestPlinth: Math.floor(highestPlinth) };
  });
  return {
    lowestZone: Math.max(...limits.map(({ lowestZone }) => lowestZone)),
    highestPlinth: Math.min(...limits.map(({ highestPlinth }) => highestPlinth)),
  };
}
