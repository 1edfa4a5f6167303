import { count, holeAt, type Assembly } from "./assembly";
import { insideFrom } from "./carcass";
import type { Cell } from "./cell";

/**
 * The cable's hole in the back: its diameter, how far below the lit board and from the right upright it is, and the
 * board that stays between two, in mm.
 */
const CABLE = { diameter: 10, below: 12, beside: 20, between: 5 };

/**
 * A strip of light in a groove in the underside of the fixed board above a zone, as long as its column. Its cable goes
 * through the back, where no outer face shows it.
 */
export function addLight(assembly: Assembly, cell: Cell, above: number): void {
  const { boards, rules, lights } = assembly;
  const { width, depth, behind } = rules.light;
  const { body, bodyIndex, column } = cell;
  const board = boards[above]!;
  const z = insideFrom(assembly, body) + behind;
  board.machining.push({
    kind: "groove",
    face: "low",
    u: column.x - board.place.x,
    v: z - board.place.z,
    length: column.width,
    width,
    depth,
  });
  const y = board.place.y;
  const x = column.x + column.width - CABLE.beside;
  const back = boards.find(
    ({ name, body: own, place }) =>
      name === "back" && own === bodyIndex && x > place.x && x < place.x + place.width,
  )!;
  // Below a slanted top the back ends lower.
  const { groove, play } = rules.back;
  const highest = back.place.y + back.place.height - (groove - play);
  const { diameter, below, between } = CABLE;
  const drilling = { diameter, depth: back.thickness, use: "cable" } as const;
  const hole = holeAt(back, "low", { x, y: Math.min(y, highest) - below, z: 0 }, drilling);
  // Lights close above each other share one.
  const isThere = back.machining.some(
    (work) =>
      work.kind === "hole" &&
      work.use === "cable" &&
      Math.hypot(work.u - hole.u, work.v - hole.v) < diameter + between,
  );
  if (!isThere) back.machining.push(hole);
  const { columnIndex, zoneIndex } = cell;
  const at = { x: column.x, y, z: z + width / 2, length: column.width };
  // One driver feeds them all.
  if (lights.length === 0) count(assembly, "light-driver");
  lights.push({ ...at, column: columnIndex, zone: zoneIndex });
  count(assembly, `light-strip ${column.width}`);
}
