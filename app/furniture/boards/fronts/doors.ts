import { blindDepth, count, drill, type Assembly } from "../building/assembly";
import { PITCH, type Cell } from "../building/cell";
import type { ClearZone } from "../piece";
import { hingesOf } from "../rules";
import { type Opening, HANDLE_HEIGHT, HANDLE_FROM_EDGE, addFront, pushFront } from "./front";

/** At the outer edges a front covers the whole board, elsewhere half of it; the plinth stays free. */
export function openingOf({ design }: Assembly, { body, column, zone }: Cell): Opening {
  const { thickness: t } = design;
  const { place, columns, plinth } = body;
  const isTopOver = design.top === "over" && (body.isTopBox || design.topBox === 0);
  const zones = columns.find(({ x }) => x === column.x)!.zones;
  const [isFirst, isLast] = [column.x === columns[0]!.x, column.x === columns.at(-1)!.x];
  const [isLowest, isHighest] = [zone === zones[0], zone === zones.at(-1)];
  return {
    x: isFirst ? place.x : column.x - t / 2,
    right: isLast ? place.x + place.width : column.x + column.width + t / 2,
    y: isLowest ? place.y + plinth : zone.y - t / 2,
    top: isHighest ? place.y + place.height - (isTopOver ? t : 0) : zone.y + zone.clear + t / 2,
  };
}

/** Adds a door over an opening, with its hinges and its handle. */
export function addDoor(
  assembly: Assembly,
  cell: Cell,
  opening: Opening,
  hinge: "left" | "right",
  x: number,
  width: number,
): void {
  const { rules, boards, chosen } = assembly;
  const y = opening.y + rules.outerGap;
  const height = Math.floor(opening.top - opening.y - 2 * rules.outerGap);
  const index = addFront(assembly, cell, "door", { x, y, width, height });
  const door = boards[index]!;
  const hinges = hingesOf(height);
  const upright = boards[cell[hinge]]!;
  for (const middle of hingeHeights(hinges, y, height, cell.zone)) {
    const cup = hinge === "left" ? x + 22.5 : x + width - 22.5;
    drill(door, "high", { x: cup, y: middle, z: 0 }, { diameter: 35, depth: 13, use: "hinge-cup" });
    for (const off of [-PITCH / 2, PITCH / 2]) {
      drill(
        upright,
        hinge === "left" ? "high" : "low",
        { x: 0, y: middle + off, z: upright.place.z + 37 },
        { diameter: 5, depth: blindDepth(upright), use: "hinge-plate" },
      );
    }
  }
  count(assembly, "hinge", hinges);
  count(assembly, "hinge-screw", 4 * hinges);
  const { length } = chosen.handle;
  const lowest = y + HANDLE_FROM_EDGE + length / 2;
  const highest = y + height - HANDLE_FROM_EDGE - length / 2;
  const handle = {
    x: hinge === "left" ? x + width - HANDLE_FROM_EDGE : x + HANDLE_FROM_EDGE,
    y: Math.min(highest, Math.max(lowest, HANDLE_HEIGHT)),
    direction: "upright" as const,
    length,
  };
  pushFront(assembly, cell, index, { opens: hinge, carries: [], travel: 0 }, handle);
}

/**
 * The middles of a door's hinges: the outer ones 100 from its ends, the others evenly between, all
 * moved to the rows of holes counted from the zone's floor.
 */
function hingeHeights(hinges: number, y: number, height: number, zone: ClearZone): number[] {
  const inset = Math.min(100, height / 4);
  const step = (height - 2 * inset) / (hinges - 1);
  const highest = Math.floor((zone.clear - PITCH) / PITCH);
  const rows = Array.from({ length: hinges }, (_, index) =>
    Math.round((y + inset + index * step - zone.y - PITCH / 2) / PITCH),
  );
  return rows.map((row) => zone.y + PITCH / 2 + Math.min(highest, Math.max(0, row)) * PITCH);
}
