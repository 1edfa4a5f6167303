import type { Cushion, Disc, Leg } from "../piece";
import { chain, polygon, roundedRectangle, short } from "../svg";
import { glints } from "./front-lines";
import { type Elevation, line, shape, thin } from "./pen";

/** Legs, round tops and cushions, in either elevation. */
export function drawPlain(
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

export function tube(
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

export function roundEnds(
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
