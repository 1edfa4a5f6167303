import type { Block, Part, Piece } from "../piece";
import { chain, polygon, rectangle } from "../svg";
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
  part: Exclude<Part, Block>,
  sheet: Elevation,
  across: number,
  splay: number,
  wide: number,
): string {
  if (part.part === "tube" || part.part === "mirror") return "";
  const { left, ground, scale } = sheet;
  const [top, low] = [ground - (part.y + part.height) * scale, ground - part.y * scale];
  const at = (value: number) => left + value * scale;
  if (part.part === "leg") {
    const foot = across + splay;
    return shape(
      polygon([
        [at(across - part.top), top],
        [at(across + part.top), top],
        [at(foot + part.foot), low],
        [at(foot - part.foot), low],
      ]),
      sheet,
      part.finish,
    );
  }
  if (part.part === "disc") {
    const narrow = part.isBasin ? wide * 0.15 : 0;
    return shape(
      polygon([
        [at(across), top],
        [at(across + wide), top],
        [at(across + wide - narrow), low],
        [at(across + narrow), low],
      ]),
      sheet,
      part.finish,
    );
  }
  const [from, to] = [at(across), at(across + wide)];
  const round = Math.min(4 * scale, (low - top) / 2);
  return shape(
    `M${chain([[from, low - round]]).slice(1)}` +
      `V${(top + round).toFixed(1)}Q${from.toFixed(1)} ${top.toFixed(1)} ${(from + round).toFixed(1)} ${top.toFixed(1)}` +
      `H${(to - round).toFixed(1)}Q${to.toFixed(1)} ${top.toFixed(1)} ${to.toFixed(1)} ${(top + round).toFixed(1)}` +
      `V${(low - round).toFixed(1)}Q${to.toFixed(1)} ${low.toFixed(1)} ${(to - round).toFixed(1)} ${low.toFixed(1)}` +
      `H${(from + round).toFixed(1)}Q${from.toFixed(1)} ${low.toFixed(1)} ${from.toFixed(1)} ${(low - round).toFixed(1)}z`,
    sheet,
    part.finish,
  );
}

function tube(
  points: [number, number][],
  thickness: number,
  { left, ground, scale }: Elevation,
): string {
  const data = chain(points.map(([across, y]) => [left + across * scale, ground - y * scale]));
  const width = Math.max(1.4, thickness * scale);
  return (
    line(data, ` stroke-width="${(width + 0.8).toFixed(1)}"`) +
    line(data, ` stroke="#e8eaec" stroke-width="${(width - 0.4).toFixed(1)}"`)
  );
}

function roundEnds(
  [x, y, width, height]: [number, number, number, number],
  sheet: Elevation,
): string {
  const outline = (by: number) => {
    const [left, top, right, low] = [x + by, y + by, x + width - by, y + height - by];
    const radius = Math.min(right - left, low - top) / 2;
    const arc = (toX: number, toY: number) =>
      `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`;
    const start = chain([[left, top + radius]]);
    return `${start}${arc(left + radius, top)}H${(right - radius).toFixed(1)}${arc(right, top + radius)}V${(low - radius).toFixed(1)}${arc(right - radius, low)}H${(left + radius).toFixed(1)}${arc(left, low - radius)}z`;
  };
  const rim = Math.max(1, 2 * sheet.scale);
  return (
    shape(outline(0), sheet, "material") +
    shape(outline(rim), sheet, "glass", thin) +
    line(glints(x, y, width, height))
  );
}
