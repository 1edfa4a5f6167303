import { count, type Assembly } from "../building/assembly";
import type { Cell } from "../building/cell";
import { addFront, HANDLE_FROM_EDGE, pushFront } from "../fronts/front";
import type { Body, Front } from "../piece";

/** How far a narrow module is pulled out, in mm: it is as deep as its base modules less what its runners take. */
const NARROW_LESS = 60;

/** The board before a dishwasher, which opens it. */
export function addApplianceFront(assembly: Assembly, body: Body, index: number): void {
  addPlainFront(assembly, body, index, "door", { opens: "down", carries: [], travel: 0 });
}

/** What is bought whole and pulled out between two modules, with a front of the piece's. */
export function addNarrow(assembly: Assembly, body: Body, index: number): void {
  const { place } = body;
  const travel = place.depth - NARROW_LESS;
  addPlainFront(assembly, body, index, "door", { opens: "out", carries: [], travel });
  assembly.pullOuts.push({ body: index, place, travel, column: 0, zone: 0 });
  count(assembly, `narrow-module ${place.width}`);
}

function addPlainFront(
  assembly: Assembly,
  body: Body,
  bodyIndex: number,
  name: "door",
  movement: Pick<Front, "opens" | "carries" | "travel">,
): void {
  const { rules, chosen, fronts } = assembly;
  const { outerGap } = rules;
  const { x, y, width, height } = body.place;
  const cell: Cell = {
    body,
    bodyIndex,
    column: body.columns[0]!,
    zone: body.columns[0]!.zones[0]!,
    columnIndex: 0,
    zoneIndex: 0,
    left: 0,
    right: 0,
    above: undefined,
  };
  const at = {
    x: x + outerGap,
    y: y + outerGap,
    width: Math.floor(width - 2 * outerGap),
    height: Math.floor(height - 2 * outerGap),
  };
  const board = addFront(assembly, cell, name, at);
  // An appliance opens by itself, and what is bought has its own pull where fronts are pushed.
  if (chosen.handle.isPushed) {
    fronts.push({ board, ...movement, handle: null, isInner: false, column: 0, zone: 0 });
    return;
  }
  pushFront(assembly, cell, board, movement, {
    x: at.x + at.width / 2,
    y: at.y + at.height - HANDLE_FROM_EDGE,
    direction: "level",
    length: chosen.handle.length,
  });
}
