import { drawers, tallestDrawer, within } from "../parts/division";
import { block, type Part, type Piece, type Size } from "../piece";

/** A mirror with round ends over a shelf as deep as the design, with drawers in it; up to 150 cm it hangs, above that it stands on the floor. */
export function mirror({ width, height, depth }: Size): Piece {
  const isHung = height <= 150;
  const foot = isHung ? 0 : 3;
  const box = isHung ? within(height * 0.16, 9, 13) : 24;
  const body = box - 2 - foot;
  const field = { x: 0.4, y: foot + 0.3, width: width - 0.8, height: body - 0.6 };
  const wide = Math.min(width, Math.max(width * 0.8, 40));
  const parts: Part[] = [
    block(0, foot, 1, width, body, depth - 1, {
      grain: "level",
      fronts: drawers(field, tallestDrawer, 110),
    }),
    block(0, box - 2, 0, width, 2, depth, { grain: "level" }),
    {
      part: "mirror",
      x: (width - wide) / 2,
      y: box,
      z: depth - 5,
      width: wide,
      height: height - box,
      depth: 3,
    },
  ];
  if (isHung) return { parts, hung: 26 };
  const plinth = block(2, 0, 5, width - 4, foot, depth - 7, { finish: "plinth" });
  return { parts: [plinth, ...parts], levels: [box] };
}
