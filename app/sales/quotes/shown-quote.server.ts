import { readFrozenLine } from "~/shop/cart/frozen-line.server";

import type { Quote } from "./find-quote.server";
import { countyName } from "./place-name.server";
import { answersTo, standingOn } from "./quote-rules";

/** A version as its customer sees it on a day of Bucharest: without what staff and workshop need. */
export function showQuote(quote: Quote, today: string) {
  const { version, lines, delivery_method, county, transport_bani, days_from, days_to } = quote;
  const { valid_until, note, vat, totals, sent_at, answer_note } = quote;
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
    lines: lines.map(({ title, quantity, unit_bani, configuration }) => ({
      title,
      quantity,
      unit_bani,
      design: configuration === "" ? null : readFrozenLine(configuration),
    })),
  };
}

export type ShownQuote = ReturnType<typeof showQuote>;
