import type { PieceShape } from "~/furniture/drawing/piece-look";

/** Start, smallest and largest, in cm. */
type Bounds = [start: number, min: number, max: number];

/**
 * Where the customiser of a sample piece starts and between which sizes it is made, by its shape: beds,
 * tables, desks, kitchens and mirrors start at the piece's own size, to the nearest step. All others have
 * the usual sizes.
 */
const sizes: Partial<Record<PieceShape, { width: Bounds; height: Bounds; depth: Bounds }>> = {
  // Its depth is that of the headboard, behind the 206 cm that a mattress takes.
  bed: { width: [180, 90, 220], height: [115, 50, 150], depth: [10, 10, 60] },
  "dressing-table": { width: [110, 70, 180], height: [75, 70, 90], depth: [45, 35, 70] },
  kitchen: { width: [355, 150, 500], height: [220, 200, 270], depth: [65, 60, 75] },
  "kitchen-island": { width: [160, 80, 300], height: [90, 80, 110], depth: [90, 60, 120] },
  table: { width: [180, 80, 300], height: [75, 70, 110], depth: [90, 60, 120] },
  "coffee-table": { width: [90, 50, 160], height: [40, 30, 60], depth: [90, 40, 120] },
  "meeting-table": { width: [240, 120, 500], height: [75, 70, 110], depth: [110, 80, 150] },
  desk: { width: [160, 80, 240], height: [75, 65, 120], depth: [75, 50, 100] },
  "writing-desk": { width: [110, 70, 180], height: [75, 65, 110], depth: [55, 40, 90] },
  mirror: { width: [60, 30, 200], height: [90, 40, 220], depth: [10, 10, 20] },
};

/** The columns of a sample piece's own sizes; none where they are the usual. */
export function sizesOfShape(shape: PieceShape): Record<string, number> {
  const own = Object.entries(sizes[shape] ?? {});
  return Object.fromEntries(
    own.flatMap(([name, [start, min, max]]) => [
      [`${name}_start_cm`, start],
      [`${name}_min_cm`, min],
      [`${name}_max_cm`, max],
    ]),
  );
}
