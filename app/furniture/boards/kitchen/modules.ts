import type { Box } from "~/furniture/drawing/geometry";

import { addBoard, count, type Assembly } from "../building/assembly";
import { wholeBack } from "../building/back";
import { buildCarcass, type Carcass } from "../building/carcass";
import type { Cell } from "../building/cell";
import { addFronts } from "../building/fronts";
import { fillBody, fillCell } from "../building/interior";
import type { LegCorner } from "../design";
import { addDoor, openingOf } from "../fronts/doors";
import type { Body, ClearZone } from "../piece";
import { isColumn, type Module, type ModulePlace, type Run } from "../run";
import { addApplianceFront, addNarrow } from "./appliances";
import { cornerColumns } from "./corner-module";
import { cutAir, cutHood } from "./cut-outs";
import { addModuleDrawers } from "./module-drawers";
import { drillHangers, drillLegs } from "./standing";
import { wallZonesOf, zonesOf } from "./zones";

/** What is said of where a module stands. */
export interface Standing {
  place: ModulePlace;
  /** How the coordinates of its wall lie in those of the piece. */
  stands: Body["stands"];
  /** Of a corner module. */
  corner: LegCorner | undefined;
}

/** A module on the floor: its body with what is in it and before it, or the front before an appliance. */
export function addModule(
  assembly: Assembly,
  run: Run,
  module: Module,
  standing: Standing,
  bodies: Body[],
): void {
  const { base } = standing.place;
  const body = bodyIn(base, zonesOf(run, module, base, assembly.rules), run.thickness, standing);
  const index = bodies.push(body) - 1;
  if (module.what === "dishwasher") return addApplianceFront(assembly, body, index);
  if (module.what === "narrow") return addNarrow(assembly, body, index);
  if (isColumn(module)) return addColumn(assembly, run, module, body, index);
  const isOnEdge = module.hob === true || module.what === "sink";
  const carcass = addBase(assembly, body, index, module, isOnEdge);
  for (const cell of fillBody(assembly, body, index, carcass, 0)) {
    if (cell.zone.front === "drawers") {
      addModuleDrawers(assembly, cell, { isLower: isOnEdge, isRecessed: module.what === "sink" });
      if (module.what === "drawers" && run.kind === "kitchen") count(assembly, "cutlery-tray");
    } else {
      addFronts(assembly, cell);
      fillCell(assembly, cell);
    }
  }
  if (module.what === "sink") count(assembly, "sink-liner");
  drillLegs(assembly, carcass);
}

/** The wall module over one; the wall behind is farther back than its own front, to which it is moved at last. */
export function addWallModule(
  assembly: Assembly,
  run: Run,
  module: Module,
  standing: Standing,
  bodies: Body[],
): void {
  const { above, hoodCut } = standing.place;
  if (!above) return;
  const place = { ...above, z: 0 };
  const body = bodyIn(place, wallZonesOf(run, module, place), run.thickness, standing);
  const index = bodies.push(body) - 1;
  const carcass = buildCarcass(assembly, body, index, {
    isTopless: false,
    backs: [wholeBack(assembly, body)],
  });
  if (hoodCut) cutHood(assembly, carcass, { ...hoodCut, z: hoodCut.z - above.z });
  fillWith(assembly, body, index, carcass);
  drillHangers(assembly, carcass, place);
}

function bodyIn(place: Box, zones: ClearZone[], t: number, { stands, corner }: Standing): Body {
  const columns = corner
    ? cornerColumns(place, zones, corner, t)
    : [{ x: place.x + t, width: place.width - 2 * t, zones }];
  return { place, ...(stands && { stands }), plinth: 0, isTopBox: false, columns };
}

function fillWith(assembly: Assembly, body: Body, index: number, carcass: Carcass): Cell[] {
  const cells = fillBody(assembly, body, index, carcass, 0);
  for (const cell of cells) {
    addFronts(assembly, cell);
    fillCell(assembly, cell);
  }
  return cells;
}

/** Sides, bottom and two traverses; the back to the upper edge, and none behind a sink. */
function addBase(
  assembly: Assembly,
  body: Body,
  index: number,
  { what }: Module,
  isOnEdge: boolean,
): Carcass {
  const { rules, joints, design } = assembly;
  const { thickness: t } = design;
  const { place } = body;
  const { from } = wholeBack(assembly, body);
  const carcass = buildCarcass(assembly, body, index, {
    isTopless: true,
    backs: what === "sink" ? [] : [{ from, to: place.height }],
  });
  const [left, right] = [carcass.uprights[0]!, carcass.uprights.at(-1)!];
  const { traverse, frontTraverse } = rules.baseModule;
  const inner = place.depth - rules.back.inset;
  const [upper, wide] = [place.y + place.height, traverse];
  const across = { x: place.x + t, width: place.width - 2 * t };
  const places = isOnEdge
    ? [
        { ...across, y: upper - frontTraverse, height: frontTraverse, z: 0, depth: t },
        { ...across, y: upper - wide, height: wide, z: inner - t, depth: t },
      ]
    : [
        { ...across, y: upper - t, height: t, z: 0, depth: wide },
        { ...across, y: upper - t, height: t, z: inner - wide, depth: wide },
      ];
  for (const at of places) {
    const board = addBoard(assembly, {
      name: "traverse",
      stock: "body",
      body: index,
      place: at,
      lengthAxis: "x",
      thicknessAxis: isOnEdge ? "z" : "y",
      edges: { front: rules.edges.body },
    });
    joints.push({ end: { board, face: "start" }, into: { board: left, face: "high" } });
    joints.push({ end: { board, face: "end" }, into: { board: right, face: "low" } });
  }
  return carcass;
}

/** Backs meet behind the middle of shelves, and none is where an appliance stands, nor behind air. */
function addColumn(assembly: Assembly, run: Run, module: Module, body: Body, index: number): void {
  const { thickness: t } = run;
  const { place } = body;
  const { zones } = body.columns[0]!;
  const whole = wholeBack(assembly, body);
  const half = Math.floor(t / 2);
  const isFridge = module.what === "fridge-column";
  const [first, last] = [zones[0]!, zones.at(-1)!];
  const backs = isFridge
    ? []
    : [
        { from: whole.from, to: first.y + first.clear + half - place.y },
        { from: last.y - half - place.y, to: whole.to },
      ];
  const carcass = buildCarcass(assembly, body, index, { isTopless: false, backs });
  const cells = fillBody(assembly, body, index, carcass, 0);
  for (const cell of cells) {
    if (isFridge && cell === cells[0]) addFridgeDoors(assembly, run, cell);
    else addFronts(assembly, cell);
    fillCell(assembly, cell);
  }
  if (isFridge) cutAir(assembly, [carcass.bottom, cells[0]!.above!, carcass.top!]);
  count(assembly, "wall-kit");
  drillLegs(assembly, carcass);
}

/** One before the whole niche, or two, the lower of which ends where its appliance's does. */
function addFridgeDoors(assembly: Assembly, { niches }: Run, cell: Cell): void {
  const opening = openingOf(assembly, cell);
  const { outerGap } = assembly.rules;
  const hinge = cell.zone.front === "right" ? "right" : "left";
  const [x, width] = [opening.x + outerGap, opening.right - opening.x - 2 * outerGap];
  const middle = opening.y + niches.fridgeDoor;
  const parts = niches.fridgeDoor > 0 ? [opening.y, middle, opening.top] : [opening.y, opening.top];
  for (const [index, y] of parts.slice(0, -1).entries()) {
    const part = { ...opening, y, top: parts[index + 1]! };
    addDoor(assembly, cell, part, hinge, x, Math.floor(width));
  }
}
