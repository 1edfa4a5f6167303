import { z } from "~/platform/basics/zod";
import { shownDesign } from "~/shop/cart/frozen-line.server";
import { storedJson } from "~db/stored-json";

import type { DeskPart, QuoteLine } from "../front/quote-line";

/** What was shown of a piece when a quote was asked for. */
export const readShownDesign = storedJson("quote_request_designs.shown", shownDesign);

/** A draft's lines hold no copies of their designs yet: these are made when the quote is sent. */
const line: z.ZodType<QuoteLine> = z.object({
  title: z.string(),
  design: z.string(),
  quantity: z.int(),
  unit_bani: z.int(),
  staff_title: z.string().default(""),
  product_id: z.string().nullable().default(null),
  configuration: z.string().default(""),
  staff_configuration: z.string().default(""),
  is_ready: z.boolean().default(false),
  days: z.object({ from: z.int(), to: z.int() }).nullable().default(null),
  vat_percent: z.int().nullable().default(null),
});

const deskPart: z.ZodType<DeskPart> = z.object({
  discount_bani: z.int(),
  carrying_bani: z.int(),
  assembly_bani: z.int(),
  advance_percent: z.int().nullable(),
  details: z.record(z.string(), z.string()),
});

/** The lines of a quote, as staff wrote them and as they were sent. */
export const readQuoteLines = storedJson("quotes.lines", z.array(line));

/** What was agreed on at the desk besides the lines of a quote. */
export const readDeskPart = storedJson("quotes.desk", deskPart);
