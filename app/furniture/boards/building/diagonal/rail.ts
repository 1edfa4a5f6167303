import type { Design } from "../../design";
import type { Rules } from "../../rules";
import { measureDiagonal } from "./measures";

/** Where a rail hangs in the coordinates of the front: as far behind it as leaves it longest. */
export function railAcross(
  design: Pick<Design, "width" | "depth" | "thickness">,
  rules: Pick<Rules, "back" | "backBoard" | "rail">,
): { x: number; z: number; length: number } {
  const { front, inset } = measureDiagonal(design, rules);
  const hanger = rules.rail.leastDepth / 2;
  const side = design.thickness * Math.SQRT2;
  const back = (inset - design.depth) * Math.SQRT2;
  const z = Math.round(Math.max(hanger, (side - back) / 2));
  const x = Math.ceil(Math.max(side - z, back + z) + hanger);
  return { x, z, length: Math.floor(front - 2 * x) };
}

/** The shortest rail that is worth hanging, in mm. */
const SHORTEST_RAIL = 200;

/** Whether a wardrobe has a rail in a zone of it; the zone is as high as one needs. */
export function hasRailAcross(design: Design, rules: Rules): boolean {
  return railAcross(design, rules).length >= SHORTEST_RAIL;
}
