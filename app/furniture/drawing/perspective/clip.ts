import type { Flat } from "../geometry";

/** The part of a polygon inside a convex one (Sutherland–Hodgman). */
export function clip(polygon: Flat[], window: Flat[]): Flat[] {
  let inside = polygon;
  for (let index = 0; index < window.length && inside.length; index++) {
    const from = window[index]!;
    const to = window[(index + 1) % window.length]!;
    const side = (point: Flat) =>
      (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
    const kept: Flat[] = [];
    for (const [position, point] of inside.entries()) {
      const previous = inside[(position + inside.length - 1) % inside.length]!;
      const here = side(point);
      const before = side(previous);
      if (here >= 0 !== before >= 0) {
        const share = before / (before - here);
        kept.push([
          previous[0] + share * (point[0] - previous[0]),
          previous[1] + share * (point[1] - previous[1]),
        ]);
      }
      if (here >= 0) kept.push(point);
    }
    inside = kept;
  }
  return inside;
}
