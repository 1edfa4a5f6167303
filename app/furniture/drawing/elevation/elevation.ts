import type { Part, Piece } from "../piece";
import { rectangle } from "../svg";
import { drawFronts, hiddenShelves, profiles } from "./fronts";
import { type Elevation, frameOf, shape } from "./pen";
import { drawPlain, tube, roundEnds } from "./plain-parts";

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
