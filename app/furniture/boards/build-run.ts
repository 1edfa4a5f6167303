import { boundsOf, hardwareOf } from "./build";
import { count, type Assembly } from "./building/assembly";
import { settleDepths } from "./building/depths";
import { makeJoints } from "./building/joints";
import { weigh } from "./building/weigh";
import type { Design } from "./design";
import { addEndPanels, addRunFillers } from "./kitchen/ends";
import { isSeenOn, joinModules } from "./kitchen/joined";
import { placesOf } from "./kitchen/lay-out";
import { addModule, addWallModule } from "./kitchen/modules";
import { addPlinths, addWorktops } from "./kitchen/worktops";
import type { Board, Body, Piece, Warning } from "./piece";
import { frontThicknessOf, type Chosen, type Rules } from "./rules";
import { allHardwareCodes, hasBody, type Run, type WallPlaces } from "./run";

export { placesOf } from "./kitchen/lay-out";

/**
 * Builds the piece of a run to the last screw, as `build` does of a design: its bodies are the modules from left to
 * right, then those on the wall. It expects a possible run (fit-run.ts).
 */
export function buildRun(run: Run, chosen: Chosen, rules: Rules): Piece {
  const places = placesOf(run, chosen, rules);
  const [{ modules }] = run.walls;
  const bodies: Body[] = [];
  const assembly: Assembly = {
    design: designOf(run, places),
    chosen,
    rules,
    frontThickness: frontThicknessOf(chosen.front),
    rearCut: undefined,
    boards: [],
    fronts: [],
    rails: [],
    pullOuts: [],
    lights: [],
    joints: [],
    counts: new Map<string, number>(),
  };
  assembly.isHeadSeen = isSeenOn(assembly, places, bodies);
  for (const [index, module] of modules.entries()) {
    addModule(assembly, run, module, places.modules[index]!, bodies);
  }
  for (const [index, module] of modules.entries()) {
    addWallModule(assembly, run, module, places.modules[index]!, bodies);
  }
  addRunFillers(assembly, run, places);
  settleDepths(assembly);
  makeJoints(assembly);
  addEndPanels(assembly, places);
  addPlinths(assembly, run, places);
  addWorktops(assembly, run, places);
  hangUp(assembly, bodies.slice(modules.length));
  joinModules(
    assembly,
    bodies,
    bodies.map((_, index) => index >= modules.length || hasBody(modules[index]!)),
  );
  const { boards, fronts, rails, pullOuts, lights, counts } = assembly;
  if (run.kind === "vanity") for (const board of boards) bandAll(board, rules);
  moveToWall(boards, bodies, modules.length, places);
  const weight = weigh(boards, chosen, rules);
  return {
    boards,
    fronts,
    rails,
    pullOuts,
    lights,
    bodies,
    weight,
    hardware: hardwareOf(counts, allHardwareCodes),
    warnings: warningsOf(run, rules, weight.heaviestGrams),
    bounds: boundsOf(boards.map(({ place }) => place)),
  };
}

/** What parts that know designs alone ask of one: a piece on its own, without plinth and top box. */
function designOf(run: Run, { width, rear }: WallPlaces): Design {
  const { rules, thickness, body, front, handle, opening } = run;
  return {
    kind: "wardrobe",
    rules,
    place: { kind: "free", walls: "none", ceiling: null },
    width,
    height: run.wallHeight,
    depth: rear,
    thickness,
    plinth: 0,
    top: "between",
    sliding: 0,
    topBox: 0,
    columns: [],
    body,
    front,
    handle,
    wayIn: null,
    ...(opening && { opening }),
  };
}

/** A rail behind each row of wall modules that stand side by side. */
function hangUp(assembly: Assembly, bodies: Body[]): void {
  const rows: { from: number; to: number }[] = [];
  for (const { place } of bodies) {
    const last = rows.at(-1);
    if (last && last.to === place.x) last.to += place.width;
    else rows.push({ from: place.x, to: place.x + place.width });
  }
  for (const { from, to } of rows) count(assembly, `hanging-rail ${to - from}`);
}

/** In damp rooms no edge of a body stays bare. */
function bandAll(board: Board, { edges: { body: edge } }: Rules): void {
  const { stock, length, width } = board;
  if (stock !== "body") return;
  board.edges = { front: edge, rear: edge, left: edge, right: edge };
  board.cut = { length: length - 2 * edge, width: width - 2 * edge };
}

/** Moves the wall modules, which are less deep, from the front of those below to the wall. */
function moveToWall(boards: Board[], bodies: Body[], first: number, { rear }: WallPlaces): void {
  const back = (body: number) => (body < first ? 0 : rear - bodies[body]!.place.depth);
  for (const board of boards) {
    const more = back(board.body);
    if (more === 0) continue;
    board.place = { ...board.place, z: board.place.z + more };
    if (board.scribed) board.scribed = { ...board.scribed, z: board.scribed.z + more };
  }
  for (const [index, body] of bodies.entries()) {
    body.place = { ...body.place, z: back(index) };
  }
}

function warningsOf(run: Run, rules: Rules, heaviestGrams: number): Warning[] {
  const [{ widths }] = run.walls;
  const difference = Math.max(...widths) - Math.min(...widths);
  const warnings: Warning[] = [];
  if (difference > rules.niche.uneven) warnings.push({ code: "uneven-walls", difference });
  if (heaviestGrams > rules.heavyPartGrams) {
    warnings.push({ code: "heavy-part", grams: heaviestGrams });
  }
  return warnings;
}
