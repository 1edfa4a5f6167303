import { message } from "~/platform/forms/validation-message";

import { diagonalFields, windowFields } from "./wall-form";
import { onWall, runShapes, wallNames, wallsOf, type RunShape } from "./walls";

// What the texts of the first step's fields say before they are read.

/** A text by the name of its field; empty where there is none. */
export type TextOf = (name: string) => string;

/** What the shape is in a form; a wall alone where nothing is said of it. */
export function readShape(typed: string | undefined): RunShape {
  return runShapes.find((shape) => shape === typed) ?? "line";
}

/** What to write where something is begun, but not all of it is said. */
export function missingOf(text: TextOf): Record<string, string[]> | undefined {
  const shape = readShape(text("shape"));
  const missing: Record<string, string[]> = {};
  for (const wall of wallsOf[shape]) {
    const fields = windowFields.map((name) => onWall(wall, name));
    const empty = fields.filter((name) => text(name) === "");
    if (empty.length === fields.length) continue;
    for (const name of empty) missing[name] = [message("empty", { rule: "required" })];
  }
  for (const name of ["water", "hob"] as const) {
    const isSaid = shape === "line" || text(name) === "" || text(`${name}Wall`) !== "";
    if (!isSaid) missing[`${name}Wall`] = [message("chooseOne")];
  }
  return Object.keys(missing).length > 0 ? missing : undefined;
}

/** What of the folded fields holds anything. */
export type Folded = Record<"uneven" | "window" | "skewed", boolean>;

export function foldedIn(typed: Partial<Record<string, string>>): Folded {
  const any = (names: readonly string[]) =>
    names.some((name) => typed[name] !== undefined && typed[name] !== "");
  const onAll = (names: readonly string[]) =>
    wallNames.flatMap((wall) => names.map((name) => onWall(wall, name)));
  return {
    uneven: any(onAll(["middleWidth", "topWidth"])),
    window: any(onAll(windowFields)),
    skewed: any(diagonalFields),
  };
}
