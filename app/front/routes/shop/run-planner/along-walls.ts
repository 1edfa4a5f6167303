import { squareCorner } from "~/furniture/boards/design";
import type { End, Run, Wall } from "~/furniture/boards/run";

import { diagonalFields } from "./wall-form";
import { readWallLength, type WallLength } from "./wall-lengths";
import { readShape, type TextOf } from "./wall-texts";
import { onWall, shapeOf, wallsOf, type WallName } from "./walls";

// The walls of a run as the first step's fields say them.

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
