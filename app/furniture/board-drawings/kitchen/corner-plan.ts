import { boxInRoom } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { polygon } from "~/furniture/drawing/svg";

import { levelChain, rowsOf } from "../elevation/chains";
import { spanOf } from "../elevation/frame";
import type { ColumnArea } from "../elevation/numbered";
import { doorsOf, drawSwings } from "../elevation/swings";
import { outlineAlong, type RunLooks } from "../views";
import { type AtWall, besideWall, seenOf } from "./at-wall";
import { figureOuterSide } from "./corner-figures";
import { drawWallOf, layOut, type Laid, THICK } from "./corner-room";
import type { DrawnRun, SheetOfRun } from "./elevation";
import { worktopLevel } from "./line";
import { moduleName, ringAt, ringBox } from "./module-numbers";
import { drawAppliances, drawBases } from "./plan";
import {
  type ConnectionWords,
  connectionsOn,
  drawConnection,
  type Ground,
  level,
  spotOn,
} from "./plan-wall";
import { SpacedPlate } from "./spaced-plate";

/** Narrower modules have names that are wider, in units of the sheet. */
const NARROW = 28;
/** How far before the fronts names stand that have no room on their modules, in units of the sheet. */
const BEFORE = [14, 33, 52, 71, 90];
/** What is kept free below, in units of the sheet. */
const BELOW = 12;

/**
 * A run along two or three walls from above: its modules by their numbers, worktops with their mitres, how doors swing,
 * and where the walls have what it needs.
 */
export function drawCornerPlan(
  walls: AtWall[],
  { looks, title, figures, reader, isBare }: SheetOfRun,
  words: ConnectionWords,
): DrawnRun {
  const plate = new SpacedPlate(reader === "workshop" ? 720 : 480, figures);
  const doors = walls.flatMap((wall) => doorsOf(belowWorktop(wall)));
  const opened = doors.map(({ open }) => open.z);
  const { laid, lowest } = layOut(plate, walls, opened, words);
  const [{ ground: first }] = laid as [Laid];
  plate.write(title, plate.width / 2, 14);
  for (const one of laid) drawWallOf(one);
  if (!isBare) {
    drawStanding(laid, looks);
    drawSwings({ plate, across: first.across, down: first.down }, doors);
  }
  const areas = laid.flatMap((one, index) => nameAtWall(one, besideWall(walls, index), reader));
  for (const { wall, ground } of laid) {
    for (const { of, x } of connectionsOn(wall.line)) {
      const [spotX, spotY] = spotOn(ground, x, wall.line.rear - 9 / ground.scale);
      drawConnection(plate, of, [spotX, spotY + 7]);
    }
    figureOuterSide(ground, wall.line, THICK, words);
  }
  figureDepths(first, walls[0]!);
  plate.low = Math.max(plate.low, lowest + BELOW);
  return {
    width: plate.width,
    height: Math.ceil(plate.low + 8),
    inner: plate.finish(),
    areas,
  };
}

/** What stands at a wall with its fronts below the worktop alone, and those of columns that begin there. */
function belowWorktop(wall: AtWall): AtWall {
  const { piece, line } = wall;
  const top = worktopLevel(line);
  const fronts = piece.fronts.filter(({ board }) => piece.boards[board]!.place.y < top);
  return { ...wall, piece: { ...piece, fronts } };
}

/** Modules and posts of all walls, then the worktops over them, then what lies on these and hangs above. */
function drawStanding(laid: Laid[], looks: RunLooks): void {
  for (const { wall, ground } of laid) {
    for (const { base } of wall.line.modules) {
      level(ground, base, `fill="${washOf(looks.body)}" stroke-width=".7"`);
    }
    for (const post of wall.piece.boards.filter(({ name }) => name === "post")) {
      level(ground, post.place, `fill="${washOf(looks.front)}" stroke-width=".6"`);
    }
  }
  for (const { wall, ground } of laid) {
    for (const board of wall.piece.boards.filter(({ stock }) => stock === "worktop")) {
      const corners = outlineAlong("y", board).map(({ a, b }) => spotOn(ground, a, b));
      const look = `fill="${washOf(looks.worktop)}" stroke-width=".9"`;
      ground.plate.draw(polygon(corners), look);
    }
  }
  for (const { wall, ground } of laid) {
    drawBases(ground, wall.line);
    drawAppliances(ground, wall.line);
    for (const { above } of wall.line.modules) {
      if (above) level(ground, above, 'fill="none" stroke-width=".6" stroke-dasharray="5 3"');
    }
  }
}

/** The names of modules on what is seen of them, in rings what is read by its buyer; where they are on the sheet. */
function nameAtWall(
  { wall, ground }: Laid,
  beside: Box[],
  reader: SheetOfRun["reader"],
): ColumnArea[] {
  const { plate, across, down, scale } = ground;
  return wall.line.modules.map((place) => {
    const seen = { ...place.base, ...seenOf(place, beside) };
    const isBuyer = reader === "buyer";
    // Names of narrow modules stand in two rows, and where they have no room there, before the fronts.
    const [far, near] = place.index % 2 === 0 ? [0.8, 0.2] : [0.2, 0.8];
    const first = seen.width * scale < NARROW ? [far, near, 0.5] : [0.5, far, near];
    const within = first.map((share) => seen.z + seen.depth * share);
    const rows = [...within, ...BEFORE.map((units) => seen.z - units / scale)];
    const spots = [0.5, 0.1, 0.9, 1.3, -0.3].flatMap((share) =>
      rows.map((z) => spotOn(ground, seen.x + seen.width * share, z)),
    );
    const name = moduleName(place, reader);
    const roomy = spots.filter(([x, y]) => !isBuyer || plate.isFree(ringBox(x, y)));
    // Where no ring is free of others, they may touch.
    const spot = [...roomy, ...spots].find(([x, y]) => plate.write(name, x, y));
    if (spot && isBuyer) plate.draw(ringAt(...spot), 'fill="#fffdf9" stroke-width=".7"');
    const { x, z, width, depth } = boxInRoom(ground, seen);
    return {
      column: place.index,
      x: across(x),
      y: down(z + depth),
      width: width * scale,
      height: depth * scale,
    };
  });
}

/** How deep bases and wall modules are, and beyond them the worktop: below the end of the left wall. */
function figureDepths(ground: Ground, { line }: AtWall): void {
  const { plate, across, down } = ground;
  const { rear, modules, worktops } = line;
  const { base } = modules[0]!;
  const above = modules.find((place) => place.above)?.above;
  const deep = [base, ...(worktops[0] ? [worktops[0]] : []), ...(above ? [above] : [])];
  const end = boxInRoom(ground, { ...base, x: 0, width: 0, z: 0, depth: rear });
  const spans = deep.map(({ depth }) => {
    return spanOf(across(end.x), across(end.x) + depth * ground.scale, depth);
  });
  let edge = down(end.z) + (line.wall.ends[0] === "wall" ? THICK : 0);
  for (const row of rowsOf(spans)) {
    levelChain(plate, row, edge, edge + 12);
    edge += 26;
  }
}
