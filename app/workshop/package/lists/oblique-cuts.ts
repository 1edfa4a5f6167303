import type { Cut } from "~/furniture/boards/piece";
import { angleOf } from "~/furniture/boards/standing";
import { OBLIQUE } from "~/furniture/cutting/layout";

import { numberText, type PackageWords } from "./romanian";

/**
 * Where a board is cut obliquely, as the saw's operator reads it: from point to point, along the length and along the
 * width from the named corner of the finished rectangle, and at which angle to the length.
 */
export function obliqueText(cuts: readonly Cut[], t: PackageWords): string {
  const said = cuts.map((cut) => {
    const { from, to } = cut;
    const [fromU, fromV, toU, toV] = [from.u, from.v, to.u, to.v].map((length) =>
      numberText(length),
    );
    return t("oblique.cut", { fromU, fromV, toU, toV, angle: numberText(angleOf(cut)) });
  });
  return `${OBLIQUE} ${said.join("; ")}`;
}

/** A size of a board with the mark of those that are cut obliquely: `840 × 830 × 18 OBLIC`. */
export function marked(size: string, cuts: readonly Cut[] | undefined): string {
  return cuts ? `${size} ${OBLIQUE}` : size;
}
