import { boundsOfLegs, boxInRoom } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";

import { heading } from "../elevation/frame";
import type { Plate } from "../elevation/plate";
import { cutThrough } from "../elevation/sloped-room";
import type { AtWall } from "./at-wall";
import { outerRoom } from "./corner-figures";
import { type ConnectionWords, type Ground, level, lineTo, spotOn } from "./plan-wall";

/** How thick walls are drawn, in units of the sheet. */
export const THICK = 9;
/** How high a plan is at most, its largest scale, and what is kept free at a side without a wall, in units of the sheet. */
const [TALLEST, LARGEST, FREE] = [460, 0.3, 22];

/** A wall, and where it lies on the sheet of a plan. */
export interface Laid {
  wall: AtWall;
  ground: Ground;
}

/** Walls with their dimensions on the sheet of a plan: the middle one of three, or the right one of two, at its top. */
export function layOut(
  plate: Plate,
  walls: AtWall[],
  opened: number[],
  words: ConnectionWords,
): { laid: Laid[]; lowest: number } {
  const room = roomOf(walls, opened);
  const outer = (turn: -1 | undefined | 1) => {
    const wall = walls.find(({ stands }) => stands?.turn === turn);
    return wall ? THICK + outerRoom(plate, wall.line, turn && words) : FREE;
  };
  const [left, right] = [outer(-1), outer(1)];
  const top = heading + outer(undefined);
  const free = plate.width - left - right;
  const scale = Math.min(free / room.width, TALLEST / room.depth, LARGEST);
  const from = left + (free - room.width * scale) / 2;
  const rear = room.z + room.depth;
  const across = (x: number) => from + (x - room.x) * scale;
  const down = (z: number) => top + (rear - z) * scale;
  const laid = walls.map((wall) => {
    const ground = { plate, scale, across, down, stands: wall.stands };
    return { wall, ground };
  });
  return { laid, lowest: down(room.z) };
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
export function drawWallOf({ wall: { line }, ground }: Laid): void {
  const { width, rear, window, wall, worktops } = line;
  const { ends } = wall;
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
    const behind = rear + thick * share;
    return lineTo(
      spotOn(ground, window.x, behind),
      spotOn(ground, window.x + window.width, behind),
    );
  });
  plate.draw(panes.join(""), 'fill="none" stroke="#5b87a0" stroke-width=".7"');
}
