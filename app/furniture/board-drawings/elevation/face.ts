import type { Place } from "~/furniture/boards/design";
import type { Board, BoardName, Piece } from "~/furniture/boards/piece";
import { bandOn } from "~/furniture/boards/standing";
import type { Flat } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { mix, polygon } from "~/furniture/drawing/svg";

import { bandLook, outlineAlong, type Looks } from "../views";
import type { Figures } from "../words";
import { levelChain, rowsOf, uprightChain } from "./chains";
import { drawLight, drawPullOut } from "./extras";
import { chainRoom, type DrawnSheet, type Frame, heading, largest, spanOf, tallest } from "./frame";
import { drawFront } from "./fronts";
import { drawInsides, drawRail } from "./insides";
import { columnsAcross, numbered } from "./numbered";
import { letter, Plate, widthOf } from "./plate";
import {
  cutThrough,
  drawSlopedRoom,
  extentWith,
  figureWalls,
  markHeights,
  nameBodies,
  runRoom,
  slopedRoomOf,
  WALL,
} from "./sloped-room";
import { frontStack, frontWidths, insideStack, mainBodies, probesOf, type Stretch } from "./stacks";

/** The piece from the front with all its dimensions: with its fronts, or without them. */
export function drawFace(
  piece: Piece,
  place: Place,
  looks: Looks,
  { title, figures }: { title: string; figures: Figures },
  isInside: boolean,
): DrawnSheet {
  const { bounds } = piece;
  const sloped = slopedRoomOf(piece, place);
  const extent = extentWith(piece, sloped);
  const stackAt = (x: number) => (isInside ? insideStack(piece, x) : frontStack(piece, x));
  const stacks = probesOf(piece).map((x) => ({ x, stack: stackAt(x) }));
  const [first, last] = [stacks[0]!, stacks[stacks.length - 1]!];
  const hasRight = !isSame(first.stack, last.stack);
  const plate = new Plate(480, figures);
  const beside = sloped ? 2 * chainRoom : hasRight ? chainRoom + 2 : 14;
  const room = plate.width - 2 * chainRoom - beside;
  const scale = Math.min(room / extent.width, tallest / extent.height, largest);
  const left = 2 * chainRoom + (room - extent.width * scale) / 2;
  const ground = heading + (sloped ? runRoom : 0) + extent.height * scale;
  const frame: Frame = {
    plate,
    looks,
    scale,
    across: (x) => left + (x - extent.x) * scale,
    up: (y) => ground - (y - extent.y) * scale,
  };
  plate.write(title, plate.width / 2, 14);
  if (sloped) drawSlopedRoom(frame, sloped);
  drawBoards(frame, piece, isInside);
  if (!sloped) drawWalls(frame, piece, ground);
  const right = frame.across(extent.x + extent.width);
  plate.draw(`M${left - 8} ${ground}H${right + 8}`, 'stroke-width="1.6"');

  const upright = (stack: Stretch[]) =>
    stack.map(({ from, length }) => spanOf(frame.up(from + length), frame.up(from), length));
  const whole = spanOf(frame.up(bounds.y + bounds.height), ground, bounds.height);
  if (sloped) figureWalls(frame, sloped);
  else uprightChain(plate, [whole], left, left - chainRoom - 2, -1);
  uprightChain(plate, upright(first.stack), left, left - 8, -1);
  if (hasRight) uprightChain(plate, upright(last.stack), right, right + 8, 1);

  const widths = isInside ? clearWidths(piece) : frontWidths(piece);
  const level = ({ from, length }: Stretch) =>
    spanOf(frame.across(from), frame.across(from + length), length);
  let at = ground;
  const bodies = mainBodies(piece).map(({ place }) => ({ from: place.x, length: place.width }));
  const body = bodies.length > 1 || bounds.width > bodies[0]!.length ? bodies : [];
  const wholeWidth = { from: bounds.x, length: bounds.width };
  const rows = [...rowsOf(widths.map(level)), ...rowsOf([...body, wholeWidth].map(level))];
  for (const row of rows) {
    const next = at === ground ? ground + 12 : plate.low + 7;
    levelChain(plate, row, at === ground ? ground : next - 10, next);
    at = next;
  }
  if (sloped) {
    if (!isInside) markHeights(frame, piece);
    // Only the workshop sees boards before they are scribed, and calls bodies by their marks.
    if (!piece.scribedTo) nameBodies(frame, piece);
  }
  nameInnerStacks(frame, piece, stacks.slice(1, hasRight ? -1 : undefined), first.stack, isInside);
  if (isInside) drawInsides(frame, piece);
  return {
    width: plate.width,
    height: Math.ceil(plate.low + 8),
    inner: plate.finish(),
    numbered: numbered(columnsAcross(piece, frame.across, frame.up), (area) => plate.isFree(area)),
  };
}

function isSame(one: Stretch[], other: Stretch[]): boolean {
  const keyOf = (stack: Stretch[]) => stack.map(({ from, length }) => `${from}+${length}`).join();
  return keyOf(one) === keyOf(other);
}

function clearWidths({ bodies }: Piece): Stretch[] {
  return bodies.flatMap(({ columns }) =>
    columns.map(({ x, width }) => ({ from: x, length: width })),
  );
}

/** The walls and the ceiling that a piece in its place was scribed to, cut through. */
function drawWalls(
  { plate, across, up }: Frame,
  { bounds, scribedTo }: Piece,
  ground: number,
): void {
  if (!scribedTo) return;
  const [left, right] = [across(bounds.x), across(bounds.x + bounds.width)];
  const top = up(bounds.y + bounds.height);
  if (scribedTo.left) plate.area(left - WALL, top, WALL, ground - top, cutThrough);
  if (scribedTo.right) plate.area(right, top, WALL, ground - top, cutThrough);
  const [from, to] = [scribedTo.left ? left - WALL : left, scribedTo.right ? right + WALL : right];
  if (scribedTo.above) plate.area(from, top - WALL, to - from, WALL, cutThrough);
}

/** The heights of columns in the middle that differ from those left of them, within the columns. */
function nameInnerStacks(
  { plate, across, up }: Frame,
  piece: Piece,
  stacks: { x: number; stack: Stretch[] }[],
  leftmost: Stretch[],
  isInside: boolean,
): void {
  let before = leftmost;
  for (const { x, stack } of stacks) {
    const column = mainBodies(piece)
      .flatMap(({ columns }) => columns)
      .find((each) => each.x <= x && x < each.x + each.width)!;
    const at = across(column.x) + 7;
    const isNew = !isSame(before, stack) && !isSame(leftmost, stack);
    before = stack;
    // Between the shelves of a single zone its height is told by theirs.
    const isTold = isInside && column.zones.length === 1 && column.zones[0]!.inside === "shelves";
    if (isTold) continue;
    const shown = stack.filter(({ length }) => up(0) - up(length) >= letter);
    if (!isNew || widthOf("0000") + 14 > across(column.width) - across(0)) continue;
    const spans = shown.map(({ from, length }) => spanOf(up(from + length), up(from), length));
    // Above the handles, which are in the middle of doors.
    uprightChain(plate, spans, at, at, 1, 0.3);
  }
}

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

/** Where a board begins behind the front: a tilted one lies behind all that is below it and before it. */
function nearestOf({ place, turned }: Board): number {
  return turned ? place.z + place.depth : place.z;
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
  if (board.cuts) {
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
