import { allModules, type Module, type Run } from "~/furniture/boards/run";

// Where along the walls of a run modules may be put.

/** The left end of a wall, as a place to put a module at: the others are on the right of a module, by its number. */
export const startOf = (wall: number) => -1 - wall;

/** A wall of a run, and a place along it, both counted from 0. */
export interface Place {
  wall: number;
  at: number;
}

/** Where a module is put that goes one place on: past a corner it is the nearest along the next wall. */
export function neighbour(
  lines: Module[][],
  { wall, at }: Place,
  side: "left" | "right",
): Place | undefined {
  const step = side === "left" ? -1 : 1;
  const beside = lines[wall]![at + step];
  if (beside && !isCorner(beside)) return { wall, at: at + step };
  const next = wall + step;
  if (!lines[next]) return undefined;
  const { first, last } = freeOn(lines, next);
  return { wall: next, at: side === "left" ? last : first };
}

/** Between which places along a wall modules may be put: none is put between a corner and its own module. */
export function freeOn(lines: Module[][], wall: number): { first: number; last: number } {
  const line = lines[wall]!;
  const [begins, ends] = [line[0], line.at(-1)].map((one) => one !== undefined && isCorner(one));
  const first = wall > 0 && begins ? 1 : 0;
  const isLast = wall < lines.length - 1 && ends && line.length > first;
  return { first, last: isLast ? line.length - 1 : line.length };
}

/** The place on the right of a module, or at the left end of a wall (`startOf`). */
export function placeAfter(run: Run, lines: Module[][], after: number): Place {
  const all = allModules(run);
  const start = { wall: Math.min(-1 - after, lines.length - 1), at: -1 };
  const { wall, at } = after < 0 ? start : (all[after] ?? all.at(-1) ?? start);
  const { first, last } = freeOn(lines, wall);
  return { wall, at: Math.min(Math.max(at + 1, first), last) };
}

/** The module that stands in a corner follows from its walls. */
export function isCorner({ what }: Pick<Module, "what">): boolean {
  return what === "corner";
}
