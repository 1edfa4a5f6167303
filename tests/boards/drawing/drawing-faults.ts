import { findXmlFault } from "../../drawing/well-formed";
import { pathsOf, pointsOf, sizeOf, textsOf } from "./read-svg";

/** Why a drawing is not one that any page may show, or undefined. */
export function drawingFault(svg: string): string | undefined {
  const { width, height } = sizeOf(svg);
  const outside = pathsOf(svg)
    .flatMap(pointsOf)
    .find(([x, y]) => !(x >= -1 && x <= width + 1 && y >= -1 && y <= height + 1));
  return (
    findXmlFault(svg) ??
    // An id may spell any of these by chance.
    /NaN|Infinity|undefined|null|-0[ "a-z]/.exec(svg.replaceAll(/(?<=[" (#])[br]\w+/g, ""))?.[0] ??
    /<style|style=|<script|<foreignObject|<filter/i.exec(svg)?.[0] ??
    (outside && `${outside.join()} is outside ${width} × ${height}`)
  );
}

/** Two texts of a sheet that touch, or one that leaves it. */
export function collisionIn(svg: string): string | undefined {
  const { width, height } = sizeOf(svg);
  const texts = textsOf(svg);
  for (const [index, one] of texts.entries()) {
    if (one.left < 0 || one.right > width || one.top < 0 || one.bottom > height) {
      return `${one.text} leaves the sheet`;
    }
    for (const other of texts.slice(index + 1)) {
      // Places are written in tenths, so that two which meet may overlap by one.
      const isBeside = one.right <= other.left + 0.11 || other.right <= one.left + 0.11;
      const isAbove = one.bottom <= other.top || other.bottom <= one.top;
      if (!isBeside && !isAbove) return `${one.text} touches ${other.text}`;
    }
  }
  return undefined;
}
