import type { Design } from "../../design";
import type { Rules } from "../../rules";
import { BLIND_DEPTH, count, drill, fromFront, type Assembly } from "../assembly";
import { PITCH, type Cell } from "../cell";
import { inRoom } from "../in-room";
import { hasPlate, rowsOf, shelfRows } from "../pin-rows";
import { railIn } from "../rail-place";
import { drilledPlace } from "../turned";
import { hasPostAt, pinOnPost } from "./backs";
import { deepAcross, measureDiagonal, type DiagonalCarcass } from "./measures";
import { addPentagon, joinToSides } from "./pentagon";
import { railAcross } from "./rail";

/** A fixed shelf at a height; its corner lies on pins. Returns its index. */
export function addFixedPentagon(assembly: Assembly, carcass: DiagonalCarcass, y: number): number {
  const { width, thickness, depth } = assembly.design;
  const { inset } = measureDiagonal(assembly.design, assembly.rules);
  const at = { x: inset, y, z: thickness, size: width - thickness - inset };
  const board = addPentagon(assembly, "fixed-shelf", at, depth - inset);
  joinToSides(assembly, board, carcass);
  if (hasPostAt(assembly, carcass, y)) {
    pinOnPost(assembly, carcass, y);
    count(assembly, "shelf-pin", 2);
  }
  return board;
}

/** What a zone of a body across a corner holds: shelves, or a rail under a fixed one. */
export function fillDiagonal(assembly: Assembly, cell: Cell, carcass: DiagonalCarcass): void {
  if (cell.zone.inside === "rail") addRail(assembly, cell, carcass);
  else addShelves(assembly, cell, carcass);
}

/**
 * Adjustable shelves share the height as elsewhere, and lie on two pins at each side and two at the post. They can be
 * moved by two holes up or down where there is room.
 */
function addShelves(assembly: Assembly, { zone, left, right }: Cell, carcass: DiagonalCarcass) {
  const { design, rules, boards } = assembly;
  const { thickness: t, width, depth } = design;
  const { inset } = measureDiagonal(design, rules);
  const { play, setBack } = rules.shelf;
  const before = Math.round((setBack - rules.back.inset) * Math.SQRT2);
  const size = width - t - inset - play;
  const isFor = (row: number) => {
    const y = zone.y + row * PITCH;
    return y <= zone.y + zone.clear - PITCH && hasPostAt(assembly, carcass, y);
  };
  const highest = Math.floor((zone.clear - t) / PITCH) - 1;
  let lowest = 1;
  for (const row of shelfRows(zone, t)) {
    const rows = [row, row + 1, row - 1, row + 2, row - 2].filter(
      (near) => near >= lowest && near <= highest && isFor(near),
    );
    const isFree = (near: number) => !hasPlate(assembly, [left, right], zone.y + near * PITCH);
    const taken = rows.find(isFree) ?? row;
    lowest = taken + 2;
    const y = zone.y + taken * PITCH;
    const at = { x: inset + play / 2, y, z: t + play / 2, size };
    addPentagon(assembly, "shelf", at, depth - inset - before);
    count(assembly, "shelf-pin", 6);
    for (const near of [-2, -1, 0, 1, 2].map((more) => taken + more)) {
      if (near < 1 || !isFor(near)) continue;
      const height = zone.y + near * PITCH;
      pinOnPost(assembly, carcass, height);
      for (const [index, face] of [
        [left, "high"],
        [right, "low"],
      ] as const) {
        const side = boards[index]!;
        const pin = { diameter: 5, depth: BLIND_DEPTH, use: "shelf-pin" as const };
        for (const behind of pinsBehind(design, rules)) {
          drill(side, face, { ...fromFront(side, behind), y: height }, pin);
        }
      }
    }
  }
}

/** How far behind the front edge of a side its rows of holes are, in mm. */
function pinsBehind(design: Design, rules: Rules): [number, number] {
  const { depth } = design;
  const { inset } = measureDiagonal(design, rules);
  return rowsOf({ name: "side", place: { z: 0, depth } }, { back: { ...rules.back, inset } });
}

/** A rail hangs at 45° under a shelf, or under the zone's own ceiling, where hangers are clear of sides and backs. */
function addRail(assembly: Assembly, cell: Cell, carcass: DiagonalCarcass): void {
  const { design, rules, rails, boards } = assembly;
  const { stands } = measureDiagonal(design, rules);
  const at = railIn(cell.zone, false, { ...design, depth: deepAcross(design) }, undefined, rules);
  if (!at) return;
  const above = at.hasShelf ? addFixedPentagon(assembly, carcass, at.ceiling) : cell.above!;
  const { x, z, length } = railAcross(design, rules);
  rails.push({ stands, x, y: at.ceiling - rules.rail.underShelf, z, length, isPullOut: false });
  count(assembly, `rail ${length}`);
  const hangers = length > rules.rail.longestUnsupported ? 3 : 2;
  count(assembly, "rail-support", hangers);
  for (let index = 0; index < hangers; index++) {
    const middle = x + FROM_END + (index * (length - 2 * FROM_END)) / (hangers - 1);
    for (const off of [-PITCH / 2, PITCH / 2]) {
      const spot = { ...inRoom({ stands }, { x: middle, z: z + off }), y: 0 };
      const screw = { diameter: 5, depth: BLIND_DEPTH, use: "rail" as const };
      drill(boards[above]!, "low", drilledPlace(spot), screw);
    }
  }
}

/** How far a rail's supports are from its ends, in mm. */
const FROM_END = 30;
