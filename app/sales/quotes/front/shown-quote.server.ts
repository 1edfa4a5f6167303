import { readFrozenLine } from "~/shop/cart/frozen-line.server";

import type { Quote } from "./find-quote.server";
import { countyName } from "./place-name.server";
import { ratesOfQuote } from "./quote-line";
import { answersTo, standingOn } from "./quote-rules";

/** A version as its customer sees it on a day of Bucharest: without what staff and workshop need. */
export function showQuote(quote: Quote, today: string) {
  const { version, lines, delivery_method, county, transport_bani, days_from, days_to } = quote;
  const { valid_until, note, vat, totals, sent_at, answer_note, desk } = quote;
  const state = standingOn(quote, today);
  return {
    version,
    state,
    delivery_method,
    transport_bani,
    days_from,
    days_to,
    valid_until,
    note,
    vat,
    totals,
    sent_at,
    answer_note,
    answers: answersTo(state),
    /** The county that the transport is for; empty abroad. */
    place: countyName(county, ""),
    discount_bani: desk?.discount_bani ?? 0,
    carrying_bani: desk?.carrying_bani ?? 0,
    assembly_bani: desk?.assembly_bani ?? 0,
    rates: ratesOfQuote(quote, vat).map(({ percent, vatBani }) => ({ percent, vatBani })),
    lines: lines.map(({ title, quantity, unit_bani, configuration, is_ready, vat_percent }) => ({
      title,
      vat_percent,
      is_ready,
      quantity,
      unit_bani,
      design: configuration === "" ? null : readFrozenLine(configuration),
    })),
  };
}

export type ShownQuote = ReturnType<typeof showQuote>;
