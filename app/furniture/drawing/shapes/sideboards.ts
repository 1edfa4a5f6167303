import { columns, doors, doorsBeside, drawers, niche, shelvesIn, within } from "../parts/division";
import { block, type Part, type Piece, type Size } from "../piece";
import { bodyWithTop } from "./body-with-top";
import { legs } from "./legs";

/** Doors at the ends, three drawers in the middle, on round legs; above 115 cm a shallower open top stands on the body. */
export function sideboard(size: Size): Piece {
  const { width, height, depth } = size;
  const body = height <= 115 ? height : 86;
  const stand = within(body * 0.18, 8, 15);
  const piece = bodyWithTop(
    { width, height: body, depth },
    stand,
    (field) => {
      if (width < 90) return doors(field);
      const share = width < 150 ? 0.5 : 1 / 3;
      const middle = {
        ...field,
        x: field.x + (field.width * (1 - share)) / 2,
        width: field.width * share,
      };
      const side = (field.width - middle.width) / 2;
      const [left, right] = [
        { ...field, width: side },
        { ...field, x: field.x + field.width - side, width: side },
      ];
      const stack = drawers(middle, Math.min(35, field.height / 3 + 0.1), 120);
      return [...doorsBeside(left, right), ...stack];
    },
    legs({ width, height: stand, depth }, 7, { top: 2.2, foot: 1.5 }),
  );
  if (height <= 115) return piece;
  return {
    parts: [...piece.parts, hutch(size, body, Math.max(24, Math.min(34, depth * 0.6)))],
    levels: [body],
  };
}

/** Open shelves standing at the back of a lower body. */
export function hutch({ width, height, depth }: Size, from: number, reach: number): Part {
  const field = { x: 0, y: from, width, height: height - from };
  const fronts = columns(field, 90).flatMap((column) => {
    const hole = {
      x: column.x + 1.4,
      y: column.y + 0.4,
      width: column.width - 2.8,
      height: column.height - 2.6,
    };
    return niche(hole, { shelves: shelvesIn(hole, 42) });
  });
  return block(0, from, depth - reach, width, height - from, reach, { fronts });
}
