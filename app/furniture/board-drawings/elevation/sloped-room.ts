import { fallsAcross, type Place } from "~/furniture/boards/design";
import { ceilingLine, slopeAngle } from "~/furniture/boards/limits";
import type { Body, Piece } from "~/furniture/boards/piece";
import { asStanding, topAt } from "~/furniture/boards/standing";
import type { Box, Flat } from "~/furniture/drawing/geometry";
import { polygon, short } from "~/furniture/drawing/svg";
import { lengthText } from "~/platform/format/measures";

import { uprightChain } from "./chains";
import { chainRoom, type Frame, spanOf } from "./frame";
import { type Plate, thinLine, widthOf } from "./plate";
import { isAcross, mainBodies } from "./stacks";

/** The room of a piece under a ceiling that falls along its width, in mm of the piece. */
interface SlopedRoom {
  /** From wall to wall, and from the floor to the highest place of the ceiling. */
  extent: Pick<Box, "x" | "y" | "width" | "height">;
  /** The ceiling from the left wall to the right one, the bend between them where it gets flat. */
  ceiling: (readonly [x: number, y: number])[];
  /** In degrees. */
  angle: number;
}

/** How thick a wall is drawn, in units of the sheet: less than to the chains beside it. */
export const WALL = 5;
/** How walls and ceilings look where they are cut through. */
export const cutThrough = 'fill="#cfc5b6" stroke="#8d8477" stroke-width=".7"';

/** What the dimension of the run takes above the ceiling, in units of the sheet. */
export const runRoom = 26;

/** The room of a piece; undefined of a place without a slope along the width. */
export function slopedRoomOf(piece: Piece, place: Place): SlopedRoom | undefined {
  if (!fallsAcross(place)) return undefined;
  const left = asStanding(piece).bounds.x;
  const ceiling = ceilingLine(place).map(({ x, y }) => [left + x, y] as const);
  return {
    extent: { x: left, y: 0, width: Math.min(...place.widths), height: place.high },
    ceiling,
    angle: slopeAngle(place),
  };
}

/** The part of the sheet that a piece and its room take, in mm. */
export function extentWith({ bounds }: Piece, room: SlopedRoom | undefined): SlopedRoom["extent"] {
  if (!room) return bounds;
  const { extent } = room;
  const x = Math.min(bounds.x, extent.x);
  const right = Math.max(bounds.x + bounds.width, extent.x + extent.width);
  const top = Math.max(bounds.y + bounds.height, extent.height);
  return { x, y: bounds.y, width: right - x, height: top - bounds.y };
}

/** Walls, roof and ceiling where they are cut through, how far the ceiling falls, and at which angle. */
export function drawSlopedRoom({ plate, across, up }: Frame, room: SlopedRoom): void {
  const { ceiling, angle } = room;
  const ground = up(0);
  const line = ceiling.map(([x, y]): Flat => [across(x), up(y)]);
  const [first, last] = [line[0]!, line.at(-1)!];
  plate.area(first[0] - WALL, first[1], WALL, ground - first[1], cutThrough);
  plate.area(last[0], last[1], WALL, ground - last[1], cutThrough);
  const { low, bend, top } = drawRoof(plate, line, angle);
  if (line.length === 2) return;
  const isLowLeft = low[0] < bend[0];
  const [from, to] = isLowLeft ? [low[0], bend[0]] : [bend[0], low[0]];
  const at = top - 8;
  plate.draw(
    `${runTick(from, at, top)}${runTick(to, at, top)}M${short(from)} ${short(at)}H${short(to)}`,
    thinLine,
  );
  plate.draw(
    `M${short(bend[0])} ${short(top)}V${short(bend[1])}`,
    `${thinLine} stroke-dasharray="3 2"`,
  );
  const run = isLowLeft ? ceiling[1]![0] - ceiling[0]![0] : ceiling[2]![0] - ceiling[1]![0];
  plate.write(plate.figure(run), (from + to) / 2, at - 9);
}

/**
 * The roof over the line of a ceiling, from left to right on the sheet, cut through, with its angle: where it begins to
 * rise, where it ends to, and how high the roof is drawn.
 */
export function drawRoof(plate: Plate, line: readonly Flat[], angle: number) {
  const [first, last] = [line[0]!, line.at(-1)!];
  const [outerLeft, outerRight] = [first[0] - WALL, last[0] + WALL];
  const top = Math.min(...line.map(([, y]) => y)) - WALL;
  const ends: Flat[] = [
    [outerRight, last[1]],
    [outerRight, top],
    [outerLeft, top],
    [outerLeft, first[1]],
  ];
  plate.draw(polygon([...line, ...ends]), cutThrough);
  // Nearer to the low wall, where the roof is thick enough for it.
  const isLowLeft = first[1] > last[1];
  const low = isLowLeft ? first : last;
  const bend = line.at(isLowLeft ? 1 : -2)!;
  const [x, y] = [low[0] + 0.35 * (bend[0] - low[0]), low[1] + 0.35 * (bend[1] - low[1])];
  plate.write(`${lengthText(angle, plate.figures.language)}°`, x, (y + top) / 2);
  return { low, bend, top };
}

/** An end of the dimension of a run, at a place of its line, up from the roof. */
export function runTick(place: number, at: number, top: number): string {
  return `M${short(place)} ${short(at - 4)}V${short(top)}M${short(place - 3)} ${short(at + 3)}l6-6`;
}

/** How high the ceiling is at both walls, outside the other chains beside a piece. */
export function figureWalls({ plate, across, up }: Frame, { ceiling }: SlopedRoom): void {
  const [left, right] = [ceiling[0]!, ceiling.at(-1)!];
  for (const [[x, y], side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const edge = across(x);
    uprightChain(plate, [spanOf(up(y), up(0), y)], edge, edge + side * (chainRoom + 2), side);
  }
}

/** What the workshop calls each of the bodies under a slope, above it. */
export function nameBodies({ plate, across, up }: Frame, piece: Piece): void {
  for (const [index, body] of mainBodies(piece).entries()) {
    const middle = body.place.x + body.place.width / 2;
    plate.write(`M${index + 1}`, across(middle), up(topAt(body, middle)) - 9);
  }
}

/** How high each of the bodies under a slope is, as the mark of a level below its upper edge and below handles there. */
export function markHeights({ plate, across, up }: Frame, piece: Piece): void {
  for (const body of mainBodies(piece)) {
    const { place } = body;
    if (body.slant) {
      markEnds({ plate, across, up }, body);
      continue;
    }
    const { x, y, width, height } = place;
    const [middle, edge] = [across(x + width / 2), up(y + height)];
    plate.draw(`M${short(middle)} ${short(edge + 1)}l4 6h-8z`, 'fill="#1a202c" stroke="none"');
    const handles = piece.fronts.flatMap(({ handle }) =>
      handle && isAcross(place, handle.x) ? [up(handle.y - handle.length / 2)] : [],
    );
    const highest = Math.min(...handles);
    plate.write(plate.figure(height), middle, (highest < edge + 40 ? highest : edge + 6) + 10);
  }
}

/** How high a slanted body is at both its ends, below its line there. */
function markEnds({ plate, across, up }: Pick<Frame, "plate" | "across" | "up">, body: Body): void {
  const { x, y, width } = body.place;
  for (const [at, side] of [
    [x, 1],
    [x + width, -1],
  ] as const) {
    const height = topAt(body, at);
    const [edge, level] = [across(at), up(height)];
    const figure = plate.figure(height - y);
    plate.draw(
      `M${short(edge)} ${short(level + 1)}l${8 * side} 3l${-6 * side} 5z`,
      'fill="#1a202c" stroke="none"',
    );
    plate.write(figure, edge + side * (widthOf(figure) / 2 + 4), level + 22);
  }
}
