import type { Spherical } from "three";

/** What a key or a button does to the view. */
export type Move = "left" | "right" | "up" | "down" | "closer" | "farther" | "home";

/** Radians: one step of turning, where the view begins, and from where one may look. */
const STEP = Math.PI / 12;
const HOME = { around: Math.PI / 7, fromTop: Math.PI * 0.43 };
export const HIGHEST = Math.PI / 10;
export const LOWEST = Math.PI * 0.52;

/** How much closer one step comes. */
const CLOSER = 1.2;

/** Moves whoever looks by one step; `distance` is the one that the view begins from. */
export function turn(seen: Spherical, move: Move, distance: number): void {
  // The piece turns that way, so whoever looks goes the other.
  if (move === "left") seen.theta += STEP;
  if (move === "right") seen.theta -= STEP;
  if (move === "up") seen.phi -= STEP;
  if (move === "down") seen.phi += STEP;
  if (move === "closer") seen.radius /= CLOSER;
  if (move === "farther") seen.radius *= CLOSER;
  if (move === "home") seen.set(distance, HOME.fromTop, HOME.around);
}
