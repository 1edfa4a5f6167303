import { SIZE_STEP } from "~/furniture/configurator/sizes";
import type { PieceShape } from "~/furniture/drawing/piece-look";

/** Smallest and largest, in cm. */
type Bounds = [min: number, max: number];

interface ShapeBounds {
  width: Bounds;
  height: Bounds;
  depth: Bounds;
}

/** Between which sizes a sample piece is made to order, by its shape; all others have the usual ones. */
const bounds: Partial<Record<PieceShape, ShapeBounds>> = {
  // Its depth is that of the headboard, behind the 206 cm that a mattress takes.
  bed: { width: [90, 220], height: [50, 150], depth: [10, 60] },
  "dressing-table": { width: [70, 180], height: [70, 90], depth: [35, 70] },
  nightstand: { width: [30, 80], height: [35, 80], depth: [30, 60] },
  kitchen: { width: [150, 500], height: [200, 270], depth: [60, 75] },
  "kitchen-island": { width: [80, 300], height: [80, 110], depth: [60, 120] },
  table: { width: [80, 300], height: [70, 110], depth: [60, 120] },
  "coffee-table": { width: [50, 160], height: [30, 60], depth: [40, 120] },
  "meeting-table": { width: [120, 500], height: [70, 110], depth: [80, 150] },
  desk: { width: [80, 240], height: [65, 120], depth: [50, 100] },
  "writing-desk": { width: [70, 180], height: [65, 110], depth: [40, 90] },
  "filing-cabinet": { width: [35, 80], height: [50, 150], depth: [40, 80] },
  "tall-cabinet": { width: [30, 80], height: [120, 220], depth: [30, 50] },
  bench: { width: [40, 200], height: [40, 60], depth: [30, 60] },
  mirror: { width: [30, 200], height: [40, 220], depth: [10, 20] },
};

/** The usual bounds (spec §9). */
const usual: ShapeBounds = { width: [50, 300], height: [50, 300], depth: [30, 100] };

/** Where a piece's own size is not what the customiser asks for: a bed's depth is that of its headboard. */
const starts: Partial<Record<PieceShape, [width: number, height: number, depth: number]>> = {
  bed: [180, 115, 10],
};

/**
 * The columns of a sample piece's own sizes. The customiser starts at the size that its text tells, `width
 * × depth × height` in cm, to the nearest step within the bounds of its shape.
 */
export function sizesOfPiece(shape: PieceShape, dimensions: string): Record<string, number> {
  const [wide = 0, deep = 0, tall = 0] = (dimensions.match(/\d+/g) ?? []).map(Number);
  const [width, height, depth] = starts[shape] ?? [wide, tall, deep];
  const own = { width, height, depth };
  return Object.fromEntries(
    (["width", "height", "depth"] as const).flatMap((name) => {
      const [min, max] = (bounds[shape] ?? usual)[name];
      const step = Math.round(own[name] / SIZE_STEP) * SIZE_STEP;
      const start = own[name] > 0 ? { start: Math.min(max, Math.max(min, step)) } : {};
      const columns = bounds[shape] ? { ...start, min, max } : start;
      return Object.entries(columns).map(([bound, value]) => [`${name}_${bound}_cm`, value]);
    }),
  );
}
