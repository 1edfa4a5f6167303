import type { Camera } from "../geometry";

/** Where an elevation is on its sheet: its lower left corner, and sheet units of one centimetre. */
export interface Standing {
  left: number;
  ground: number;
  scale: number;
}

/** Looks straight at the front of a piece, so that nothing is smaller for being farther away. */
export function frontalCamera(
  { width, height }: { width: number; height: number },
  { left, ground, scale }: Standing,
): Camera {
  return {
    project: (x, y) => [left + x * scale, ground - y * scale],
    unit: () => scale,
    eye: { x: width / 2, y: height / 2, z: -1e6 },
  };
}
