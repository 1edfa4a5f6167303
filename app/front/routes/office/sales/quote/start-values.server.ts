import { HOME_COUNTRY } from "~/platform/format/countries";
import { addDays, dayOf } from "~/platform/format/dates";
import { leiText } from "~/platform/format/office-money";
import type { QuotedDesign } from "~/sales/quotes/front/design-today.server";
import type { Quote, QuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { ABROAD } from "~/sales/quotes/front/place-name.server";
import { USUAL_VALIDITY } from "~/sales/quotes/front/quote-rules";
import { findQuotedDesign, promiseInTurn } from "~/sales/quotes/quoted-design.server";
import { daysText, withTransport, type DeliveryDays } from "~/shop/catalogue/delivery-term";
import { findZoneOf, transportPrice } from "~/shop/delivery/offer";
import type { Zone } from "~/shop/delivery/zone";
import { listActiveZones } from "~/shop/delivery/zones.server";

import type { TypedLine } from "./read-lines.server";

/** What the form for the next version starts with, and what each design costs today, in bani. */
export interface StartValues {
  typed: Record<"deliveryMethod" | "county" | "transport" | "days" | "validUntil" | "note", string>;
  lines: TypedLine[];
  today: Record<string, number>;
}

/** The values of the newest version, a draft or a sent one; if there is none, the request's pieces at today's price. */
export async function findStartValues(request: QuoteRequest): Promise<StartValues> {
  const [newest] = request.quotes;
  const wanted = (newest?.lines ?? request.designs).map(({ design }) => design);
  const designs = new Map<string, QuotedDesign>();
  for (const design of wanted.filter(Boolean)) {
    const found = await findQuotedDesign(design, request.language);
    if (found) designs.set(design, found);
  }
  const today: Record<string, number> = {};
  for (const [design, { priceBani }] of designs) {
    if (priceBani !== undefined) today[design] = priceBani;
  }
  const lastDay = addDays(dayOf(new Date().toISOString()), USUAL_VALIDITY);
  if (newest) {
    const { typed, lines } = quoteTexts(newest);
    const county = newest.county || request.county || ABROAD;
    const isDraft = newest.state === "draft";
    const begun = isDraft ? { county } : { county, validUntil: lastDay, note: "" };
    return { today, lines, typed: { ...typed, ...begun } };
  }
  const lines = request.designs.map(({ design, name, price_bani }) => {
    const bani = today[design] ?? price_bani;
    const price = bani === null ? "" : leiText(bani);
    return { title: name, design, quantity: "1", price, vat: "" };
  });
  const goodsBani = request.designs.reduce((sum, { design }) => sum + (today[design] ?? 0), 0);
  const asked = request.designs.flatMap(({ design }) => designs.get(design) ?? []);
  const [zone, made] = [await findZone(request), await wholeDays(asked)];
  return {
    today,
    lines,
    typed: {
      deliveryMethod: "delivery",
      county: request.county || ABROAD,
      validUntil: lastDay,
      transport: zone ? leiText(transportPrice(zone, goodsBani)) : "",
      // A quote's days are those to the delivery, so they include the transport.
      days: daysText(made && withTransport({ ...made, isAfterAdvance: true }, zone?.days ?? null)),
      note: "",
    },
  };
}

/** A version as its form shows it. */
export function quoteTexts(quote: Quote): Omit<StartValues, "today"> {
  return {
    typed: {
      deliveryMethod: quote.delivery_method,
      county: quote.county || ABROAD,
      transport: leiText(quote.transport_bani),
      days: daysText({ from: quote.days_from, to: quote.days_to }),
      validUntil: quote.valid_until,
      note: quote.note,
    },
    lines: quote.lines.map(({ title, design, quantity, unit_bani, vat_percent }) => ({
      title,
      design,
      quantity: String(quantity),
      price: leiText(unit_bani),
      vat: String(vat_percent ?? ""),
    })),
  };
}

/** The zone of a request's county, by which transport is proposed; undefined outside all of them. */
async function findZone({ county }: QuoteRequest): Promise<Zone | undefined> {
  if (county === "") return undefined;
  const destination = { country: HOME_COUNTRY, county, postcode: "" };
  return findZoneOf(await listActiveZones(), destination);
}

/** The days in which one of each is made, as one order. */
async function wholeDays(designs: QuotedDesign[]): Promise<DeliveryDays | null> {
  const promise = await promiseInTurn();
  const known = designs.flatMap((design) => promise(design, 1) ?? []);
  if (known.length === 0) return null;
  return {
    from: Math.max(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  };
}
