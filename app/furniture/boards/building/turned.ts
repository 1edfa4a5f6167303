import type { Board, Spot } from "../piece";

/** A place in the piece, in mm. */
interface Point {
  x: number;
  y: number;
  z: number;
}

/** The place in the piece of a spot on a bevelled board that is turned, so deep below its upper face. */
export function placeOnTurned({ place, turned }: Board, { u, v }: Spot, below: number): Point {
  const { sin, cos } = turnOf(turned);
  return {
    x: place.x + u,
    y: place.y + place.height - v * sin - below * cos,
    z: place.z + v * cos - below * sin,
  };
}

/** The spot on a bevelled board that is turned of a place in the piece, whatever its depth below the upper face. */
export function spotOnTurned({ place, turned }: Board, { x, y, z }: Point): Spot {
  const { sin, cos } = turnOf(turned);
  const v = (z - place.z) * cos + (place.y + place.height - y) * sin;
  return { u: x - place.x, v: drilled(v) };
}

/** A place as exactly as anybody drills. */
export function drilledPlace({ x, y, z }: Point): Point {
  return { x: drilled(x), y: drilled(y), z: drilled(z) };
}

/** To a hundredth of a millimetre. */
function drilled(mm: number): number {
  return Math.round(mm * 100) / 100;
}

function turnOf(turned: Board["turned"]): { sin: number; cos: number } {
  const radians = ((turned?.degrees ?? 0) * Math.PI) / 180;
  return { sin: Math.sin(radians), cos: Math.cos(radians) };
}
