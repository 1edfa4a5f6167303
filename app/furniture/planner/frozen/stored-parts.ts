import { priceGroups, type Article } from "~/furniture/boards/quantities";
import { z } from "~/platform/basics/zod";

// Parts of the copy of a planned piece, as they are stored.

export const look = { id: z.string(), version: z.string().optional() };

export const materialLook = z.looseObject({
  ...look,
  top: z.string(),
  front: z.string(),
  side: z.string(),
  grain: z.object({ color: z.string(), lines: z.number(), strength: z.number() }).optional(),
  isGlossy: z.boolean().optional(),
});

export const decor = z.looseObject({
  id: z.string(),
  board: z.enum(["pal", "mdf"]),
  thicknesses: z.array(z.number()),
  sheet: z.object({ length: z.number(), width: z.number() }),
  hasGrain: z.boolean(),
  supplierCode: z.string(),
  look: materialLook,
});

export const bandNames = z.object({ body: z.string(), front: z.string() }).partial().optional();
export const onlyLook = z.object({ look: materialLook }).optional();

/** A row may name an article that a later release has no more: it is read, never priced again. */
export const priceRow = z.looseObject({
  group: z.enum(priceGroups),
  article: z.custom<Article>((value) => typeof value === "string"),
  length: z.number().optional(),
  quantity: z.number(),
  unit: z.enum(["m2", "m", "piece", "minute"]),
  bani: z.number(),
});
