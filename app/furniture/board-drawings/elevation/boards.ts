import type { Board, BoardName, Piece } from "~/furniture/boards/piece";
import { bandOn } from "~/furniture/boards/standing";
import type { Flat } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { mix, polygon } from "~/furniture/drawing/svg";

import { bandLook, outlineAlong, prismOf } from "../views";
import { drawLight, drawPullOut } from "./extras";
import type { Frame } from "./frame";
import { drawFront } from "./fronts";
import { drawRail } from "./insides";

/** Boards and what stands among them, the farthest first. */
export function drawBoards(frame: Frame, piece: Piece, isInside: boolean): void {
  const frontOf = new Map(piece.fronts.map((front) => [front.board, front]));
  const carried = new Set(piece.fronts.flatMap(({ carries }) => carries));
  const drawBoard = (board: Board, index: number) => {
    const front = frontOf.get(index);
    if (front && isInside !== front.isInner) return;
    if (carried.has(index) && !isInside) return;
    if (front) drawFront(frame, board, front);
    else drawPlain(frame, board);
    if (isInside && board.name === "back") for (const rail of piece.rails) drawRail(frame, rail);
  };
  if (isInside) for (const rail of piece.rails) drawRail(frame, rail);
  const drawn = [
    ...piece.boards.map((board, index) => ({
      z: nearestOf(board),
      draw: () => drawBoard(board, index),
    })),
    ...piece.pullOuts.map((one) => ({ z: one.place.z, draw: () => drawPullOut(frame, one) })),
    ...piece.lights.map((light) => ({ z: light.z, draw: () => drawLight(frame, light) })),
  ];
  for (const { draw } of drawn.sort((one, other) => other.z - one.z)) draw();
}

/** Where a board begins behind the front: one tilted to the back lies behind all that is below it and before it. */
function nearestOf({ place, turned }: Board): number {
  return turned && !turned.isAcross ? place.z + place.depth : place.z;
}

/** How much darker than others boards farther back are drawn. */
const darker: Partial<Record<BoardName, number>> = { "slanted-top": 0.07, back: 0.14, plinth: 0.3 };

function drawPlain({ plate, across, up, scale, looks }: Frame, board: Board): void {
  const { name, place, stock } = board;
  const band = bandOn(board, "z", "low") > 0 ? bandLook(looks, board) : undefined;
  const wash = washOf(band ?? (stock === "front" ? looks.front : looks.body));
  const isShelf = name === "shelf" || name === "shoe-shelf";
  const dark = darker[name] ?? 0;
  const color = stock === "drawer" ? "#f6f2ea" : dark > 0 ? mix(wash, "#3b3127", dark) : wash;
  const dashes = isShelf ? ' stroke-dasharray="4 2"' : "";
  const look = `fill="${color}" stroke-width="${isShelf ? ".5" : ".7"}"${dashes}`;
  const prism = prismOf(board);
  if (prism && (board.cuts || prism.axis === "z")) {
    const outline = outlineAlong("z", board);
    plate.draw(polygon(outline.map(({ a, b }): Flat => [across(a), up(b)])), look);
    return;
  }
  plate.area(
    across(place.x),
    up(place.y + place.height),
    place.width * scale,
    place.height * scale,
    look,
  );
}
