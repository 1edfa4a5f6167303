import type { Body } from "../piece";
import { addBoard, BLIND_DEPTH, count, drill, type Assembly } from "./assembly";
import { insideFrom, type Carcass } from "./carcass";
import { PITCH, type Cell } from "./cell";
import { addInnerDrawers } from "./inner-drawers";
import { addLight } from "./light";
import { hasPlate, rowsUnder, shelfRows } from "./pin-rows";
import { addPullOuts } from "./pull-outs";
import { railIn } from "./rail-place";
import { deepAt, rearCuts } from "./rear-cut";
import { addShoeShelves } from "./shoes";

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
    const cells: Cell[] = [];
    for (const [zoneIndex, zone] of column.zones.entries()) {
      const cell = { body, bodyIndex, column, zone, zoneIndex, left, right, above: carcass.top };
      const whole = { ...cell, columnIndex: firstColumn + at };
      const below = cells.at(-1);
      if (below) below.above = addFixedShelf(assembly, whole, zone.y - assembly.design.thickness);
      cells.push(whole);
    }
    return cells;
  });
}

/** What a zone holds. Hinges come first: a shelf is not put where a hinge's plate is. */
export function fillCell(assembly: Assembly, cell: Cell): void {
  const { zone } = cell;
  let { above } = cell;
  if (zone.inside === "rail") above = addRail(assembly, cell) ?? above;
  else if (zone.inside === "drawers" && zone.front !== "drawers") addInnerDrawers(assembly, cell);
  else if (zone.inside === "shelves") addShelves(assembly, cell);
  else if (zone.inside === "shoes") addShoeShelves(assembly, cell);
  else if (zone.inside === "pull-outs") addPullOuts(assembly, cell);
  if (zone.light && above !== undefined) addLight(assembly, cell, above);
}

/** Returns the shelf's index. */
function addFixedShelf(assembly: Assembly, cell: Cell, y: number): number {
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
  return board;
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

/**
 * A rail under a shelf that leaves room for hats, or under the zone's own ceiling where it is too low
 * for both. A piece too shallow for hangers gets a rail that is pulled out. Returns the shelf's index, if there is one.
 */
function addRail(assembly: Assembly, cell: Cell): number | undefined {
  const { design, rules, rails } = assembly;
  const { body, column, zone } = cell;
  const { longestUnsupported } = rules.rail;
  const isHighest = zone === cell.body.columns.find(({ x }) => x === column.x)!.zones.at(-1);
  const isUnder = isHighest && body.slant !== undefined;
  const at = railIn(zone, isHighest, design, assembly.rearCut, rules, isUnder);
  if (!at) return undefined;
  const { ceiling, depth, isPullOut, below, hasShelf } = at;
  const shelf = hasShelf ? addFixedShelf(assembly, cell, ceiling) : undefined;
  const z = insideFrom(assembly, body);
  const y = ceiling - below;
  if (isPullOut) {
    const length = Math.max(100, Math.floor((depth - 60) / 50) * 50);
    rails.push({ x: column.x + column.width / 2, y, z: z + 20, length, isPullOut: true });
    count(assembly, `pull-out-rail ${length}`);
    return shelf;
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
  return shelf;
}
