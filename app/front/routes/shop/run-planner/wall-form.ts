import { z } from "~/platform/basics/zod";
import { message } from "~/platform/forms/validation-message";

import { length } from "../planner/schema";
import { wallLengths } from "./wall-lengths";
import { onWall, runShapes, wallNames, wallsOf, type RunShape, type WallName } from "./walls";

// The fields of the first step: the walls that a kitchen or a vanity fills, as they are typed.

const endChoices = ["wall", "free"] as const;

/** What is measured of the window of a wall. */
export const windowFields = ["windowLeft", "windowWidth", "windowSill"] as const;
const optionalOfWalls = ["middleWidth", "topWidth", ...windowFields] as const;
/** The fields of the diagonals of a kitchen's corners, from left to right. */
export const diagonalFields = ["diagonal", "rightDiagonal"] as const;

/** The form of the first step; of walls that a shape has not, anything may be typed. */
export function wallForm(shape: RunShape) {
  const fields: Record<string, z.ZodType> = {
    kind: z.enum(["kitchen", "vanity"]).catch("kitchen"),
    shape: z.enum(runShapes).catch("line"),
    leftEnd: z.enum(endChoices).catch("wall"),
    rightEnd: z.enum(endChoices).catch("wall"),
    ceiling: length(wallLengths.ceiling.may),
    cooking: z.enum(["electric", "gas"]).catch("electric"),
  };
  const anything = z.string().optional();
  const own: readonly WallName[] = wallsOf[shape];
  for (const wall of wallNames) {
    const isThere = own.includes(wall);
    fields[onWall(wall, "width")] = isThere ? length(wallLengths.width.may) : anything;
    for (const name of optionalOfWalls) {
      fields[onWall(wall, name)] = isThere ? length(wallLengths[name].may).optional() : anything;
    }
  }
  for (const name of ["water", "hob"] as const) {
    fields[name] = length(wallLengths[name].may).optional();
    const error = message("chooseOne");
    fields[`${name}Wall`] =
      shape === "line" ? anything : z.enum(own as [WallName], { error }).optional();
  }
  for (const [corner, name] of diagonalFields.entries()) {
    const isThere = corner < own.length - 1;
    fields[name] = isThere ? length(wallLengths.diagonal.may).optional() : anything;
  }
  return z.object(fields);
}
