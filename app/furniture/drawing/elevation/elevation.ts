import type { Cushion, Disc, Leg, Part, Piece } from "../piece";
import { chain, polygon, rectangle, roundedRectangle, short } from "../svg";
import { drawFronts, glints, hiddenShelves, profiles } from "./fronts";
import { type Elevation, frameOf, line, shape, thin } from "./pen";

export function frontElevation(piece: Piece, sheet: Elevation): string {
  const nearestLast = [...piece.parts].sort((one, other) => farthest(other) - farthest(one));
  return nearestLast.map((part) => drawFront(part, sheet)).join("");
}

/** Seen from the left, so the front looks to the right, as European sheets set it. */
export function sideElevation(piece: Piece, sheet: Elevation, length: number): string {
  const nearestLast = [...piece.parts].sort((one, other) => rightOf(other) - rightOf(one));
  return nearestLast.map((part) => drawSide(part, sheet, length)).join("");
}

function farthest(part: Part): number {
  return part.part === "tube" ? Math.min(...part.points.map((point) => point.z)) : part.z;
}

function rightOf(part: Part): number {
  return part.part === "tube" ? Math.min(...part.points.map((point) => point.x)) : part.x;
}

function drawFront(part: Part, sheet: Elevation): string {
  const frame = frameOf(sheet);
  if (part.part === "block") {
    const { x, y, width, height } = part;
    return (
      shape(rectangle(...frame(x, y, width, height)), sheet, part.finish) + drawFronts(part, sheet)
    );
  }
  if (part.part === "mirror")
    return roundEnds(frame(part.x, part.y, part.width, part.height), sheet);
  if (part.part === "tube")
    return tube(
      part.points.map((point) => [point.x, point.y]),
      part.thickness,
      sheet,
    );
  return drawPlain(
    part,
    sheet,
    part.x,
    part.part === "leg" ? part.splayX : 0,
    part.part === "leg" ? 0 : part.width,
  );
}

function drawSide(part: Part, sheet: Elevation, length: number): string {
  const frame = frameOf(sheet);
  if (part.part === "tube")
    return tube(
      part.points.map((point) => [length - point.z, point.y]),
      part.thickness,
      sheet,
    );
  if (part.part === "leg") return drawPlain(part, sheet, length - part.z, -part.splayZ, 0);
  const across = length - part.z - part.depth;
  if (part.part === "block") {
    const outline = shape(
      rectangle(...frame(across, part.y, part.depth, part.height)),
      sheet,
      part.finish,
    );
    return outline + hiddenShelves(part, sheet, across) + profiles(part, sheet, length - part.z);
  }
  if (part.part === "mirror")
    return shape(rectangle(...frame(across, part.y, part.depth, part.height)), sheet, "glass");
  return drawPlain(part, sheet, across, 0, part.depth);
}

/** Legs, round tops and cushions, in either elevation. */
function drawPlain(
  part: Leg | Disc | Cushion,
  sheet: Elevation,
  across: number,
  splay: number,
  wide: number,
): string {
  const { left, ground, scale } = sheet;
  const [top, low] = [ground - (part.y + part.height) * scale, ground - part.y * scale];
  const at = (value: number) => left + value * scale;
  const tapered = (upper: [number, number], lower: [number, number]) =>
    polygon([
      [at(upper[0]), top],
      [at(upper[1]), top],
      [at(lower[1]), low],
      [at(lower[0]), low],
    ]);
  if (part.part === "leg") {
    const [from, foot] = [across, across + splay];
    const data = tapered([from - part.top, from + part.top], [foot - part.foot, foot + part.foot]);
    return shape(data, sheet, part.finish);
  }
  if (part.part === "disc") {
    const narrow = part.isBasin ? wide * 0.15 : 0;
    const data = tapered([across, across + wide], [across + narrow, across + wide - narrow]);
    return shape(data, sheet, part.finish);
  }
  const soft = roundedRectangle(at(across), top, wide * scale, low - top, 4 * scale);
  return shape(soft, sheet, part.finish);
}

function tube(
  points: [number, number][],
  thickness: number,
  { left, ground, scale }: Elevation,
): string {
  const data = chain(points.map(([across, y]) => [left + across * scale, ground - y * scale]));
  const width = Math.max(1.4, thickness * scale);
  return (
    line(data, ` stroke-width="${short(width + 0.8)}"`) +
    line(data, ` stroke="#e8eaec" stroke-width="${short(width - 0.4)}"`)
  );
}

function roundEnds(
  [x, y, width, height]: [number, number, number, number],
  sheet: Elevation,
): string {
  const rim = Math.max(1, 2 * sheet.scale);
  const outline = (by: number) =>
    roundedRectangle(x + by, y + by, width - 2 * by, height - 2 * by, width + height);
  return (
    shape(outline(0), sheet, "material") +
    shape(outline(rim), sheet, "glass", thin) +
    line(glints(x, y, width, height))
  );
}
