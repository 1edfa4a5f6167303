import type { Board, Body, ClearZone } from "../piece";
import type { Rules } from "../rules";
import { addBoard, BLIND_DEPTH, count, drill, type Assembly } from "./assembly";
import { insideFrom, type Carcass } from "./carcass";
import { PITCH, type Cell } from "./cell";
import { addInnerDrawers } from "./drawers";
import { railIn } from "./rail-place";
import { deepAt, rearCuts } from "./rear-cut";

/** The fixed shelves between the zones of a body's columns, and what is in each zone. */
export function fillBody(
  assembly: Assembly,
  body: Body,
  bodyIndex: number,
  carcass: Carcass,
  firstColumn: number,
): Cell[] {
  return body.columns.flatMap((column, at) => {
    const [left, right] = [carcass.uprights[at]!, carcass.uprights[at + 1]!];
    return column.zones.map((zone, zoneIndex) => {
      const cell = { body, bodyIndex, column, zone, zoneIndex, left, right };
      const whole = { ...cell, columnIndex: firstColumn + at };
      if (zoneIndex > 0) addFixedShelf(assembly, whole, zone.y - assembly.design.thickness);
      return whole;
    });
  });
}

/** What a zone holds. Hinges come first: a shelf is not put where a hinge's plate is. */
export function fillCell(assembly: Assembly, cell: Cell): void {
  const { zone } = cell;
  if (zone.inside === "rail") addRail(assembly, cell);
  else if (zone.inside === "drawers" && zone.front !== "drawers") addInnerDrawers(assembly, cell);
  else if (zone.inside === "shelves") addShelves(assembly, cell);
}

function addFixedShelf(assembly: Assembly, cell: Cell, y: number): void {
  const { design, rules } = assembly;
  const { body, bodyIndex, column, left, right } = cell;
  const z = insideFrom(assembly, body);
  const depth = deepAt(assembly, body, y + design.thickness) - rules.back.inset - z;
  const board = addBoard(assembly, {
    name: "fixed-shelf",
    stock: "body",
    body: bodyIndex,
    place: { x: column.x, y, z, width: column.width, height: design.thickness, depth },
    lengthAxis: "x",
    thicknessAxis: "y",
    edges: { front: rules.edges.body },
  });
  const { joints } = assembly;
  joints.push({ end: { board, face: "start" }, into: { board: left, face: "high" } });
  joints.push({ end: { board, face: "end" }, into: { board: right, face: "low" } });
}

/**
 * Adjustable shelves share the zone's height as evenly as the rows of holes allow, and can be moved by
 * two holes up or down.
 */
function addShelves(
  assembly: Assembly,
  { body, bodyIndex, column, zone, left, right }: Cell,
): void {
  const { design, rules, boards } = assembly;
  const { play, setBack } = rules.shelf;
  const { leastShelf } = rearCuts;
  const z = insideFrom(assembly, body) + setBack - rules.back.inset;
  const depthAt = (row: number) => {
    const deep = deepAt(assembly, body, zone.y + row * PITCH + design.thickness);
    return deep - setBack - insideFrom(assembly, body);
  };
  const highest = Math.floor((zone.clear - design.thickness) / PITCH) - 1;
  let lowest = 1;
  for (const row of shelfRows(zone, design.thickness)) {
    // The nearest row without a hinge's plate, and not that of the shelf below.
    const rows = [row, row + 1, row - 1, row + 2, row - 2].filter(
      (near) =>
        near >= lowest && near <= highest && depthAt(near) >= Math.min(leastShelf, depthAt(row)),
    );
    const isFree = (near: number) => !hasPlate(assembly, [left, right], zone.y + near * PITCH);
    const taken = rows.find(isFree) ?? row;
    lowest = taken + 2;
    const y = zone.y + taken * PITCH;
    const depth = depthAt(taken);
    const isWhole = depth >= body.place.depth - setBack - insideFrom(assembly, body);
    const place = { x: column.x + play / 2, y, z, width: column.width - play, depth };
    addBoard(assembly, {
      name: "shelf",
      stock: "body",
      body: bodyIndex,
      place: { ...place, height: design.thickness },
      lengthAxis: "x",
      thicknessAxis: "y",
      edges: { front: rules.edges.body },
    });
    count(assembly, "shelf-pin", 4);
    for (const near of [-2, -1, 0, 1, 2]) {
      const at = y + near * PITCH;
      if (at < zone.y + PITCH || at > zone.y + zone.clear - PITCH) continue;
      // Where it is less deep than the shelf it cannot lie.
      if (depthAt(taken + near) < depth) continue;
      for (const [upright, face] of [
        [boards[left]!, "high"],
        [boards[right]!, "low"],
      ] as const) {
        for (const holeZ of rowsUnder(upright, isWhole ? undefined : z + depth, rules)) {
          drill(
            upright,
            face,
            { x: 0, y: at, z: holeZ },
            { diameter: 5, depth: BLIND_DEPTH, use: "shelf-pin" },
          );
        }
      }
    }
  }
}

/** The rows of holes of a side or partition, from front to back: the rear one before the back's groove. */
function rowsOf({ name, place: { z, depth } }: Board, { back }: Rules): [number, number] {
  const fromRear = name === "side" ? Math.max(37, back.inset + BESIDE_GROOVE) : 37;
  return [z + 37, z + depth - fromRear];
}

/** The same for a shelf that a slanted top makes less deep, so that it ends there. */
function rowsUnder(upright: Board, ends: number | undefined, rules: Rules): [number, number] {
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
function hasPlate({ boards }: Assembly, uprights: number[], y: number): boolean {
  return uprights.some((upright) =>
    boards[upright]!.machining.some(
      (hole) =>
        hole.kind === "hole" &&
        hole.use === "hinge-plate" &&
        Math.abs(boards[upright]!.place.y + hole.u - y) < 1,
    ),
  );
}

/**
 * A rail under a shelf that leaves room for hats, or under the zone's own ceiling where it is too low
 * for both. A piece too shallow for hangers gets a rail that is pulled out.
 */
function addRail(assembly: Assembly, cell: Cell): void {
  const { design, rules, rails } = assembly;
  const { body, column, zone } = cell;
  const { underShelf, longestUnsupported } = rules.rail;
  const isHighest = zone === cell.body.columns.find(({ x }) => x === column.x)!.zones.at(-1);
  const at = railIn(zone, isHighest, design, assembly.rearCut, rules);
  if (!at) return;
  const { ceiling, depth, isPullOut, hasShelf } = at;
  if (hasShelf) addFixedShelf(assembly, cell, ceiling);
  const z = insideFrom(assembly, body);
  const y = ceiling - underShelf;
  if (isPullOut) {
    const length = Math.max(100, Math.floor((depth - 60) / 50) * 50);
    rails.push({ x: column.x + column.width / 2, y, z: z + 20, length, isPullOut: true });
    count(assembly, `pull-out-rail ${length}`);
    return;
  }
  rails.push({ x: column.x, y, z: z + depth / 2, length: column.width, isPullOut: false });
  count(assembly, `rail ${column.width}`);
  count(assembly, "rail-support", column.width > longestUnsupported ? 3 : 2);
  for (const [upright, face] of [
    [cell.left, "high"],
    [cell.right, "low"],
  ] as const) {
    for (const off of [-PITCH / 2, PITCH / 2]) {
      const board = assembly.boards[upright]!;
      drill(
        board,
        face,
        { x: 0, y, z: Math.round(z + depth / 2) + off },
        { diameter: 5, depth: BLIND_DEPTH, use: "rail" },
      );
    }
  }
}
