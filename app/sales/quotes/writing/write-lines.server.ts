import { randomUUID } from "node:crypto";

import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import type { Db } from "~db/engine";

import type { QuoteRequest } from "../front/find-quote.server";
import {
  sumQuote,
  type DeskPart,
  type QuoteLine,
  type WrittenQuoteLine,
} from "../front/quote-line";
import { findQuotedDesign, freezeDesign } from "../quoted-design.server";

/** A line with the copies of its design; undefined where it cannot be made as it is. */
export async function fixLine(
  line: WrittenQuoteLine,
  language: Language,
  trx: Db,
): Promise<QuoteLine | undefined> {
  const words = {
    ...line,
    staff_title: line.title,
    product_id: null,
    is_ready: false,
    days: null,
    vat_percent: line.vat_percent ?? null,
  };
  if (line.design === "") return { ...words, configuration: "", staff_configuration: "" };
  const own = await findQuotedDesign(line.design, language, trx);
  const staffs = await findQuotedDesign(line.design, fallbackLanguage, trx);
  const configuration = own && (await freezeDesign(own, language, trx));
  const staff_configuration = staffs && (await freezeDesign(staffs, fallbackLanguage, trx));
  if (!configuration || !staff_configuration) return undefined;
  return {
    ...words,
    configuration,
    staff_configuration,
    product_id: own.productId,
    // What staff have not renamed has its Romanian name in the workshop.
    staff_title: line.title === own.name ? staffs.name : line.title,
  };
}

/** A version to be written, with its lines as they are kept. */
export interface WrittenRow {
  request: QuoteRequest;
  quote: WrittenQuote;
  lines: object[];
  form_digest: string;
  admin: Admin;
  now: Date;
}

/** Writes the draft of a request, the one that is there or under the next number. */
export async function writeRow(
  { request, quote, lines, form_digest, admin, now }: WrittenRow,
  trx: Db,
) {
  const vat = await findVat(now, trx);
  const { desk = null, ...written } = quote;
  const { totalBani } = sumQuote(quote, vat);
  const values = {
    ...written,
    desk: desk && JSON.stringify(desk),
    lines: JSON.stringify(lines),
    vat_percent: vat.percent,
    is_vat_included: vat.isIncluded ? (1 as const) : (0 as const),
    total_bani: totalBani,
    form_digest,
    made_at: now.toISOString(),
    made_by: admin.id,
  };
  const [newest] = request.quotes;
  if (newest?.state === "draft") {
    await trx.updateTable("quotes").set(values).where("id", "=", newest.id).execute();
    return { id: newest.id, version: newest.version, total_bani: totalBani };
  }
  const key = { id: randomUUID(), version: (newest?.version ?? 0) + 1 };
  await trx
    .insertInto("quotes")
    .values({ ...key, request_id: request.id, ...values })
    .execute();
  return { ...key, total_bani: totalBani };
}

/** A version as the office writes it. Prices as the shop shows them, in bani. */
export interface WrittenQuote {
  lines: (WrittenQuoteLine | QuoteLine)[];
  delivery_method: "delivery" | "pickup";
  county: string;
  transport_bani: number;
  days_from: number;
  days_to: number;
  /** A day of Bucharest. */
  valid_until: string;
  note: string;
  /** What else was agreed on at the desk. */
  desk?: DeskPart;
}
