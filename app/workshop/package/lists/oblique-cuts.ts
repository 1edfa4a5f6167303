import type { Board, Cut } from "~/furniture/boards/piece";
import { angleOf, faceLengths, faceWidths } from "~/furniture/boards/standing";
import { BEVELLED, OBLIQUE } from "~/furniture/cutting/layout";

import { numberText, type PackageWords } from "./romanian";

/** What of a board tells how it differs from a rectangle with square edges. */
type Shaped = Pick<Board, "length" | "width" | "thickness" | "cuts" | "bevels"> & {
  isUpright?: true | undefined;
};
type Bevelled = Shaped & { bevels: NonNullable<Board["bevels"]> };

/** How a board is cut further once its rectangle is sawn, as the saw's operator reads it; empty where it stays whole. */
export function shapeText(board: Shaped, t: PackageWords): string {
  const { cuts, bevels } = board;
  return [cuts ? obliqueText(cuts, t) : "", bevels ? bevelText({ ...board, bevels }, t) : ""]
    .filter(Boolean)
    .join("; ");
}

/** Whether the faces of a bevelled board look to the left and to the right, as those of uprights; else undefined. */
export function uprightOf({
  bevels,
  thicknessAxis,
}: Pick<Board, "bevels" | "thicknessAxis">): true | undefined {
  return bevels && thicknessAxis === "x" ? true : undefined;
}

/** A size of a board with the marks of those that do not stay so: `840 × 830 × 18 OBLIC`. */
export function marked(size: string, { cuts, bevels }: Pick<Shaped, "cuts" | "bevels">): string {
  return [size, ...(cuts ? [OBLIQUE] : []), ...(bevels ? [BEVELLED] : [])].join(" ");
}

/**
 * Where a board is cut obliquely: from point to point, along the length and along the width from the named corner of the
 * finished rectangle, at which angle to the length, and the band on the cut.
 */
function obliqueText(cuts: readonly Cut[], t: PackageWords): string {
  const said = cuts.map((cut) => {
    const { from, to } = cut;
    const [fromU, fromV, toU, toV] = [from.u, from.v, to.u, to.v].map((length) =>
      numberText(length),
    );
    const said = t("oblique.cut", { fromU, fromV, toU, toV, angle: numberText(angleOf(cut)) });
    return cut.band ? `${said}, ${t("oblique.band", { band: numberText(cut.band) })}` : said;
  });
  return `${OBLIQUE} ${said.join("; ")}`;
}

/** Which edges are sawn with a tilted blade, which face reaches farther there, and how large both faces are. */
function bevelText(board: Bevelled, t: PackageWords): string {
  const { bevels, isUpright } = board;
  const edges = (["front", "rear", "left", "right"] as const).flatMap((edge) => {
    const degrees = bevels[edge] ?? 0;
    const way = degrees > 0 ? "upper" : "lower";
    const face = t(isUpright ? `bevel.upright.${way}` : `bevel.${way}`);
    const angle = numberText(Math.abs(degrees));
    return degrees === 0 ? [] : [t(`bevel.${edge}`, { angle, face })];
  });
  const { upper, lower } = hasBevelledEnds(board) ? faceLengths(board) : faceWidths(board);
  const sizes = { upper: numberText(upper), lower: numberText(lower) };
  const key = isUpright ? "upright.lengths" : hasBevelledEnds(board) ? "lengths" : "widths";
  return `${BEVELLED} ${[...edges, t(`bevel.${key}`, sizes)].join("; ")}`;
}

/** Whether ends of a board are bevelled, not its edges along its length. */
export function hasBevelledEnds({ bevels }: Pick<Board, "bevels">): boolean {
  return Boolean(bevels?.left) || Boolean(bevels?.right);
}
