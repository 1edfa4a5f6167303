import type { Run, Wall, WallProblem } from "~/furniture/boards/run";
import { centimetres } from "~/platform/format/measures";
import { message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";

import { lengthError } from "../planner/schema";
import type { Filled } from "./fields";
import type { WallLength } from "./wall-lengths";
import { onWall, wallName } from "./walls";

// What is wrong with walls along which nothing can stand, beside their fields.

type FaultyLength = Extract<WallLength, "width" | "ceiling" | "windowSill">;

/** A length that is at fault, and what it would have to be in mm, at least or at most. */
export interface Fault {
  /** Of which length, on which wall, and in which field. */
  length: FaultyLength;
  wall: number;
  field: string;
  from: number;
  to: number;
}

/** The length at fault of a problem. */
export function faultOf(run: Run, { what, wall = 0, least }: WallProblem): Fault {
  const of = (length: FaultyLength, at: number, from: number, to = least): Fault => {
    const field = length === "ceiling" ? length : onWall(wallName(run, at), length);
    return { length, wall: at, field, from, to };
  };
  switch (what) {
    case "wall-width":
    case "aisle":
    case "way-in":
      return of("width", wall, narrowest(run.walls[wall]!));
    case "walls-length": {
      const all = run.walls.map(narrowest);
      const longest = Math.max(...all);
      const others = all.reduce((sum, one) => sum + one, 0) - longest;
      return of("width", all.indexOf(longest), longest, least - others);
    }
    case "ceiling":
      return of("ceiling", 0, run.ceiling);
    case "window-sill":
      return of("windowSill", wall, run.walls[wall]!.window?.sill ?? 0);
  }
}

function narrowest({ widths }: Wall): number {
  return Math.min(...widths);
}

/** What is wrong beside its field. */
export function faultErrors(faults: Fault[], language: Language): Filled["errors"] {
  return Object.fromEntries(
    faults.map(({ field, from, to }) => [
      field,
      [
        to < from
          ? lengthError({ min: 0, max: to })
          : message("placeTooSmall", { least: centimetres(to, language) }),
      ],
    ]),
  );
}
