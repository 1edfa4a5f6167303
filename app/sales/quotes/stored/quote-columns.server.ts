import { z } from "~/platform/basics/zod";
import { shownDesign } from "~/shop/cart/frozen-line.server";
import { storedJson } from "~db/stored-json";

import type { QuoteLine } from "../quote-line";

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
});

/** The lines of a quote, as staff wrote them and as they were sent. */
export const readQuoteLines = storedJson("quotes.lines", z.array(line));
