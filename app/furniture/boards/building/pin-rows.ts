import type { Board, ClearZone } from "../piece";
import type { Rules } from "../rules";
import type { Assembly } from "./assembly";
import { PITCH } from "./cell";

/** The rows of holes of a side or partition, from front to back: the rear one before the back's groove. */
export function rowsOf(
  { name, place: { z, depth } }: { name: Board["name"]; place: { z: number; depth: number } },
  { back }: Pick<Rules, "back">,
): [number, number] {
  const fromRear = name === "side" ? Math.max(37, back.inset + BESIDE_GROOVE) : 37;
  return [z + 37, z + depth - fromRear];
}

/** The same for a shelf that a slanted top makes less deep, so that it ends there. */
export function rowsUnder(
  upright: Board,
  ends: number | undefined,
  rules: Rules,
): [number, number] {
  const [first, last] = rowsOf(upright, rules);
  if (ends === undefined || ends - last >= BESIDE_END) return [first, last];
  // Rows a pitch apart never come too close to one another.
  const most = Math.min(ends - BESIDE_END, last - PITCH);
  return [first, first + PITCH * Math.max(1, Math.floor((most - first) / PITCH))];
}

/** The least from the middle of a pin's hole to the rear end of its shelf, in mm. */
const BESIDE_END = 22;

/** The least from the middle of a pin's hole to the groove, in mm. */
const BESIDE_GROOVE = 5;

/** On which row of holes above the zone's floor each of its shelves lies. */
export function shelfRows({ clear, count: shelves }: ClearZone, thickness: number): number[] {
  const gap = (clear - shelves * thickness) / (shelves + 1);
  return Array.from({ length: shelves }, (_, index) =>
    Math.round(((index + 1) * gap + index * thickness) / PITCH),
  );
}

/** Whether the plate of a hinge is where the pins of a shelf would be. */
export function hasPlate({ boards }: Assembly, uprights: number[], y: number): boolean {
  return uprights.some((upright) =>
    boards[upright]!.machining.some(
      (hole) =>
        hole.kind === "hole" &&
        hole.use === "hinge-plate" &&
        Math.abs(boards[upright]!.place.y + hole.u - y) < 1,
    ),
  );
}
