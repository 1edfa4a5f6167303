import { z } from "~/platform/basics/zod";
import { readLength, writeLength, type LengthBounds } from "~/platform/format/read-length";
import { message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";

import { length } from "../planner/schema";
import { onWall, runShapes, wallNames, wallsOf, type RunShape, type WallName } from "./walls";

// The fields of the first step: the walls that a kitchen or a vanity fills, as they are typed.

/** What each length may be, and what it is as a rule, in millimetres. */
const lengths = {
  width: { may: { min: 200, max: 9999 }, likely: { min: 400, max: 8000 } },
  middleWidth: { may: { min: 200, max: 9999 }, likely: { min: 400, max: 8000 } },
  topWidth: { may: { min: 200, max: 9999 }, likely: { min: 400, max: 8000 } },
  windowLeft: { may: { min: 0, max: 9999 }, likely: { min: 100, max: 8000 } },
  windowWidth: { may: { min: 100, max: 9999 }, likely: { min: 300, max: 5000 } },
  windowSill: { may: { min: 0, max: 3000 }, likely: { min: 400, max: 2000 } },
  ceiling: { may: { min: 1500, max: 6000 }, likely: { min: 1500, max: 6000 } },
  water: { may: { min: 0, max: 9999 }, likely: { min: 100, max: 8000 } },
  hob: { may: { min: 0, max: 9999 }, likely: { min: 100, max: 8000 } },
  diagonal: { may: { min: 1000, max: 1800 }, likely: { min: 1000, max: 1800 } },
} satisfies Record<string, { may: LengthBounds; likely: LengthBounds }>;
export type WallLength = keyof typeof lengths;

const endChoices = ["wall", "free"] as const;

/** What is measured of each wall. */
const windowFields = ["windowLeft", "windowWidth", "windowSill"] as const;
const optionalOfWalls = ["middleWidth", "topWidth", ...windowFields] as const;
/** The fields of the diagonals of a kitchen's corners, from left to right. */
export const diagonalFields = ["diagonal", "rightDiagonal"] as const;

/** What the shape is in a form; a wall alone where nothing is said of it. */
export function readShape(typed: string | undefined): RunShape {
  return runShapes.find((shape) => shape === typed) ?? "line";
}

/** The form of the first step; of walls that a shape has not, anything may be typed. */
export function wallForm(shape: RunShape) {
  const fields: Record<string, z.ZodType> = {
    kind: z.enum(["kitchen", "vanity"]).catch("kitchen"),
    shape: z.enum(runShapes).catch("line"),
    leftEnd: z.enum(endChoices).catch("wall"),
    rightEnd: z.enum(endChoices).catch("wall"),
    ceiling: length(lengths.ceiling.may),
    cooking: z.enum(["electric", "gas"]).catch("electric"),
  };
  const anything = z.string().optional();
  const own: readonly WallName[] = wallsOf[shape];
  for (const wall of wallNames) {
    const isThere = own.includes(wall);
    fields[onWall(wall, "width")] = isThere ? length(lengths.width.may) : anything;
    for (const name of optionalOfWalls) {
      fields[onWall(wall, name)] = isThere ? length(lengths[name].may).optional() : anything;
    }
  }
  for (const name of ["water", "hob"] as const) {
    fields[name] = length(lengths[name].may).optional();
    const error = message("chooseOne");
    fields[`${name}Wall`] =
      shape === "line" ? anything : z.enum(own as [WallName], { error }).optional();
  }
  for (const [corner, name] of diagonalFields.entries()) {
    const isThere = corner < own.length - 1;
    fields[name] = isThere ? length(lengths.diagonal.may).optional() : anything;
  }
  return z.object(fields);
}

/** A length as it is typed, in millimetres; undefined where nothing is, or no such length. */
export function readWallLength(name: WallLength, typed: string | undefined): number | undefined {
  const { may, likely } = lengths[name];
  return typed ? readLength(typed, may, likely) : undefined;
}

/** How lengths in millimetres stand in the first step's fields. */
export function wallWriter(language: Language) {
  return (name: WallLength, length: number) =>
    writeLength(length, language, lengths[name].may, lengths[name].likely);
}

/** A text by the name of its field; empty where there is none. */
export type TextOf = (name: string) => string;

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
