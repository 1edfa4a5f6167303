import { count, drill, holeAt, type Assembly } from "../building/assembly";
import { PITCH } from "../building/cell";
import { clashes } from "../building/clash";

/** Where a front is screwed to the end of its box, in mm (workshop rules). */
const SCREWS = { fromEnds: 50, fromLower: 40, fromUpper: 25, middleAbove: 600, oneRowBelow: 100 };

/**
 * Screws a front to the first end of its box, from inside: through holes in the end, pilot holes in the
 * front. Behind the handle's screws the end has room for their heads. It comes after the handle.
 */
export function fixDrawerFront(assembly: Assembly, frontIndex: number, endIndex: number): void {
  const [front, end] = [assembly.boards[frontIndex]!, assembly.boards[endIndex]!];
  for (const work of front.machining) {
    if (work.kind !== "hole" || work.use !== "handle") continue;
    const at = { x: front.place.x + work.u, y: front.place.y + work.v, z: 0 };
    const head = { diameter: 10, depth: end.thickness, use: "handle" as const };
    if (!clashes(holeAt(end, "low", at, head), end)) drill(end, "low", at, head);
  }
  const { x, y, width, height } = end.place;
  const across = [SCREWS.fromEnds, width - SCREWS.fromEnds];
  if (width > SCREWS.middleAbove) across.push(Math.round(width / 2));
  const up = [SCREWS.fromLower];
  if (height >= SCREWS.oneRowBelow) up.push(height - SCREWS.fromUpper);
  const through = { diameter: 5, depth: end.thickness, use: "drawer-front" as const };
  const pilot = { diameter: 3, depth: 10, use: "drawer-front" as const };
  for (const row of up) {
    for (const column of across) {
      const inwards = column <= width / 2 ? 1 : -1;
      const at = [0, 1, 2, 3, -1]
        .map((steps) => ({ x: x + column + (steps * inwards * PITCH) / 2, y: y + row, z: 0 }))
        .find((place) => !clashes(holeAt(end, "low", place, through), end));
      if (!at) continue;
      drill(end, "low", at, through);
      drill(front, "high", at, pilot);
      count(assembly, "drawer-front-screw");
    }
  }
}
