import type { Flat } from "~/furniture/drawing/geometry";

import { type Extent, extentOf, overlap } from "./solid";

/** What hides things that are farther away: convex shapes of the sheet, added from the nearest on. */
export class Cover {
  readonly #shapes: { shape: Flat[]; extent: Extent }[] = [];

  add(shape: Flat[]): void {
    this.#shapes.push({ shape, extent: extentOf(shape) });
  }

  /**
   * Whether next to nothing of a convex face is seen. One of other corners than four is looked at in quads, of which
   * the last may be a triangle.
   */
  hides(face: readonly Flat[]): boolean {
    for (let at = 1; at < face.length - 1; at += 2) {
      const last = face[at + 2] ?? face[at + 1]!;
      if (!this.#hidesQuad([face[0]!, face[at]!, face[at + 1]!, last])) return false;
    }
    return true;
  }

  /** It is looked at every few units of the sheet. */
  #hidesQuad(quad: readonly [Flat, Flat, Flat, Flat]): boolean {
    const [a, b, c, d] = quad;
    const extent = extentOf(quad);
    const near = this.#shapes.filter((each) => overlap(each.extent, extent));
    const step = 3;
    const columns = Math.ceil(Math.max(distance(a, b), distance(d, c)) / step);
    const rows = Math.ceil(Math.max(distance(a, d), distance(b, c)) / step);
    // A joint beside a door lets nobody see the board behind it.
    let unseen = Math.floor(columns * rows * 0.02);
    let last: (typeof near)[number] | undefined;
    for (let row = 0; row < rows; row++) {
      const down = (row + 0.5) / rows;
      const from = between(a, d, down);
      const to = between(b, c, down);
      for (let column = 0; column < columns; column++) {
        const spot = between(from, to, (column + 0.5) / columns);
        if (last && contains(last.shape, spot)) continue;
        last = near.find((each) => contains(each.shape, spot));
        if (!last && unseen-- === 0) return false;
      }
    }
    return true;
  }
}

function distance(one: Flat, other: Flat): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

function between(one: Flat, other: Flat, share: number): Flat {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

/** Whether a spot is in a shape that runs clockwise. */
export function contains(shape: readonly Flat[], [x, y]: Flat): boolean {
  let from = shape[shape.length - 1]!;
  for (const to of shape) {
    if ((to[0] - from[0]) * (y - from[1]) < (to[1] - from[1]) * (x - from[0])) return false;
    from = to;
  }
  return true;
}
