import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

import type { OrderVersion, VersionLine } from "../versions/version";

const days = z.object({ from: z.int(), to: z.int() }).nullable();

const draft = z.object({
  lines: z.array(
    z.object({
      id: z.string().nullable(),
      design: z.string(),
      product: z.string(),
      name: z.string(),
      quantity: z.int(),
      unit_bani: z.int(),
      days,
      is_made: z.boolean(),
      vat_percent: z.int().nullable().default(null),
    }),
  ),
  discount_bani: z.int(),
  transport_bani: z.int(),
  carrying_bani: z.int(),
  assembly_bani: z.int(),
  promised_on: z.string(),
  note: z.string(),
  valid_until: z.string(),
});

const line: z.ZodType<VersionLine> = z.object({
  id: z.string().nullable(),
  product_id: z.string().nullable(),
  name: z.string(),
  staff_name: z.string().nullable(),
  configuration: z.string(),
  staff_configuration: z.string().nullable(),
  quantity: z.int(),
  unit_price_bani: z.int(),
  discount_bani: z.int(),
  vat_percent: z.int().nullable().default(null),
  days,
  is_made: z.boolean(),
  is_swatch: z.boolean(),
});

const version: z.ZodType<OrderVersion> = z.object({
  lines: z.array(line),
  vat: z.object({ percent: z.number(), isIncluded: z.boolean() }),
  advance_percent: z.int(),
  transport_bani: z.int(),
  carrying_bani: z.int(),
  assembly_bani: z.int(),
  promised_on: z.string(),
});

export const readDraft = storedJson("order_changes.draft", draft);
export const readBefore = storedJson("order_changes.before", version);
export const readAfter = storedJson("order_changes.after", version);
