import { label, levelDimension, pencilDimension, uprightDimension } from "./elevation/dimensions";
import type { Camera } from "./geometry";
import { ink } from "./materials";
import {
  cutThick,
  drawFloor,
  drawRoom,
  leaf,
  type Outline,
  type Room,
  roomHeight,
} from "./scale-room";
import { doorHeight, doorWidth, drawDoor } from "./scale/door";
import { frontalCamera, type Standing } from "./scale/frontal-camera";
import { drawPerson, personHeight, personWidth } from "./scale/person";
import { type Thing, orderOf, scaleFor, sum } from "./scale/row-of-things";

/** What stands between the person and the door, in centimetres. */
export interface Staged {
  width: number;
  /** The whole height above the floor, with what rises above the piece. */
  reach: number;
  /** How far above the floor it begins. */
  hung: number;
  /** What is figured: a stretch of its width, and its height. */
  figured: { from: number; width: number; height: number };
  /** How far open doors stand out beside it. */
  jutting: { left: number; right: number };
  room: Room;
  paint: (camera: Camera) => string;
}

/** What is written on a page: a heading, and how a length of so many centimetres is written. */
export interface Figures {
  heading: string;
  write: (centimetres: number) => string;
}

export const noRoom: Room = { walls: { left: false, right: false }, ceiling: null };

const sheetWidth = 480;
const tallest = 330;
const largest = 1.55;
const letter = 15;

/** Units of the sheet between things: beside the height's figure, elsewhere, and at its ends. */
const [beside, apart, margin] = [44, 24, 14];
const chainRoom = 30;

/** What the figures below take, in units of the sheet. */
const leastWide = { piece: 0, person: 44, door: 86, wall: 0 };
const nothing = { piece: 0, person: 0, door: 0, wall: 0 };

/**
 * A piece to scale beside somebody 1.70 m tall and an interior door, in the outline of its room, and where
 * it stands. The sheet is 480 wide and as high as it needs, but no lower than `shortest`; without figures
 * nothing is written on it, and the pencil marks its width.
 */
export function drawStage(
  staged: Staged,
  figures: Figures | undefined,
  shortest = 0,
): { width: number; height: number; inner: string; standing: Standing } {
  const { room, width, hung, figured, jutting } = staged;
  const order = orderOf(room);
  const slot = room.widths ? Math.max(...room.widths) : width;
  const wide = {
    piece: jutting.left + slot + jutting.right,
    person: personWidth,
    door: doorWidth,
    wall: cutThick,
  };
  // Beside a very wide piece what is written below person and door takes more than they do.
  const least = figures ? leastWide : nothing;
  const gaps = order.slice(1).map((thing, index) => {
    const pair = [order[index], thing];
    if (pair.includes("wall")) return 0;
    return pair.includes("piece") && pair.includes("person") ? beside : apart;
  });
  const ends = figures && room.ceiling ? chainRoom + margin : margin;
  const top = Math.max(doorHeight, staged.reach, roomHeight(room, staged.reach));
  const free = sheetWidth - 2 * ends - sum(gaps);
  const scale = Math.min(scaleFor(order, wide, least, free), tallest / top, largest);
  const takes = (thing: Thing) => Math.max(wide[thing] * scale, least[thing]);
  const used = sum(order.map(takes)) + sum(gaps);
  // What fills the narrowest place of its room is figured once.
  const lowest = room.widths?.[0] === figured.width ? undefined : room.widths?.[0];
  const isMeasured = figures && lowest !== undefined;
  const [above, below] = figures ? [34, isMeasured ? 58 : 36] : [8, 24];
  const content = above + top * scale + below;
  const sheetHeight = Math.max(shortest, Math.ceil(content));
  const ground = (sheetHeight - content) / 2 + above + top * scale;

  const at = {} as Record<Thing, number>;
  let x = (sheetWidth - used) / 2;
  for (const [index, thing] of order.entries()) {
    at[thing] = x + (takes(thing) - wide[thing] * scale) / 2;
    x += takes(thing) + (gaps[index] ?? 0);
  }
  const slotLeft = at.piece + jutting.left * scale;
  const left = slotLeft + ((slot - width) * scale) / 2;
  const outline: Outline = {
    from: (sheetWidth - used) / 2 - (order[0] === "wall" ? 0 : margin - 6),
    to: (sheetWidth + used) / 2 + (order.at(-1) === "wall" ? 0 : margin - 6),
    left: slotLeft,
    right: slotLeft + slot * scale,
    ground,
    scale,
  };
  const standing = { left, ground: ground - hung * scale, scale };
  const camera = frontalCamera({ width, height: staged.reach }, standing);
  const { behind, before } = drawRoom(room, staged.reach, outline);
  const inner =
    behind +
    staged.paint(camera) +
    before +
    drawDoor(at.door, ground, scale) +
    drawFloor(outline) +
    drawPerson(at.person + (personWidth * scale) / 2, ground, scale);
  const start = left + figured.from * scale;
  const end = start + figured.width * scale;
  if (!figures) {
    const marked = inner + pencilDimension(start, end, ground + 14, 5);
    return { width: sheetWidth, height: sheetHeight, inner: marked, standing };
  }

  const { heading, write: value } = figures;
  const up = (by: number) => ground - by * scale;
  const isBesideLeft = order.indexOf("person") < order.indexOf("piece");
  const middle = (thing: Thing) => at[thing] + (wide[thing] * scale) / 2;
  const [leftCeiling, rightCeiling] = room.ceiling ?? [0, 0];
  const ceilingChain = (edge: number, line: number, measure: number) =>
    uprightDimension(up(measure), ground, edge, line, value(measure), letter);
  const written =
    label(sheetWidth / 2, (sheetHeight - content) / 2 + 19, heading, letter) +
    levelDimension(start, end, ground, ground + 24, value(figured.width), letter) +
    uprightDimension(
      up(hung + figured.height),
      up(hung),
      isBesideLeft ? start : end,
      isBesideLeft ? at.piece - 20 : at.piece + wide.piece * scale + 26,
      value(figured.height),
      letter,
    ) +
    label(middle("person"), ground + 19, value(personHeight), letter) +
    label(middle("door"), ground + 19, `${value(leaf.width)}×${value(leaf.height)}`, letter) +
    (lowest !== undefined
      ? levelDimension(
          (outline.left + outline.right - lowest * scale) / 2,
          (outline.left + outline.right + lowest * scale) / 2,
          ground + 24,
          ground + 46,
          value(lowest),
          letter,
        )
      : "") +
    (room.ceiling ? ceilingChain(outline.to, outline.to + 26, rightCeiling) : "") +
    (room.ceiling && room.walls.left && room.walls.right
      ? ceilingChain(outline.from, outline.from - 12, leftCeiling)
      : "");
  const texts = `<g fill="${ink}" font-family="sans-serif" text-anchor="middle">${written}</g>`;
  return { width: sheetWidth, height: sheetHeight, inner: inner + texts, standing };
}
