import type { Place } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import { unfolded } from "~/furniture/boards/standing";

import type { Looks } from "../views";
import type { SheetWords } from "../words";
import { drawBoards } from "./boards";
import { levelChain, rowsOf, uprightChain } from "./chains";
import { cornerFace, drawCorner, namesRoom } from "./corner";
import { drawDiagonalPlan } from "./diagonal-plan";
import { chainRoom, type DrawnSheet, type Frame, heading, largest, spanOf, tallest } from "./frame";
import { drawInsides } from "./insides";
import { columnsAcross, numbered } from "./numbered";
import { drawPlan } from "./plan";
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
import {
  frontStack,
  frontWidths,
  insideStack,
  isAcross,
  mainBodies,
  probesOf,
  type Stretch,
} from "./stacks";

/** The piece from the front with all its dimensions: with its fronts, or without them. */
export function drawFace(
  standing: Piece,
  place: Place,
  looks: Looks,
  { headings, figures }: SheetWords,
  isInside: boolean,
): DrawnSheet {
  const corner = place.kind === "corner" ? cornerFace(standing, isInside) : undefined;
  const isDiagonal = place.kind === "diagonal";
  const piece = corner?.piece ?? (isDiagonal ? unfolded(standing) : standing);
  const { bounds } = piece;
  const sloped = slopedRoomOf(piece, place);
  const extent = extentWith(piece, sloped);
  const stackAt = (x: number) => (isInside ? insideStack(piece, x) : frontStack(piece, x));
  const isHidden = (x: number) => corner !== undefined && isAcross(corner.hidden, x);
  const stacks = probesOf(piece)
    .filter((x) => !isHidden(x))
    .sort((one, other) => one - other)
    .map((x) => ({ x, stack: stackAt(x) }));
  const [first, last] = [stacks[0]!, stacks[stacks.length - 1]!];
  const hasRight = !isSame(first.stack, last.stack);
  const plate = new Plate(480, figures);
  const beside = sloped ? 2 * chainRoom : hasRight ? chainRoom + 2 : 14;
  const room = plate.width - 2 * chainRoom - beside;
  const scale = Math.min(room / extent.width, tallest / extent.height, largest);
  const left = 2 * chainRoom + (room - extent.width * scale) / 2;
  const above = sloped ? runRoom : corner ? namesRoom : 0;
  const ground = heading + above + extent.height * scale;
  const frame: Frame = {
    plate,
    looks,
    scale,
    across: (x) => left + (x - extent.x) * scale,
    up: (y) => ground - (y - extent.y) * scale,
  };
  plate.write(headings[isInside ? "inside" : "front"], plate.width / 2, 14);
  if (sloped) drawSlopedRoom(frame, sloped);
  drawBoards(frame, piece, isInside);
  if (!sloped && !isDiagonal) drawWalls(frame, piece, ground);
  if (corner) drawCorner(frame, corner, headings);
  const right = frame.across(extent.x + extent.width);
  plate.draw(`M${left - 8} ${ground}H${right + 8}`, 'stroke-width="1.6"');

  const upright = (stack: Stretch[]) =>
    stack.map(({ from, length }) => spanOf(frame.up(from + length), frame.up(from), length));
  const whole = spanOf(frame.up(bounds.y + bounds.height), ground, bounds.height);
  if (sloped) figureWalls(frame, sloped);
  else uprightChain(plate, [whole], left, left - chainRoom - 2, -1);
  uprightChain(plate, upright(first.stack), left, left - 8, -1);
  if (hasRight) uprightChain(plate, upright(last.stack), right, right + 8, 1);

  const widths = (isInside ? clearWidths(piece) : frontWidths(piece)).filter(
    ({ from, length }) => !isHidden(from + length / 2),
  );
  const level = ({ from, length }: Stretch) =>
    spanOf(frame.across(from), frame.across(from + length), length);
  let at = ground;
  const bodies = mainBodies(piece).map(({ place }) => ({ from: place.x, length: place.width }));
  // What is seen aslant has its figures in the plan.
  const isWider = !isDiagonal && bounds.width > bodies[0]!.length;
  const body = bodies.length > 1 || isWider ? bodies : [];
  const wholeWidth = corner || isDiagonal ? [] : [{ from: bounds.x, length: bounds.width }];
  const rows = [...rowsOf(widths.map(level)), ...rowsOf([...body, ...wholeWidth].map(level))];
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
  else if (place.kind === "corner") drawPlan(plate, standing, place, looks, headings.above);
  else if (isDiagonal) drawDiagonalPlan(plate, standing, place, looks, headings.above);
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
    const { column, slant } = mainBodies(piece)
      .flatMap(({ columns, slant }) => columns.map((column) => ({ column, slant })))
      .find((each) => isAcross(each.column, x))!;
    const isRight = slant?.falls === "right";
    const at = isRight ? across(column.x + column.width) - 7 : across(column.x) + 7;
    const isNew = !isSame(before, stack) && !isSame(leftmost, stack);
    before = stack;
    // Between the shelves of a single zone its height is told by theirs.
    const isTold = isInside && column.zones.length === 1 && column.zones[0]!.inside === "shelves";
    if (isTold) continue;
    const shown = stack.filter(({ length }) => up(0) - up(length) >= letter);
    if (!isNew || widthOf("0000") + 14 > across(column.width) - across(0)) continue;
    const spans = shown.map(({ from, length }) => spanOf(up(from + length), up(from), length));
    // Above the handles, which are in the middle of doors.
    uprightChain(plate, spans, at, at, isRight ? -1 : 1, 0.3);
  }
}
