import { boundsOf, hardwareOf } from "./build";
import { count, type Assembly } from "./building/assembly";
import { settleDepths } from "./building/depths";
import { boxInRoom } from "./building/in-room";
import { makeJoints } from "./building/joints";
import { weigh } from "./building/weigh";
import { squareCorner, type Design } from "./design";
import { cornerAt, closeCorner, splitCorners } from "./kitchen/corner-module";
import { addEndPanels, addRunFillers } from "./kitchen/ends";
import { isSeenOn, joinModules } from "./kitchen/joined";
import { placesOf } from "./kitchen/lay-out";
import { addModule, addWallModule } from "./kitchen/modules";
import { addPlinths, addWorktops } from "./kitchen/worktops";
import type { Board, Body, Piece, Warning } from "./piece";
import { frontThicknessOf, type Chosen, type Rules } from "./rules";
import { allHardwareCodes, allModules, hasBody, type Run, type Wall, type WallPlaces } from "./run";

export { placesOf } from "./kitchen/lay-out";

/**
 * Builds the piece of a run to the last screw, as `build` does of a design: its bodies are the modules from left to
 * right along all walls, then those on the walls. It expects a possible run (fit-run.ts).
 */
export function buildRun(run: Run, chosen: Chosen, rules: Rules): Piece {
  const walls = placesOf(run, chosen, rules);
  const modules = allModules(run);
  const bodies: Body[] = [];
  const assembly: Assembly = {
    design: designOf(run, walls[0]),
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
  assembly.isHeadSeen = isSeenOn(assembly, walls, bodies);
  for (const add of [addModule, addWallModule]) {
    for (const { module, wall, at } of modules) {
      const places = walls[wall]!;
      const side = at === 0 && places.ends[0].isThrough ? "left" : "right";
      const corner = module.what === "corner" && cornerAt(run, places, side, chosen, rules);
      const standing = { place: places.modules[at]!, stands: places.stands };
      add(assembly, run, module, { ...standing, corner: corner || undefined }, bodies);
    }
  }
  const each = (add: (wall: Wall, places: WallPlaces) => void) =>
    walls.forEach((places, at) => add(run.walls[at]!, places));
  each((wall, places) => addRunFillers(assembly, wall, places));
  settleDepths(assembly);
  splitCorners(assembly);
  for (const [at, after] of walls.slice(1).entries()) {
    closeCorner(assembly, run, [walls[at]!, after]);
  }
  makeJoints(assembly);
  each((_, places) => addEndPanels(assembly, places));
  each((wall, places) => addPlinths(assembly, wall, places));
  each((wall, places) => addWorktops(assembly, wall, places));
  hangUp(assembly, bodies.slice(modules.length));
  joinModules(
    assembly,
    bodies,
    bodies.map((_, index) => index >= modules.length || hasBody(modules[index]!.module)),
  );
  const { boards, fronts, rails, pullOuts, lights, counts } = assembly;
  if (run.kind === "vanity") for (const board of boards) bandAll(board, rules);
  moveToWall(boards, bodies, modules.length, walls[0]);
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
    bounds: boundsOf(boards.map(({ place, body }) => boxInRoom(bodies[body]!, place))),
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
  const rows: { stands: Body["stands"]; from: number; to: number }[] = [];
  for (const { place, stands } of bodies) {
    const last = rows.at(-1);
    if (last && last.to === place.x && last.stands === stands) last.to += place.width;
    else rows.push({ stands, from: place.x, to: place.x + place.width });
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
  const differences = run.walls.map(({ widths }) => Math.max(...widths) - Math.min(...widths));
  const difference = Math.max(...differences);
  const warnings: Warning[] = [];
  if (difference > rules.niche.uneven) warnings.push({ code: "uneven-walls", difference });
  for (const diagonal of run.diagonals ?? []) {
    const skewed = diagonal - squareCorner.diagonal;
    if (Math.abs(skewed) <= rules.corner.skewed) continue;
    warnings.push({ code: "skewed-corner", difference: skewed });
  }
  if (heaviestGrams > rules.heavyPartGrams) {
    warnings.push({ code: "heavy-part", grams: heaviestGrams });
  }
  return warnings;
}
