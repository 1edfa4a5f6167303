import type { Change } from "../../change";
import type { Design, Diagonal } from "../../design";
import { ceilingOf, highestRaised, longestPassing, sizeLimits } from "../../limits";
import { hdfSheet, usable, widestColumn, type Chosen, type Rules } from "../../rules";
import { measureDiagonal } from "./measures";
import { closingsAcross } from "./opening";

/** What stands across a corner. */
export type Across = Design & { place: Diagonal };

/** How deep its sides are: less leaves no room for what stands at 45° and behind. */
export function depthsAcross(kind: Design["kind"]): { min: number; max: number } {
  const { min, max } = sizeLimits[kind].depth;
  return { min: Math.max(min, LEAST_DEEP), max };
}

const LEAST_DEEP = 300;

/** How long along each wall it is at least, in mm. */
export function shortest({ depth }: Pick<Design, "depth">, { corner }: Rules): number {
  return depth + corner.across;
}

interface Longest {
  most: number;
  why: Change["why"];
}

/** How long a body may be along each wall, in mm: inside both, of one sheet, through the way in, and to be stood up. */
export function longestAlong(design: Across, chosen: Chosen, rules: Rules): Longest {
  const { place, thickness, kind, wayIn } = design;
  const beside = ([0, 1] as const).map((wall) => {
    const filler = place.ends[wall] === "wall" ? rules.wallFiller : 0;
    return place.walls[wall] - place.skirting - filler;
  });
  const { length, width } = usable(chosen.body.sheet, rules);
  let square = Math.min(length, width);
  while (square > 0 && longestPassing(wayIn, square) < square) square -= 1;
  const { groove, play } = rules.back;
  // A back is as wide as its sheet at most.
  const back = usable(hdfSheet(rules), rules).width + thickness - (groove - play);
  const limits: Longest[] = [
    { most: Math.min(...beside), why: "corner-wall" },
    { most: square + thickness, why: "way-in" },
    { most: back + measureDiagonal(design, rules).inset, why: "way-in" },
    { most: highestRaised(ceilingOf(place), sizeLimits[kind].height.min, rules), why: "raised" },
  ];
  return limits.reduce((least, one) => (one.most < least.most ? one : least));
}

/** The same of one so deep: a shelf bears as far as its front edge is long. */
export function longestAcross(design: Across, chosen: Chosen, rules: Rules): Longest {
  const { depth, thickness } = design;
  const along = longestAlong(design, chosen, rules);
  const borne = depth + thickness + Math.floor(widestColumn(thickness, rules) * Math.SQRT1_2);
  return borne < along.most ? { most: borne, why: "too-large" } : along;
}

/** As long as is wished, or as short as lets doors of it open; where none do they stay away. */
export function longestOpened(design: Across, chosen: Chosen, rules: Rules): number {
  const { columns, width, height, plinth, thickness } = design;
  const isClosed = columns[0]?.zones.some(({ front }) => front !== "open");
  if (!isClosed) return width;
  const clear = height - plinth - 2 * thickness;
  for (let long = width; long >= shortest(design, rules); long--) {
    if (closingsAcross(clear, { ...design, width: long }, chosen, rules).length > 0) return long;
  }
  return width;
}
