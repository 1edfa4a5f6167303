import { columns, drawer, type Field, niche, rows, shelvesIn, within } from "../parts/division";
import { block, type Front, type Part, type Piece, type Size } from "../piece";
import { worktop } from "./kitchens";
import { overhead } from "./tables";

/** Drawers in bays of at most 80 cm and open shelves at one end, a thick timber top that stands out for stools; above 115 cm the top is at 92 cm under an overhead board. */
export function kitchenIsland({ width, height, depth }: Size): Piece {
  const level = height <= 115 ? height : 92;
  const plinth = level > 70 ? 9 : 6;
  const reach = depth >= 60 ? within(depth * 0.3, 15, 30) : 0;
  const field = {
    x: 2.3,
    y: plinth + 0.3,
    width: width - 4.6,
    height: level - plinth - worktop - 0.6,
  };
  const open = width >= 90 ? within(width * 0.25, 28, 50) : 0;
  const shut = { ...field, width: field.width - open };
  const tallest = Math.max(18, Math.min(30, shut.height / 3 + 0.1));
  const fronts = columns(shut, 80).flatMap((column) =>
    rows(column, tallest).map((row) => drawer(row)),
  );
  if (open) fronts.push(...openEnd({ ...field, x: field.x + shut.width, width: open }));
  const parts: Part[] = [
    block(4, 0, 6, width - 8, plinth, depth - reach - 9, { finish: "plinth" }),
    block(2, plinth, 2, width - 4, level - plinth - worktop, depth - reach - 4, { fronts }),
    block(0, level - worktop, 0, width, worktop, depth, { finish: "timber", grain: "level" }),
  ];
  if (level === height) return { parts };
  return { parts: [...parts, ...overhead({ width, height, depth }, level)], levels: [level] };
}

/** Open ends for an island: niches one above the other. */
function openEnd(field: Field): Front[] {
  return rows(field, 38).map((row) =>
    niche(
      { x: row.x + 1, y: row.y + 1, width: row.width - 2, height: row.height - 2 },
      { shelves: shelvesIn(row, 60) },
    ),
  );
}
