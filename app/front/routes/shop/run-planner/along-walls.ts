import { squareCorner } from "~/furniture/boards/design";
import type { End, Run, Wall } from "~/furniture/boards/run";
import type { Language } from "~/platform/i18n/languages";

import {
  diagonalFields,
  readShape,
  readWallLength,
  wallWriter,
  type TextOf,
  type WallLength,
} from "./wall-form";
import { onWall, shapeOf, wallsOf, type WallName } from "./walls";

// The walls of a run as the first step's fields say them, and the fields of a run's walls.

/** The widths of the walls of a form, in mm, from left to right, at the bottom. */
export function widthsIn(text: TextOf): number[] {
  return wallsOf[readShape(text("shape"))].map((wall) =>
    readWallLength("width", text(onWall(wall, "width")))!,
  );
}

/** A run of as many walls along those of the first step's fields; what is left open there stays as it was. */
export function alongWalls(run: Run, text: TextOf): Run {
  const names = wallsOf[shapeOf(run)];
  const walls = names.map((name, index): Wall => {
    const before = run.walls[index]!;
    const read = (length: WallLength) => readWallLength(length, text(onWall(name, length)));
    const width = read("width")!;
    const [x, windowWidth, sill] = [read("windowLeft"), read("windowWidth"), read("windowSill")];
    const end = (side: "left" | "right"): End => (text(`${side}End`) === "free" ? "free" : "wall");
    return {
      ...before,
      widths: [width, read("middleWidth") ?? width, read("topWidth") ?? width],
      ends: [
        index === 0 ? end("left") : "corner",
        index === names.length - 1 ? end("right") : "corner",
      ],
      window: windowWidth === undefined ? null : { x: x!, width: windowWidth, sill: sill! },
      water: pointOn("water", name, before, width, text),
      hob: pointOn("hob", name, before, width, text),
    };
  });
  const diagonals = diagonalsIn(names.length - 1, text);
  const { diagonals: _, ...rest } = run;
  return {
    ...rest,
    walls: walls as Run["walls"],
    ...(diagonals && { diagonals }),
    ceiling: readWallLength("ceiling", text("ceiling"))!,
    cooking: text("cooking") === "gas" ? "gas" : "electric",
  };
}

/** Where water or the hob's connection is on a wall; in its middle where only the wall is said and it was on another. */
function pointOn(
  what: "water" | "hob",
  name: WallName,
  before: Wall,
  width: number,
  text: TextOf,
): number | null {
  const said = text(`${what}Wall`);
  const wall = readShape(text("shape")) === "line" ? name : said;
  if (wall === "") return before[what];
  if (wall !== name) return null;
  return readWallLength(what, text(what)) ?? before[what] ?? Math.round(width / 2);
}

/** The diagonals of corners, square where nobody has measured; undefined where no corner was measured. */
function diagonalsIn(corners: number, text: TextOf): number[] | undefined {
  const all = diagonalFields
    .slice(0, corners)
    .map((name) => readWallLength("diagonal", text(name)));
  if (all.every((one) => one === undefined)) return undefined;
  return all.map((one) => one ?? squareCorner.diagonal);
}

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
