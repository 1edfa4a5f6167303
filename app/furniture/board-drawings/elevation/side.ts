import { fallsAcross, type Place } from "~/furniture/boards/design";
import { ceilingAt } from "~/furniture/boards/limits";
import type { Board, Piece } from "~/furniture/boards/piece";
import { asStanding, topAt } from "~/furniture/boards/standing";
import { profileHandle } from "~/furniture/drawing/elevation-handles";
import type { Flat } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { mix, polygon } from "~/furniture/drawing/svg";

import { type Corner, outlineAlong, type Looks } from "../views";
import type { Figures } from "../words";
import { levelChain, rowsOf, uprightChain } from "./chains";
import { cutAcross } from "./cut-across";
import { chainRoom, type DrawnSheet, heading, largest, spanOf, tallest } from "./frame";
import { spotOf } from "./fronts";
import { numbered } from "./numbered";
import { Plate } from "./plate";
import { ceilingOverDepth, drawRoomBehind, roomBehind } from "./room-behind";
import { cutThrough, runRoom, WALL } from "./sloped-room";
import { frontStack, isAcross, mainBodies, outerFronts, probesOf } from "./stacks";
import { topOver } from "./tops";

const basketLook = 'fill="#f4f6f7" stroke-width=".7" stroke-dasharray="3 1.5"';

/** A cut from front to back, seen from the left, so that the front looks to the right. */
export function drawSide(
  piece: Piece,
  room: Place,
  looks: Looks,
  { title, figures }: { title: string; figures: Figures },
): DrawnSheet {
  const { bounds, boards, fronts } = piece;
  const x = cutAt(piece);
  const behind = roomBehind(piece, room);
  const ceiling = ceilingOver(piece, room, x);
  const plate = new Plate(behind ? 480 : 360, figures);
  // Beside a room stand the heights of its walls, within it those of the piece.
  const [chainsLeft, chainsRight] = behind ? [2, 3] : [1, 1];
  const wide = plate.width - (chainsLeft + chainsRight) * chainRoom - (behind ? 30 : 20);
  const deep = (behind ? behind.wall : bounds.z + bounds.depth) - bounds.z;
  const tall = Math.max(bounds.height, ceiling ?? 0, behind?.place.high ?? 0);
  const scale = Math.min(wide / deep, tallest / tall, largest);
  const right = chainsLeft * chainRoom + 10 + (wide + deep * scale) / 2;
  const across = (z: number) => right - (z - bounds.z) * scale;
  const left = across(bounds.z + bounds.depth);
  const end = right + (behind ? 40 * scale + 2 * chainRoom - 6 : 0);
  const front = bounds.z - (end - right) / scale;
  const highest = behind ? Math.max(bounds.height, ceilingOverDepth(behind, front)) : tall;
  const ground = heading + (behind ? runRoom : 0) + highest * scale;
  const up = (y: number) => ground - (y - bounds.y) * scale;
  plate.write(title, plate.width / 2, 14);
  if (behind) drawRoomBehind({ plate, across, up, end, front }, behind);

  const draw = (outline: Corner[], more: string) => {
    plate.draw(polygon(outline.map(({ a, b }): Flat => [across(b), up(a)])), more);
  };
  const washes = { body: washOf(looks.body), front: washOf(looks.front) };
  for (const board of beyond(piece, x)) {
    const wash = board.stock === "drawer" ? "#f6f2ea" : washes.body;
    draw(outlineAlong("x", board), `fill="${wash}" stroke-width=".6"`);
  }
  for (const board of boards) {
    if (!isAcross(board.place, x)) continue;
    const wash = board.stock === "front" ? washes.front : washes.body;
    draw(cutAcross(board, x), `fill="${mix(wash, "#4a3a28", 0.36)}" stroke-width=".9"`);
  }
  for (const { place } of piece.pullOuts.filter((one) => isAcross(one.place, x))) {
    const [rear, high] = [across(place.z + place.depth), up(place.y + place.height)];
    plate.area(rear, high, place.depth * scale, place.height * scale, basketLook);
  }
  const handles = fronts
    .filter(({ board, isInner }) => !isInner && isAcross(boards[board]!.place, x))
    .map(({ board, handle }) => {
      const { place } = boards[board]!;
      if (!handle) return "";
      return profileHandle(
        looks.handle.shape,
        spotOf(handle, place),
        across(place.z),
        up(handle.y),
        scale * 10,
      );
    });
  plate.draw(handles.join(""), 'fill="#fffdf9" stroke-width=".7"');
  const floor = [behind ? across(behind.wall) - WALL : left - 8, behind ? end : right + 12];
  plate.draw(`M${floor[0]} ${ground}H${floor[1]}`, 'stroke-width="1.6"');

  const main = mainBodies(piece);
  const body = main.find(({ place }) => isAcross(place, x))!;
  const { place } = body;
  const own = body.slant ? topAt(body, x) - place.y : place.height;
  const height = behind || ceiling !== undefined ? own : bounds.height;
  const whole = spanOf(up(bounds.y + height), ground, height);
  if (behind) {
    const rear = rearHeight(piece, x);
    const edge = across(behind.wall) - WALL;
    uprightChain(plate, [spanOf(up(bounds.y + rear), ground, rear)], edge, edge - 8, -1);
    uprightChain(plate, [whole], right, right + 40 * scale + 8 + chainRoom, 1);
  } else uprightChain(plate, [whole], left, left - 10, -1);
  if (ceiling !== undefined) {
    plate.area(left - 8, up(ceiling) - WALL, right - left + 20, WALL, cutThrough);
  }
  const atCut = (board: Board) => topOver(board, x) - board.place.y;
  const stack = frontStack(piece, x, atCut).map(({ from, length }) =>
    spanOf(up(from + length), up(from), length),
  );
  uprightChain(plate, stack, right, right + 40 * scale + 8, 1);
  const rows = depths(piece, x, behind?.gap ?? 0).map(({ from, length }) =>
    spanOf(across(from + length), across(from), length),
  );
  for (const [index, row] of rowsOf(rows).entries()) {
    const at = index === 0 ? ground + 12 : plate.low + 7;
    levelChain(plate, row, index === 0 ? ground : at - 10, at);
  }
  const cut = {
    column: main.flatMap(({ columns }) => columns).findIndex((column) => isAcross(column, x)),
    x: across(place.z + place.depth),
    y: up(place.y + own),
    width: place.depth * scale,
    height: own * scale,
  };
  return {
    width: plate.width,
    height: Math.ceil(plate.low + 8),
    inner: plate.finish(),
    numbered: numbered([cut], (area) => plate.isFree(area)),
  };
}

/** The ceiling over a cut through a piece under a slope, in mm; undefined of any other place. */
function ceilingOver(piece: Piece, room: Place, x: number): number | undefined {
  if (!fallsAcross(room)) return undefined;
  return ceilingAt(room, x - asStanding(piece).bounds.x);
}

/** The column that has the most to show, beside its middle. */
function cutAt(piece: Piece): number {
  const most = (x: number) => piece.boards.filter(({ place }) => isAcross(place, x)).length;
  return probesOf(piece).reduce((best, x) => (most(x) > most(best) ? x : best));
}

/** The board that closes the column behind the cut, and the far sides of its drawers. */
function beyond({ boards, bodies }: Piece, x: number): Board[] {
  return bodies.flatMap((_, index) => {
    const own = boards.filter(({ body, place }) => body === index && place.x > x);
    const walls = own.filter(({ name }) => name === "side" || name === "partition");
    const nearest = Math.min(...walls.map(({ place }) => place.x));
    const drawers = own.filter(({ name, place }) => name === "drawer-side" && place.x < nearest);
    const isReached = bodies[index]!.place.x <= x;
    return isReached ? [...walls.filter(({ place }) => place.x === nearest), ...drawers] : [];
  });
}

/** How high a body is behind: where the rear edge of its side ends below a ceiling that falls to the back. */
function rearHeight({ boards }: Piece, x: number): number {
  const sides = boards.filter(({ name, place }) => name === "side" && place.x > x);
  const corners = outlineAlong(
    "x",
    sides.reduce((one, other) => (other.place.x < one.place.x ? other : one)),
  );
  const rear = Math.max(...corners.map(({ b }) => b));
  return Math.max(...corners.filter(({ b }) => b === rear).map(({ a }) => a));
}

/**
 * How far the plinth stands back, the thickness of fronts, how deep a flat top is before a slanted one, the depth of the
 * body and of the whole, and how far the body stands from the wall behind.
 */
function depths(piece: Piece, x: number, gap: number): { from: number; length: number }[] {
  const { boards, bounds } = piece;
  const body = mainBodies(piece)[0]!.place;
  const at = (name: Board["name"]) =>
    boards.find((one) => one.name === name && isAcross(one.place, x));
  const [plinth, top] = [at("plinth"), at("slanted-top") && at("top")];
  const front = outerFronts(piece).find((place) => isAcross(place, x));
  return [
    ...(plinth ? [{ from: body.z, length: plinth.place.z - body.z }] : []),
    ...(front ? [{ from: front.z, length: front.depth }] : []),
    ...(top ? [{ from: top.place.z, length: top.place.depth }] : []),
    { from: body.z, length: body.depth },
    ...(gap > 0 ? [{ from: body.z + body.depth, length: gap }] : []),
    ...(bounds.depth > body.depth ? [{ from: bounds.z, length: bounds.depth }] : []),
  ];
}
