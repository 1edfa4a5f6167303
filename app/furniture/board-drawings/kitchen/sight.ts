import type { Camera, Point, Sheet } from "~/furniture/drawing/geometry";

import { closeUp, cornersOfLegs, type StandingLegs, standingLegs } from "../projection/legs";
import { sightOf } from "../projection/perspective";
import type { AtWall } from "./at-wall";

/** How far before three walls one stands, as a share of how far they reach, and how high one's eyes are, in centimetres. */
const [AWAY, EYES] = [1.05, 235];

/** What one sees of a run, and of more that has to be on the sheet, in centimetres of the scene. */
export function sightOfRun(
  walls: AtWall[],
  sheet: Sheet,
  isOpen: boolean,
  more: (legs: StandingLegs["legs"]) => Point[],
): StandingLegs & { camera: Camera } {
  const seen = standingLegs(walls, isOpen);
  if (walls.length < 3) return sightOf(walls, sheet, isOpen, more(seen.legs));
  const places = [...cornersOfLegs(seen.legs), ...more(seen.legs)];
  return { ...seen, camera: closeUp(between(seen.size, places), places, sheet) };
}

/** A level camera before the open side of three walls, so that one sees the fronts of all. */
function between({ width, depth }: StandingLegs["size"], places: Point[]): Camera {
  const nearest = Math.min(...places.map(({ z }) => z));
  const eye = { x: width / 2, y: EYES, z: nearest - AWAY * Math.max(width, depth) };
  return {
    project: (x, y, z) => [(x - eye.x) / (z - eye.z), (eye.y - y) / (z - eye.z)],
    unit: (_x, _y, z) => 1 / (z - eye.z),
    eye,
  };
}
