import { BLIND_DEPTH, count, drill, fromFront, type Assembly } from "../building/assembly";
import { PITCH, type Cell } from "../building/cell";
import { OPPOSITE } from "../building/depths";
import { hingedUnder } from "../building/rear-cut";
import { hingedClear, isSlantedBody, slants } from "../building/slant";
import { cutDoor, doorUnder, type UnderTop } from "../building/slanted-door";
import { gramsOf } from "../building/weigh";
import type { Board, ClearZone, Hole } from "../piece";
import type { HingeRole } from "../rules";
import {
  type Opening,
  HANDLE_HEIGHT,
  HANDLE_FROM_EDGE,
  addFront,
  isPushOpened,
  pushFront,
} from "./front";
import { hingesOf } from "./hinge-count";
import { meetsCeiling } from "./meets-ceiling";

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
    top: isHighest ? highestTop() : zone.y + zone.clear + t / 2,
  };

  /** Drawers end below the low end of a slanted top. */
  function highestTop() {
    if (body.slant) return zone.y + zone.clear - slants.drawers;
    return place.y + place.height - (isTopOver ? t : 0);
  }
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
  const under = underTop(assembly, cell, { x, y, width });
  const height = under?.height ?? Math.floor(opening.top - opening.y - 2 * rules.outerGap);
  const index = addFront(assembly, cell, "door", { x, y, width, height });
  const door = boards[index]!;
  if (under) cutDoor(door, under);
  if (cell.zone.mirror) {
    const { thickness, inset } = rules.mirror;
    door.mirror = { length: height - 2 * inset, width: width - 2 * inset, thickness };
    count(assembly, "mirror");
  }
  const hinges = hingesOf(height, gramsOf(door, chosen, rules));
  const upright = boards[cell[hinge]]!;
  const [inwards, face] = hinge === "left" ? ([1, "high"] as const) : ([-1, "low"] as const);
  const cup = (hinge === "left" ? x : x + width) + CUP_FROM_EDGE * inwards;
  const article = hingeArticle(assembly, cell, upright);
  const { [article]: pilots, [`${article}-behind` as const]: pilotsBehind } = rules.drilling;
  const zone = hingeZone(assembly, cell, under && hinge);
  // What a slanted top takes of the zone it takes of the door's stretch for hinges, too.
  const stretch = under ? zone.y + zone.clear - y : height - (cell.zone.clear - zone.clear);
  const ends = { y, height: stretch, fromEnd: pilots / 2 + BEYOND_PILOT };
  for (const middle of hingeHeights(hinges, ends, zone, { upright, face })) {
    const bored = (at: number, up: number, drilling: Pick<Hole, "diameter" | "depth" | "use">) =>
      drill(door, "high", { x: at, y: middle + up, z: 0 }, drilling);
    bored(cup, 0, { diameter: 35, depth: 13, use: "hinge-cup" });
    for (const up of [-pilots / 2, pilots / 2]) {
      bored(cup + pilotsBehind * inwards, up, { diameter: 3, depth: 10, use: "hinge-screw" });
    }
    for (const off of [-PITCH / 2, PITCH / 2]) {
      const at = { ...fromFront(upright, 37), y: middle + off };
      drill(upright, face, at, { diameter: 5, depth: BLIND_DEPTH, use: "hinge-plate" });
    }
  }
  const isFree = cell.zone.mirror || isPushOpened(assembly);
  count(assembly, isFree ? `free-${article}` : article, hinges);
  count(assembly, "hinge-screw", 4 * hinges);
  const { length } = chosen.handle;
  const lowest = y + HANDLE_FROM_EDGE + length / 2;
  const opens = under ? (hinge === "left" ? under.right : under.left) : height;
  const highest = y + opens - HANDLE_FROM_EDGE - length / 2;
  const handle = {
    x: hinge === "left" ? x + width - HANDLE_FROM_EDGE : x + HANDLE_FROM_EDGE,
    y: Math.min(highest, Math.max(lowest, HANDLE_HEIGHT)),
    direction: "upright" as const,
    length,
  };
  const isStopped = meetsCeiling(assembly, hinge, { x, width, top: y + height });
  if (isStopped) count(assembly, "opening-stop");
  const movement = { opens: hinge, carries: [], travel: 0, ...(isStopped && { isStopped }) };
  pushFront(assembly, cell, index, movement, handle, opens);
}

/** How a door ends below the slanted top over its zone; undefined elsewhere. */
function underTop(
  { rules }: Assembly,
  { body, column, zone }: Cell,
  at: { x: number; y: number; width: number },
): UnderTop | undefined {
  const own = body.columns.find(({ x }) => x === column.x)!;
  if (!isSlantedBody(body) || zone !== own.zones.at(-1)) return undefined;
  return doorUnder(body, at, rules.outerGap);
}

/** Where hinges may be in a zone: below a slanted top, whose high end leaves them more on the side given. */
function hingeZone(
  { rearCut }: Assembly,
  { body, column, zone }: Cell,
  hinge: "left" | "right" | undefined,
): ClearZone {
  const under = hinge && hingedClear(body, column, zone, hinge);
  if (under !== undefined) return { ...zone, clear: under };
  if (!rearCut) return zone;
  return { ...zone, clear: Math.min(zone.clear, hingedUnder(rearCut) - zone.y) };
}

/** How far the middle of a hinge's cup is from the door's edge, in mm. */
const CUP_FROM_EDGE = 22.5;

/** The least from the middle of a hinge's pilot hole to the door's end, so that wood stays, in mm. */
const BEYOND_PILOT = 3.5;
/** The least from a hinge's pilot hole to that of the next, middle to middle, in mm. */
const BESIDE_PILOT = 5;

/**
 * How high in mm a zone of boards so thick is at least, so that the holes of its door's two hinges keep apart: one
 * above a shelf, half of which its door covers, and one alone in its body. The door under a top that lies over the
 * sides, as a chest's may, ends by the outer gap below the zone's ceiling.
 */
export function lowestHinged(
  pilots: number,
  outerGap: number,
  thickness: number,
): Record<"aboveShelf" | "alone", number> {
  const fromGap = outerGap + pilots / 2 + BEYOND_PILOT;
  const lowestOf = (covered: number) => {
    const below = Math.max(PLATE_ABOVE, fromGap - covered);
    // A door is as high as the whole millimetres of its opening.
    const above = Math.max(PLATE_ABOVE, fromGap + (covered % 1));
    return below + pilots + BESIDE_PILOT + above;
  };
  return { aboveShelf: lowestOf(thickness / 2), alone: lowestOf(thickness) };
}

/** The least from a plate's outer hole, or in low zones from its middle, to the zone's floor or ceiling. */
const PLATE_END = 8;
const PLATE_ABOVE = 20.5;

/** Before drawers and pull-outs it opens wide, at a body's side it covers the whole board, at a partition half. */
function hingeArticle({ design }: Assembly, { zone }: Cell, { name }: Board): HingeRole {
  if (design.place.kind === "diagonal") return "angle-hinge";
  if (zone.inside === "drawers" || zone.inside === "pull-outs") return "wide-hinge";
  return name === "side" ? "hinge" : "half-hinge";
}

/**
 * The middles of a door's hinges: the outer ones 100 from its ends, the others evenly between, all
 * moved to the rows of holes counted from the zone's floor. One whose plate would be back to back with
 * that of the door on a partition's other side moves two rows up, or down where there is no more room.
 * A zone too low for two hinges on its rows, and so for shelves on them, has them near floor and ceiling.
 */
function hingeHeights(
  hinges: number,
  { y, height, fromEnd }: { y: number; height: number; fromEnd: number },
  zone: ClearZone,
  { upright, face }: { upright: Board; face: "low" | "high" },
): number[] {
  const inset = Math.min(100, height / 4);
  const step = (height - 2 * inset) / (hinges - 1);
  const rowOf = (at: number) => (at - zone.y - PITCH / 2) / PITCH;
  const at = (row: number) => zone.y + PITCH / 2 + row * PITCH;
  const lowest = Math.max(1, Math.ceil(rowOf(y + fromEnd)));
  const highest = Math.floor(
    Math.min(rowOf(y + height - fromEnd), (zone.clear - PITCH - PLATE_END) / PITCH),
  );
  if (highest - lowest < 2) {
    const ceiling = zone.y + zone.clear - PLATE_ABOVE;
    return [Math.max(zone.y + PLATE_ABOVE, y + fromEnd), Math.min(ceiling, y + height - fromEnd)];
  }
  const rows = Array.from({ length: hinges }, (_, index) => {
    const row = Math.round(rowOf(y + inset + index * step));
    return Math.min(highest, Math.max(lowest, row));
  });
  const opposite = upright.machining.flatMap((work) =>
    work.kind === "hole" && work.use === "hinge-plate" && work.face !== face
      ? [upright.place.y + work.u]
      : [],
  );
  const isBackToBack = (row: number) =>
    opposite.some((hole) =>
      [-PITCH / 2, PITCH / 2].some((off) => Math.abs(at(row) + off - hole) < OPPOSITE),
    );
  for (const [index, row] of rows.entries()) {
    const suits = (to: number) =>
      to >= lowest &&
      to <= highest &&
      !isBackToBack(to) &&
      rows.every((other, each) => each === index || Math.abs(other - to) >= 2);
    if (isBackToBack(row)) rows[index] = [row + 2, row - 2].find(suits) ?? row;
  }
  return rows.map(at);
}
