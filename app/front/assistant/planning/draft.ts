import type { PieceShape } from "~/furniture/drawing/piece-look";
import { plannedKind } from "~/furniture/planner/front/kind-words";
import { plannedRun } from "~/furniture/planner/front/run-start";
import type { Parts } from "~/shop/search/front/read-parts";
import type { Measures, Wish } from "~/shop/search/read-wish";

export const measureNames = ["width", "height", "depth"] as const;
export type MeasureName = (typeof measureNames)[number];

/** A piece as a conversation has described it so far. Lengths in millimetres. */
export interface Draft {
  shape: PieceShape | undefined;
  isNiche: boolean;
  /** Under a ceiling that falls, which the planner's own page asks about. */
  isSlope: boolean;
  /** Where two walls meet, which it asks about too, but for a kitchen's: along both, or with its door across. */
  isCorner: boolean;
  isDiagonal: boolean;
  /** Along three walls, as a kitchen may be. */
  isU: boolean;
  /**
   * The measures of the piece; for a piece in a niche, of the niche; of a kitchen along several walls the lengths of these
   * from left to right, in the order width, height, depth.
   */
  measures: Measures;
  /** Whether three lengths were written without names, of which any may be the height of a table. */
  isTriple: boolean;
  /** How far a skirting board stands out behind the piece. */
  skirting: number | "none" | "some" | undefined;
  counts: Parts["counts"];
  isSliding: boolean;
  extras: Parts["extras"];
  /** The id of a decor. */
  decor: string | undefined;
  /** Whether somebody said that it is to be made, so that its measures are asked for. */
  isBegun: boolean;
}

/** What a draft lacks that changes what is made of it. */
export type Missing = "kind" | MeasureName | "skirting" | "skirting-size";

/** A message as it was read. */
export interface Said {
  text: string;
  wish: Wish;
  parts: Parts;
  decor: string | undefined;
  /** Whether it asks for something else, such as the guarantee; then only measures that it names count as answers. */
  isOutside: boolean;
}

/** No skirting board stands out further, as in the planner. */
export const thickestSkirting = 100;
/** How far most stand out. */
export const usualSkirtings = { min: 10, max: 20 };

/** Pieces of which two measures are those of their top. */
export const lying: PieceShape[] = [
  "table",
  "desk",
  "writing-desk",
  "coffee-table",
  "meeting-table",
  "dressing-table",
  "kitchen-island",
  "bench",
];

/**
 * The measures that are asked for; of a bed and a mirror the others are those of the product, of a kitchen those of
 * its modules, for which its walls are asked for.
 */
export function askedMeasures(
  shape: PieceShape,
  draft: Pick<Draft, "isCorner" | "isU">,
): MeasureName[] {
  const run = plannedRun(shape);
  if (run) return measureNames.slice(0, run === "kitchen" ? wallsOf(draft) : 1);
  if (shape === "bed") return ["width"];
  return shape === "mirror" ? ["width", "height"] : [...measureNames];
}

export type AskedPlace = "slope" | "corner" | "diagonal";

/** Along how many walls a kitchen is wished. */
export function wallsOf({ isCorner, isU }: Pick<Draft, "isCorner" | "isU">): 1 | 2 | 3 {
  if (isU) return 3;
  return isCorner ? 2 : 1;
}

/**
 * The place for which the planner's own page makes a draft: of a slope or a corner it asks for numbers that have a
 * picture each. Undefined where none is named, and of what is not planned.
 */
export function askedPlace({
  isSlope,
  isCorner,
  isDiagonal,
  shape,
}: Draft): AskedPlace | undefined {
  if (shape && plannedKind(shape) === undefined) return undefined;
  if (isSlope) return "slope";
  if (isDiagonal) return "diagonal";
  return isCorner ? "corner" : undefined;
}

/** The first thing that a begun draft lacks; undefined where it is whole or not begun. */
export function missingOf(draft: Draft): Missing | undefined {
  const { shape, measures, isNiche, skirting } = draft;
  if (!draft.isBegun) return undefined;
  if (!shape) return "kind";
  const missing = askedMeasures(shape, draft).find((name) => measures[name] === undefined);
  if (missing) return missing;
  if (!isNiche || !plannedKind(shape)) return undefined;
  if (skirting === undefined) return "skirting";
  return skirting === "some" ? "skirting-size" : undefined;
}
