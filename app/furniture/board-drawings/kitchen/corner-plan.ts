import { boundsOfLegs, boxInRoom } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { polygon } from "~/furniture/drawing/svg";

import { levelChain, rowsOf } from "../elevation/chains";
import { type DrawnSheet, heading, spanOf } from "../elevation/frame";
import { type ColumnArea, numbered } from "../elevation/numbered";
import { doorsOf, drawSwings } from "../elevation/plan";
import { cutThrough } from "../elevation/sloped-room";
import { outlineAlong } from "../views";
import { type AtWall, besideWall, seenOf } from "./at-wall";
import { figureOuterSide, outerRoom } from "./corner-figures";
import type { SheetOfRun } from "./elevation";
import { worktopLevel } from "./line";
import { moduleName, ringAt, ringBox } from "./module-numbers";
import { drawAppliances, drawBases, level } from "./plan";
import {
  type ConnectionWords,
  connectionsOn,
  drawConnection,
  type Ground,
  spotOn,
} from "./plan-wall";
import { SpacedPlate } from "./spaced-plate";

/** How thick walls are drawn, how high the plan is at most, and its largest scale, in units of the sheet. */
const [THICK, TALLEST, LARGEST] = [9, 460, 0.3];
/** Narrower modules have names that are wider, in units of the sheet. */
const NARROW = 28;
/** What is kept free at a side without a wall, and below, in units of the sheet. */
const [FREE, BELOW] = [22, 12];

/**
 * A run along two or three walls from above: its modules by their numbers, worktops with their mitres, how doors swing,
 * and where the walls have what it needs.
 */
export function drawCornerPlan(
  walls: AtWall[],
  { looks, title, figures, reader }: SheetOfRun,
  words: ConnectionWords,
): DrawnSheet {
  const plate = new SpacedPlate(reader === "workshop" ? 720 : 480, figures);
  const doors = walls.flatMap(({ piece, line, stands }) => {
    const level = worktopLevel(line);
    const low = piece.fronts.filter(({ board }) => piece.boards[board]!.place.y < level);
    return doorsOf({ piece: { ...piece, fronts: low }, stands });
  });
  const room = roomOf(
    walls,
    doors.map(({ open }) => open.z),
  );
  const outer = (turn: 1 | -1) => {
    const wall = walls.find(({ stands }) => stands?.turn === turn);
    return wall ? THICK + outerRoom(plate, wall.line, words) : FREE;
  };
  const [left, right] = [outer(-1), outer(1)];
  const top =
    heading + THICK + outerRoom(plate, walls.find(({ stands }) => !stands)!.line, undefined);
  const free = plate.width - left - right;
  const scale = Math.min(free / room.width, TALLEST / room.depth, LARGEST);
  const from = left + (free - room.width * scale) / 2;
  const rear = room.z + room.depth;
  const across = (x: number) => from + (x - room.x) * scale;
  const down = (z: number) => top + (rear - z) * scale;
  const grounds = walls.map(({ stands }): Ground => ({ plate, scale, across, down, stands }));

  plate.write(title, plate.width / 2, 14);
  for (const [index, { line }] of walls.entries()) drawWallOf(grounds[index]!, line);
  for (const [index, { piece, line }] of walls.entries()) {
    const ground = grounds[index]!;
    for (const { base } of line.modules) {
      level(ground, base, `fill="${washOf(looks.body)}" stroke-width=".7"`);
    }
    for (const board of piece.boards.filter(({ name }) => name === "post")) {
      level(ground, board.place, `fill="${washOf(looks.front)}" stroke-width=".6"`);
    }
  }
  for (const [index, { piece }] of walls.entries()) {
    const ground = grounds[index]!;
    for (const board of piece.boards.filter(({ stock }) => stock === "worktop")) {
      const corners = outlineAlong("y", board).map(({ a, b }) => spotOn(ground, a, b));
      plate.draw(polygon(corners), `fill="${washOf(looks.worktop)}" stroke-width=".9"`);
    }
  }
  for (const [index, { line }] of walls.entries()) {
    const ground = grounds[index]!;
    drawBases(ground, line);
    drawAppliances(ground, line);
    for (const { above } of line.modules) {
      if (above) level(ground, above, 'fill="none" stroke-width=".6" stroke-dasharray="5 3"');
    }
  }
  drawSwings(plate, doors, across, down);
  const areas = walls.flatMap((wall, index) =>
    nameAtWall(grounds[index]!, wall, besideWall(walls, index), reader),
  );
  for (const [index, { line }] of walls.entries()) {
    const ground = grounds[index]!;
    for (const { of, x } of connectionsOn(line)) {
      const [spotX, spotY] = spotOn(ground, x, line.rear - 9 / scale);
      drawConnection(plate, of, [spotX, spotY + 7]);
    }
    figureOuterSide(ground, line, THICK, words);
  }
  figureDepths(grounds[0]!, walls[0]!);
  plate.low = Math.max(plate.low, down(room.z) + BELOW);
  return {
    width: plate.width,
    height: Math.ceil(plate.low + 8),
    inner: plate.finish(),
    numbered: numbered(areas, (place) => plate.isFree(place)),
  };
}

/** What of the floor is drawn, in mm: from wall to wall, and as far as walls and open doors reach. */
function roomOf(walls: AtWall[], opened: number[]): Box {
  const bounds = boundsOfLegs(walls);
  const ends = walls.map(({ line, stands }) =>
    boxInRoom({ stands }, { ...bounds, x: 0, width: line.width, z: line.rear, depth: 0 }),
  );
  const [xs, zs] = [
    ends.flatMap(({ x, width }) => [x, x + width]),
    ends.flatMap(({ z, depth }) => [z, z + depth]),
  ];
  const [x, z] = [Math.min(...xs), Math.min(...zs, bounds.z, ...opened)];
  return { ...bounds, x, z, width: Math.max(...xs) - x, depth: Math.max(...zs) - z };
}

/** A wall with its window, and the one that ends it where it is no corner, where they are cut through. */
function drawWallOf(
  ground: Ground,
  { width, rear, window, wall: { ends }, worktops }: AtWall["line"],
) {
  const { plate, scale } = ground;
  const thick = THICK / scale;
  const front = Math.min(0, ...worktops.map(({ z }) => z)) - 10 / scale;
  const band = { x: 0, y: 0, z: rear, width, height: 0, depth: thick };
  const beyond = ends.map((end) => (end === "free" ? 4 / scale : thick)) as [number, number];
  const long = { ...band, x: -beyond[0], width: width + beyond[0] + beyond[1] };
  level(ground, long, cutThrough);
  const ending = { ...band, z: front, width: thick, depth: rear - front };
  if (ends[0] === "wall") level(ground, { ...ending, x: -thick }, cutThrough);
  if (ends[1] === "wall") level(ground, { ...ending, x: width }, cutThrough);
  if (!window) return;
  level(ground, { ...band, x: window.x, width: window.width }, 'fill="#fdfcf9" stroke-width=".7"');
  const panes = [0.35, 0.65].map((share) => {
    const ends = [window.x, window.x + window.width].map((x) =>
      spotOn(ground, x, rear + thick * share),
    );
    return polygon(ends);
  });
  plate.draw(panes.join(""), 'fill="none" stroke="#5b87a0" stroke-width=".7"');
}

/** The names of modules on what is seen of them, in rings what is read by its buyer; where they are on the sheet. */
function nameAtWall(
  ground: Ground,
  { line }: AtWall,
  beside: Box[],
  reader: SheetOfRun["reader"],
): ColumnArea[] {
  const { plate, across, down, scale } = ground;
  return line.modules.map((place) => {
    const seen = { ...place.base, ...seenOf(place, beside) };
    const isBuyer = reader === "buyer";
    // Names of narrow modules stand in two rows, and where they have no room there, before the fronts.
    const [far, near] = place.index % 2 === 0 ? [0.8, 0.2] : [0.2, 0.8];
    const first = seen.width * scale < NARROW ? [far, near, 0.5] : [0.5, far, near];
    const rows = [...first, -0.3, -0.65, -1].map((share) =>
      spotOn(ground, seen.x + seen.width / 2, seen.z + seen.depth * share),
    );
    const spot = rows
      .filter(([x, y]) => !isBuyer || plate.isFree(ringBox(x, y)))
      .find(([x, y]) => plate.write(moduleName(place, reader), x, y));
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
