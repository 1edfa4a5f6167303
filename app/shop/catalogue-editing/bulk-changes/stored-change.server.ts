import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

import type { BulkOperation, BulkState } from "../front/operation";

const operation: z.ZodType<BulkOperation> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("activate") }),
  z.object({ kind: z.literal("deactivate") }),
  z.object({ kind: z.literal("price-percent"), percent: z.number() }),
  z.object({ kind: z.literal("price-amount"), bani: z.int() }),
  z.object({ kind: z.literal("reduce-percent"), percent: z.number() }),
  z.object({ kind: z.literal("end-reduction") }),
  z.object({ kind: z.literal("delivery-days"), days: z.string() }),
  z.object({ kind: z.literal("made-days"), days: z.string() }),
  z.object({ kind: z.literal("category"), category: z.string() }),
]);

/** What a change does to each of its products. */
export const readOperation = storedJson("bulk_changes.operation", operation);

const state: z.ZodType<BulkState> = z.object({
  price_bani: z.int().optional(),
  regular_price_bani: z.int().nullable().optional(),
  delivery: z.string().optional(),
  made: z.string().optional(),
  status: z.enum(["active", "inactive"]).optional(),
  category_id: z.string().optional(),
  category_name: z.string().optional(),
  number: z.int().optional(),
});

/** What a change found of a product, and what it makes of that: only what it touches. */
export const readBefore = storedJson("bulk_change_rows.before", state);
export const readAfter = storedJson("bulk_change_rows.after", state);
