import { allColumns, anyLength, insidesOf, kinds, type Design } from "~/furniture/boards/design";
import { cornerKinds, slopeKinds } from "~/furniture/boards/limits";
import { z } from "~/platform/basics/zod";
import { readLength, type LengthBounds } from "~/platform/format/read-length";
import { message } from "~/platform/forms/validation-message";

import { frontChoices, plinthBounds } from "./field-bounds";
import { columnField, zoneField } from "./field-names";
import { bodyThicknesses, isCount, MOST_TYPED, panelChoices, slidingCounts } from "./read-step";

/** A length as people type it (`readLength`); bounds in millimetres. */
export function length(bounds: LengthBounds) {
  const error = lengthError(bounds);
  return z
    .string({ error })
    .max(20, error)
    .refine((typed) => readLength(typed, bounds) !== undefined, error);
}

const optionalLength = () => length(anyLength).optional();

/** What to write instead of what is no length, in whole centimetres. */
export function lengthError({ min, max }: LengthBounds): string {
  return message("lengthBetween", { min: Math.ceil(min / 10), max: Math.floor(max / 10) });
}

/**
 * Where the piece will stand and how it gets there. The lengths that count depend on the choices, so
 * `readPlace` reads them.
 */
export const placeForm = z
  .object({
    kind: z.enum(kinds, { error: message("pieceKind") }),
    where: z.enum(["free", "niche", "slope", "corner"], { error: message("placeKind") }),
    ...texts(["width", "height", "depth"]),
    walls: z.enum(["none", "left", "right", "both"]).catch("none"),
    shape: z.enum(["straight", "uneven"]).catch("straight"),
    ...texts(["ceiling", "nicheWidth", "nicheHeight"]),
    ...texts(["bottomWidth", "middleWidth", "topWidth", "leftHeight", "rightHeight"]),
    falls: z.enum(["left", "right", "back"]).catch("left"),
    style: z.enum(["stepped", "slanted"]).catch("stepped"),
    above: z.enum(["closed", "open"]).catch("closed"),
    ...texts(["slopeWidth", "slopeLow", "slopeHigh", "slopeRun", "slopeRaised"]),
    cornerShape: z.enum(["legs", "diagonal"]).catch("legs"),
    ...texts(["cornerLeft", "cornerRight", "cornerEach"]),
    endLeft: wallEnd(),
    endRight: wallEnd(),
    ...texts(["diagonal", "nicheDepth", "skirting"]),
    way: z.enum(["none", "door", "stairs", "lift"]).catch("none"),
    ...texts(["wayWidth", "wayHeight", "wayDepth"]),
  })
  .refine(({ kind, where, falls }) => where !== "slope" || slopeKinds[falls].includes(kind), {
    path: ["falls"],
    error: message("slopeKind"),
  })
  .refine(({ kind, where }) => where !== "corner" || cornerKinds.includes(kind), {
    path: ["where"],
    error: message("cornerKind"),
  });

/** What a wall of a corner ends at. */
function wallEnd() {
  return z.enum(["free", "wall"]).catch("free");
}

function texts<const Name extends string>(names: Name[]) {
  const fields = names.map((name) => [name, z.string().optional()] as const);
  return Object.fromEntries(fields) as Record<Name, z.ZodOptional<z.ZodString>>;
}

/** The form that divides a design's columns and zones, with a field for each of them. */
export function divisionForm(design: Design) {
  const { kind } = design;
  const fields: Record<string, z.ZodType> = {
    topBox: optionalLength(),
    sliding: z.enum(slidingCounts).catch("0"),
  };
  for (const [index, { zones }] of allColumns(design).entries()) {
    fields[columnField(index)] = optionalLength();
    for (const at of zones.keys()) {
      fields[zoneField(index, at, "height")] = optionalLength();
      const error = message("chooseOne");
      fields[zoneField(index, at, "front")] = z.enum(frontChoices(kind), { error });
      fields[zoneField(index, at, "inside")] = z.enum(insidesOf[kind], { error });
      fields[zoneField(index, at, "light")] = z.string().optional();
      fields[zoneField(index, at, "count")] = z
        .string({ error: message("countUpTo", { max: MOST_TYPED }) })
        .trim()
        .regex(isCount, message("countUpTo", { max: MOST_TYPED }));
    }
  }
  return z.object(fields);
}

/** Looks and the sizes that go with them. Ids are judged by whoever knows the decors. */
export const lookForm = z.object({
  body: z.string({ error: message("material") }).max(40, message("material")),
  front: z.string({ error: message("material") }).max(40, message("material")),
  // It is not asked where nothing has one.
  handle: z.string().max(40, message("handle")).optional(),
  bodyBand: z.string().max(40, message("material")).optional(),
  frontBand: z.string().max(40, message("material")).optional(),
  thickness: z.enum(bodyThicknesses).optional().catch(undefined),
  plinth: length(plinthBounds),
  top: z.enum(["between", "over"]).catch("between"),
  panels: z.enum(panelChoices).optional().catch(undefined),
});
