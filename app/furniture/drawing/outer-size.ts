import type { Size } from "./piece";
import type { PieceLook, PieceShape } from "./piece-look";

/** The length of a bed before its headboard, in cm: a mattress of 200 within its frame. */
export const BED_FRAME = 206;

/** How far a washstand's stone turns up against the wall, in cm, where no mirror stands above it. */
export const WASHSTAND_RIM = 7;

/** From this height on, in cm, the rest of a washstand stands above its top at hand height. */
export const HIGHEST_TOP = 100;

/**
 * The size of the whole piece in cm, as it fills a room and its model measures, without handles, taps,
 * basins and cushions: what is said wherever a size is told. The customiser's three lengths are those of
 * the piece but for two shapes: a bed's depth is that of the headboard behind its frame, and a low
 * washstand's height that of its top.
 */
export function outerSize(form: PieceShape, { width, height, depth }: Size): Size {
  const rim = form === "washstand" && height <= HIGHEST_TOP ? WASHSTAND_RIM : 0;
  return { width, height: height + rim, depth: depth + (form === "bed" ? BED_FRAME : 0) };
}

export function outerSizeOf({
  form,
  widthCm: width,
  heightCm: height,
  depthCm: depth,
}: Pick<PieceLook, "form" | "widthCm" | "heightCm" | "depthCm">): Size {
  return outerSize(form, { width, height, depth });
}

/** The lengths to choose for a piece that is to be so large as a whole; some are no piece. */
export function chosenSize(form: PieceShape, { width, height, depth }: Size): Size {
  const hasRim = form === "washstand" && height - WASHSTAND_RIM <= HIGHEST_TOP;
  return {
    width,
    height: height - (hasRim ? WASHSTAND_RIM : 0),
    depth: depth - (form === "bed" ? BED_FRAME : 0),
  };
}
