import type { Body } from "../../piece";
import { addBoard, type Assembly } from "../assembly";
import type { Cell } from "../cell";
import { addFronts } from "../fronts";
import { addDiagonalCarcass } from "./carcass";
import { addFixedPentagon, fillDiagonal } from "./insides";
import { gapBeside, isClosed, measureDiagonal, seenSquare } from "./measures";

/** All of a body across a corner but its joints: its fronts stand at 45° to what carries them. */
export function buildDiagonal(assembly: Assembly, body: Body): void {
  const { design, rules, boards } = assembly;
  const { stands } = measureDiagonal(design, rules);
  const carcass = addDiagonalCarcass(assembly, body);
  const { left, right, top } = carcass;
  const [column] = body.columns as [Body["columns"][0]];
  const square = seenSquare(body, stands);
  const cells: Cell[] = [];
  for (const [zoneIndex, zone] of column.zones.entries()) {
    const below = cells.at(-1);
    if (below) below.above = addFixedPentagon(assembly, carcass, zone.y - design.thickness);
    const among = { body: square, bodyIndex: 0, column, columnIndex: 0 };
    cells.push({ ...among, zone, zoneIndex, left, right, above: top });
  }
  const before = boards.length;
  for (const cell of cells) addFronts(assembly, cell);
  for (const front of boards.slice(before)) front.stands = stands;
  for (const cell of cells) fillDiagonal(assembly, cell, carcass);
  addDiagonalFillers(assembly);
}

/** Beside the front edges of its sides boards close what is left to a wall at the end, wider by what is scribed. */
function addDiagonalFillers(assembly: Assembly): void {
  const { design, rules, frontThickness: thick } = assembly;
  const { place, width, depth, height } = design;
  if (place.kind !== "diagonal") return;
  for (const wall of [0, 1] as const) {
    const gap = gapBeside(design, place, wall);
    if (!isClosed(gap)) continue;
    const at = (wide: number) =>
      wall === 0
        ? { x: depth - thick, y: 0, z: -wide, width: thick, height, depth: wide }
        : { x: width, y: 0, z: width - depth, width: wide, height, depth: thick };
    addBoard(assembly, {
      name: "filler",
      stock: "front",
      body: 0,
      place: at(gap + rules.niche.scribe),
      lengthAxis: "y",
      thicknessAxis: wall === 0 ? "x" : "z",
      scribed: at(gap),
    });
  }
}
