import { rearCutOf } from "./building/rear-cut";
import { gramsOf } from "./building/weigh";
import type { Design, Kind, Place, Slope, WayIn } from "./design";
import { heaviestDoor } from "./fronts/hinge-count";
import { frontThicknessOf, usable, type Chosen, type Rules } from "./rules";

export { alongWalls, measureCorner } from "./building/corner";
export { lowWallAt, rearHeight } from "./building/rear-cut";
export { ceilingAt, ceilingFromLow, ceilingLine, runOf, slopeAngle } from "./building/slope";

export type Measure = "width" | "height" | "depth";

/** The smallest and largest body of each kind, in millimetres. Two bodies side by side are the widest. */
export const sizeLimits: Record<Kind, Record<Measure, { min: number; max: number }>> = {
  wardrobe: {
    width: { min: 300, max: 5400 },
    height: { min: 800, max: 3200 },
    depth: { min: 350, max: 800 },
  },
  bookcase: {
    width: { min: 250, max: 5400 },
    height: { min: 300, max: 3200 },
    depth: { min: 180, max: 500 },
  },
  chest: {
    width: { min: 300, max: 2400 },
    height: { min: 300, max: 1500 },
    depth: { min: 300, max: 700 },
  },
};

/**
 * What one piece has at most: columns, zones of a column, shelves and drawers of a zone, and drawers in
 * all, so that nobody keeps the shop busy with a piece that nobody wants.
 */
export const most = { columns: 12, zones: 6, shelves: 12, drawers: 8, allDrawers: 60 };

/** The kinds that stand under a slope, by where its low wall is: a chest is too low to be stepped. */
export const slopeKinds: Record<Slope["falls"], readonly Kind[]> = {
  left: ["wardrobe", "bookcase"],
  right: ["wardrobe", "bookcase"],
  back: ["wardrobe", "bookcase", "chest"],
};

/** The kinds that stand in a corner. */
export const cornerKinds: readonly Kind[] = ["wardrobe", "bookcase"];

/** Between which angles the ceiling of a slope falls, and up to which boards are sawn for a slanted body, in degrees. */
export const slopeAngles = { flattest: 10, steepest: 60, slanted: 45 } as const;

/** How far a panel beside a piece reaches before its body, over its fronts, in mm. */
export const PANEL_BEYOND = 20;

/** Between the rear of a front and the wall's plane, so that doors never touch the niche's edges. */
const FRONT_PLAY = 2;

/**
 * The body that fits a niche, and what each size comes from (workshop rules): the smallest width and
 * height less what is scribed, and a depth that keeps the fronts inside it.
 */
export function largestInNiche(
  place: Extract<Place, { kind: "niche" }>,
  { niche }: Pick<Rules, "niche">,
  frontThickness: number,
): Record<Measure, number> {
  return {
    width: Math.min(...place.widths) - niche.lessWidth,
    height: Math.min(...place.heights) - niche.lessHeight,
    depth: deepestIn(place, frontThickness),
  };
}

/** The deepest body whose fronts are inside a niche, under a slope or not. */
export function deepestIn(
  { depth, skirting }: Pick<Slope, "depth" | "skirting">,
  frontThickness: number,
): number {
  return depth - skirting - frontThickness - FRONT_PLAY;
}

/** The ceiling under which a piece is stood up, or infinity where nobody has said. */
export function ceilingOf(place: Place): number {
  if (place.kind === "slope") return place.raised ?? place.high;
  return place.kind === "niche" ? Math.min(...place.heights) : (place.ceiling ?? Infinity);
}

/**
 * The highest body that can be stood up under a ceiling after it was put together lying: its diagonal
 * must pass below the ceiling.
 */
export function highestRaised(ceiling: number, depth: number, { raising }: Rules): number {
  return Math.floor(Math.sqrt(Math.max(0, (ceiling - raising) ** 2 - depth ** 2)));
}

/** The lowest ceiling under which a body so high can be stood up; a millimetre higher it may be there too. */
export function ceilingToRaise(height: number, depth: number, { raising }: Rules): number {
  return Math.ceil(Math.hypot(height, depth)) + raising;
}

/**
 * The longest board of a width that gets through the narrowest passage: a door lets any length through,
 * stairs are turned round a corner of flights equally wide, a lift is as long as its diagonal.
 */
export function longestPassing(wayIn: WayIn | null, boardWidth: number): number {
  if (!wayIn) return Infinity;
  const { kind, width, height } = wayIn;
  if (kind === "door") return boardWidth <= Math.max(width, height) ? Infinity : 0;
  if (kind === "stairs") {
    if (boardWidth > height) return 0;
    return Math.floor(Math.hypot(2 * Math.SQRT2 * width, height - boardWidth));
  }
  const { depth } = wayIn;
  const lying = [
    [width, depth, height],
    [depth, width, height],
    [height, width, depth],
  ] as const;
  const lengths = lying.map(([across, one, other]) =>
    boardWidth <= across ? Math.floor(Math.hypot(one, other)) : 0,
  );
  return Math.max(...lengths);
}

/**
 * How long a board can be, in mm: its decors' sheets allow it, and it gets into the room. Thin backs
 * bend, so they only keep to their sheet.
 */
export function longestBoard(design: Design, chosen: Chosen, rules: Rules): number {
  const [body, front] = [usable(chosen.body.sheet, rules), usable(chosen.front.sheet, rules)];
  // A top laid over the sides covers the fronts too, and so does a panel beside them.
  const over = design.top === "over" ? frontThicknessOf(chosen.front) : 0;
  const across = design.depth + Math.max(over, design.panels ? PANEL_BEYOND : 0);
  const passing = longestPassing(design.wayIn, Math.max(across, rules.widestDoor));
  return Math.min(body.length, front.length, passing);
}

/** The widest leaf that its hinges carry before an opening of a clear height, all in mm, with a mirror or without. */
export function widestLeaf(
  clear: number,
  design: Design,
  chosen: Chosen,
  rules: Rules,
  isMirrored = false,
): number {
  const { thickness } = design;
  // A slanted top that begins at the front is covered as high as it is, plumb.
  const cut = rearCutOf(design, rules);
  const highest = clear + thickness + (cut?.flat === 0 ? Math.ceil(cut.plumb) : thickness);
  const size = { length: highest, width: 1000 };
  const slice = {
    stock: "front",
    ...size,
    thickness: frontThicknessOf(chosen.front),
    mirror: isMirrored ? size : undefined,
  } as const;
  const carried = (1000 * heaviestDoor) / gramsOf(slice, chosen, rules);
  return Math.min(rules.widestDoor, Math.floor(carried));
}

/** The thinnest and the thickest boards that a body is made of, in mm. */
export const bodyBoards = { thinnest: 16, thickest: 25 } as const;

/** The boards of a decor that a body is made of, by their thickness. */
export function bodyThicknesses({ body }: Chosen): number[] {
  const { thinnest, thickest } = bodyBoards;
  const offered = body.thicknesses.filter((one) => one >= thinnest && one <= thickest);
  return offered.length > 0 ? offered : [18];
}
