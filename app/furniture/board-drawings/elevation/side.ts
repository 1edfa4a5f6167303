import type { Place } from "~/furniture/boards/design";
import { ceilingAt } from "~/furniture/boards/limits";
import type { Board, Piece } from "~/furniture/boards/piece";
import { asStanding } from "~/furniture/boards/standing";
import { profileHandle } from "~/furniture/drawing/elevation-handles";
import { washOf } from "~/furniture/drawing/materials";
import { mix } from "~/furniture/drawing/svg";

import { slantedFace, type Looks } from "../views";
import type { Figures } from "../words";
import { levelChain, rowsOf, uprightChain } from "./chains";
import { chainRoom, type DrawnSheet, heading, largest, spanOf, tallest } from "./frame";
import { spotOf } from "./fronts";
import { numbered } from "./numbered";
import { Plate } from "./plate";
import { cutThrough, WALL } from "./sloped-room";
import { frontStack, isAcross, mainBodies, outerFronts, probesOf } from "./stacks";

/** A cut from front to back, seen from the left, so that the front looks to the right. */
export function drawSide(
  piece: Piece,
  room: Place,
  looks: Looks,
  { title, figures }: { title: string; figures: Figures },
): DrawnSheet {
  const { bounds, boards, fronts } = piece;
  const plate = new Plate(360, figures);
  const x = cutAt(piece);
  const ceiling = ceilingOver(piece, room, x);
  const wide = plate.width - 2 * chainRoom - 20;
  const tall = Math.max(bounds.height, ceiling ?? 0);
  const scale = Math.min(wide / bounds.depth, tallest / tall, largest);
  const left = chainRoom + 10 + (wide - bounds.depth * scale) / 2;
  const ground = heading + tall * scale;
  const right = left + bounds.depth * scale;
  const across = (z: number) => right - (z - bounds.z) * scale;
  const up = (y: number) => ground - (y - bounds.y) * scale;
  plate.write(title, plate.width / 2, 14);

  const draw = (board: Board, more: string) => {
    const { place } = board;
    const height = heightAt(board, x);
    plate.area(
      across(place.z + place.depth),
      up(place.y + height),
      place.depth * scale,
      height * scale,
      more,
    );
  };
  const washes = { body: washOf(looks.body), front: washOf(looks.front) };
  for (const board of beyond(piece, x)) {
    draw(board, `fill="${board.stock === "drawer" ? "#f6f2ea" : washes.body}" stroke-width=".6"`);
  }
  for (const board of boards) {
    if (!isAcross(board.place, x)) continue;
    const wash = board.stock === "front" ? washes.front : washes.body;
    draw(board, `fill="${mix(wash, "#4a3a28", 0.36)}" stroke-width=".9"`);
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
  plate.draw(`M${left - 8} ${ground}H${right + 12}`, 'stroke-width="1.6"');

  const main = mainBodies(piece);
  const { place } = main.find((body) => isAcross(body.place, x))!;
  const height = ceiling === undefined ? bounds.height : place.height;
  uprightChain(plate, [spanOf(up(bounds.y + height), ground, height)], left, left - 10, -1);
  if (ceiling !== undefined) {
    plate.area(left - 8, up(ceiling) - WALL, right - left + 20, WALL, cutThrough);
  }
  const stack = frontStack(piece, x).map(({ from, length }) =>
    spanOf(up(from + length), up(from), length),
  );
  uprightChain(plate, stack, right, right + 40 * scale + 8, 1);
  const rows = depths(piece, x).map(({ from, length }) =>
    spanOf(across(from + length), across(from), length),
  );
  for (const [index, row] of rowsOf(rows).entries()) {
    const at = index === 0 ? ground + 12 : plate.low + 7;
    levelChain(plate, row, index === 0 ? ground : at - 10, at);
  }
  const cut = {
    column: main.flatMap(({ columns }) => columns).findIndex((column) => isAcross(column, x)),
    x: across(place.z + place.depth),
    y: up(place.y + place.height),
    width: place.depth * scale,
    height: place.height * scale,
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
  if (room.kind !== "slope") return undefined;
  return ceilingAt(room, x - asStanding(piece).bounds.x);
}

/** How high a board is at a place across the piece. */
function heightAt(board: Board, x: number): number {
  const { y, height } = board.place;
  const face = slantedFace(board);
  if (!face) return height;
  const ups = face.flatMap(([fromX, fromY], index) => {
    const [toX, toY] = face[(index + 1) % face.length]!;
    if (fromX === toX || (x - fromX) * (x - toX) > 0) return [];
    return [fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)];
  });
  return Math.max(y, ...ups) - y;
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

/** How far the plinth stands back, the thickness of fronts, the depth of the body and of the whole. */
function depths(piece: Piece, x: number): { from: number; length: number }[] {
  const { boards, bounds } = piece;
  const body = mainBodies(piece)[0]!.place;
  const plinth = boards.find(({ name, place }) => name === "plinth" && isAcross(place, x));
  const front = outerFronts(piece).find((place) => isAcross(place, x));
  return [
    ...(plinth ? [{ from: body.z, length: plinth.place.z - body.z }] : []),
    ...(front ? [{ from: front.z, length: front.depth }] : []),
    { from: body.z, length: body.depth },
    ...(bounds.depth > body.depth ? [{ from: bounds.z, length: bounds.depth }] : []),
  ];
}
