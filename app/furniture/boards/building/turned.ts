import type { Board, Spot } from "../piece";

/** A place in the piece, in mm. */
interface Point {
  x: number;
  y: number;
  z: number;
}

/** The place in the piece of a spot on a turned board, so deep below its upper face. */
export function placeOnTurned({ place, turned }: Board, { u, v }: Spot, below: number): Point {
  const { sin, cos } = turnOf(turned);
  return {
    x: place.x + u,
    y: rounded(place.y + place.height - v * sin - below * cos),
    z: rounded(place.z + v * cos - below * sin),
  };
}

/** The spot on a turned board of a place in the piece, whatever its depth below the upper face. */
export function spotOnTurned({ place, turned }: Board, { x, y, z }: Point): Spot {
  const { sin, cos } = turnOf(turned);
  const v = (z - place.z) * cos + (place.y + place.height - y) * sin;
  return { u: x - place.x, v: rounded(v) };
}

function turnOf(turned: Board["turned"]): { sin: number; cos: number } {
  const radians = ((turned?.degrees ?? 0) * Math.PI) / 180;
  return { sin: Math.sin(radians), cos: Math.cos(radians) };
}

/** Nobody drills more exactly than a hundredth of a millimetre. */
function rounded(mm: number): number {
  return Math.round(mm * 100) / 100;
}
