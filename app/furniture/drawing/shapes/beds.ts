import { BED_FRAME } from "../outer-size";
import { columns, doors, drawers, niche, shelvesIn, within } from "../parts/division";
import { block, type Front, type Part, type Piece, type Size } from "../piece";

const mattress = 200;
const frame = BED_FRAME;

/** Width and height are the headboard's, depth that of the storage built into it; the bed before it always takes a mattress 200 cm long. Drawers at the foot, a niche over the pillows from 95 cm, cupboards at the top from 180 cm. */
export function bed({ width, height, depth }: Size): Piece {
  const base = 30;
  const level = 22;
  const side = width > 100 ? 4 : 2;
  const field = { x: 1, y: 7, width: width - 2, height: base - 7.6 };
  const pillow = within(height - base - level + 18, 12, 26);
  const pillows = Math.max(1, Math.round(width / 95));
  const place = (width - 2 * side - 8) / pillows;
  const wide = Math.min(place - 3, 80);
  const parts: Part[] = [
    block(3, 0, 4, width - 6, 6, frame - 4, { finish: "plinth" }),
    block(0, 6, 0, width, base - 6, frame, { grain: "level", fronts: drawers(field, 35, 110) }),
    {
      part: "cushion",
      x: side,
      y: base,
      z: 3,
      width: width - 2 * side,
      height: level - 6,
      depth: mattress,
      finish: "linen",
      isPillow: false,
    },
    {
      part: "cushion",
      x: side - 0.6,
      y: base,
      z: 2,
      width: width - 2 * side + 1.2,
      height: level - 5,
      depth: 56,
      finish: "blanket",
      isPillow: false,
    },
    {
      part: "cushion",
      x: side - 0.8,
      y: base,
      z: 58,
      width: width - 2 * side + 1.6,
      height: level - 4.6,
      depth: 13,
      finish: "linen",
      isPillow: false,
    },
    ...Array.from({ length: pillows }, (_, index): Part => ({
      part: "cushion",
      x: side + 4 + (index + 0.5) * place - wide / 2,
      y: base + level - 6,
      z: frame - 46,
      width: wide,
      height: pillow,
      depth: 38,
      finish: "linen",
      isPillow: true,
    })),
    block(0, 0, frame, width, height, depth, { fronts: headboard(width, height) }),
  ];
  const above = Math.max(0, base + level - 6 + pillow - height);
  return { parts, above, levels: [base] };
}

function headboard(width: number, height: number): Front[] {
  if (height < 75) return [];
  const field = { x: 0.3, y: 0, width: width - 0.6, height };
  const fronts: Front[] = [];
  const tops = height >= 180 ? within(height * 0.22, 36, 62) : 0;
  const opening = height >= 95 ? within(height - tops - 74, 16, 34) : 0;
  if (opening) {
    const y = height - tops - opening - (tops ? Math.max(0, height - tops - opening - 118) : 2);
    fronts.push(
      ...columns({ ...field, y, height: opening }, 110).map((each) => {
        const hole = { x: each.x + 2, y: each.y, width: each.width - 4, height: each.height };
        return niche(hole, { hollow: 24, shelves: shelvesIn(hole, 60) });
      }),
    );
  }
  const from = height - tops;
  if (tops) fronts.push(...doors({ ...field, y: from, height: tops - 0.4 }, { shelves: [] }));
  return fronts;
}
