import type { Module, Run, Wall } from "~/furniture/boards/run";

// The walls of a run: what they are called as one looks at them from the room, and the modules along all of them.

/** The shapes of a kitchen, each with its walls from left to right. */
export const wallsOf = {
  line: ["left"],
  l: ["left", "right"],
  u: ["left", "back", "right"],
} as const;
export type RunShape = keyof typeof wallsOf;
export const runShapes = ["line", "l", "u"] as const satisfies RunShape[];
export const wallNames = wallsOf.u;
export type WallName = (typeof wallNames)[number];

export function shapeOf({ walls }: Pick<Run, "walls">): RunShape {
  return runShapes[walls.length - 1]!;
}

/** The name of the wall at an index of a run's. */
export function wallName(run: Pick<Run, "walls">, index: number): WallName {
  return wallsOf[shapeOf(run)][index]!;
}

/** A run with other modules along its walls, from left to right. */
export function withModules(run: Run, lines: Module[][]): Run {
  const walls = run.walls.map((wall, index) => ({ ...wall, modules: lines[index]! }));
  return { ...run, walls: walls as [Wall, ...Wall[]] };
}

/** The name of a field that each wall has. */
export function onWall(wall: WallName, field: string): string {
  return wall === "left" ? field : wall + field.charAt(0).toUpperCase() + field.slice(1);
}
