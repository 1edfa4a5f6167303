import type { Board, Cut } from "~/furniture/boards/piece";
import { angleOf, faceWidths } from "~/furniture/boards/standing";
import { BEVELLED, OBLIQUE } from "~/furniture/cutting/layout";

import { numberText, type PackageWords } from "./romanian";

/** What of a board tells how it differs from a rectangle with square edges. */
type Shaped = Pick<Board, "width" | "thickness" | "cuts" | "bevels">;

/** How a board is cut further once its rectangle is sawn, as the saw's operator reads it; empty where it stays whole. */
export function shapeText({ cuts, bevels, width, thickness }: Shaped, t: PackageWords): string {
  return [
    cuts ? obliqueText(cuts, t) : "",
    bevels ? bevelText({ width, thickness, bevels }, t) : "",
  ]
    .filter(Boolean)
    .join("; ");
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
    const angle = numberText(angleOf(cut));
    const way = t("oblique.cut", { fromU, fromV, toU, toV, angle });
    return cut.band ? t("oblique.banded", { way, band: numberText(cut.band) }) : way;
  });
  return `${OBLIQUE} ${said.join("; ")}`;
}

/** Which edges are sawn with a tilted blade, which face reaches farther there, and how wide both faces are. */
function bevelText(
  board: Pick<Board, "width" | "thickness"> & { bevels: NonNullable<Board["bevels"]> },
  t: PackageWords,
): string {
  const { upper, lower } = faceWidths(board);
  const edges = (["front", "rear"] as const).flatMap((edge) => {
    const degrees = board.bevels[edge];
    const way = degrees > 0 ? "upper" : "lower";
    const angle = numberText(Math.abs(degrees));
    return degrees === 0 ? [] : [t(`bevel.${edge}`, { angle, face: t(`bevel.${way}`) })];
  });
  const widths = t("bevel.widths", { upper: numberText(upper), lower: numberText(lower) });
  return `${BEVELLED} ${[...edges, widths].join("; ")}`;
}
