import { squareCorner } from "~/furniture/boards/design";
import type { Run } from "~/furniture/boards/run";
import type { Language } from "~/platform/i18n/languages";

import { diagonalFields } from "./wall-form";
import { wallWriter, type WallLength } from "./wall-lengths";
import { onWall, shapeOf, wallsOf } from "./walls";

/** The fields of the first step, from the run that they made; lengths in centimetres. */
export function typedWalls(run: Run, language: Language): Record<string, string> {
  const write = wallWriter(language);
  const typed: Record<string, string> = {
    kind: run.kind,
    shape: shapeOf(run),
    leftEnd: run.walls[0].ends[0],
    rightEnd: run.walls.at(-1)!.ends[1],
    ceiling: write("ceiling", run.ceiling),
    cooking: run.cooking,
  };
  for (const [index, name] of wallsOf[shapeOf(run)].entries()) {
    const { widths, window, ...wall } = run.walls[index]!;
    const set = (field: WallLength, length: number) =>
      (typed[onWall(name, field)] = write(field, length));
    const [width, middle, top] = widths;
    set("width", width);
    if (middle !== width) set("middleWidth", middle);
    if (top !== width) set("topWidth", top);
    if (window) {
      set("windowLeft", window.x);
      set("windowWidth", window.width);
      set("windowSill", window.sill);
    }
    for (const what of ["water", "hob"] as const) {
      const x = wall[what];
      if (x === null) continue;
      typed[what] = write(what, x);
      // Of a wall alone nobody is asked, but of several that it may become one of.
      typed[`${what}Wall`] = name;
    }
  }
  for (const [index, diagonal] of (run.diagonals ?? []).entries()) {
    if (diagonal !== squareCorner.diagonal)
      typed[diagonalFields[index]!] = write("diagonal", diagonal);
  }
  return typed;
}
