import { addDays, dayOf } from "~/platform/format/dates";
import { acceptQuote } from "~/sales/quotes/front/accept-quote.server";
import { answerQuote } from "~/sales/quotes/front/answer-quote.server";
import { closeQuoteRequest } from "~/sales/quotes/front/close-request.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { expireQuotes } from "~/sales/quotes/front/old-quotes.server";
import { sendQuoteRequest } from "~/sales/quotes/front/quote-request.server";
import { saveQuoteDraft, sendQuote } from "~/sales/quotes/front/write-quote.server";
import { findQuotedDesign } from "~/sales/quotes/quoted-design.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";

import { beginAtDesk, offerAtDesk } from "./desk-offers";
import { expectKind, newForm, type Entry, type Workshop } from "./diary";
import { people } from "./people";
import { detailsOf } from "./person-details";

/** A version as the desk writes it. */
type WrittenQuote = Parameters<typeof sendQuote>[0]["quote"];

/** Requests for an offer in every state, and orders that are being written at the desk. */
export function livedOffers(shop: Workshop): Entry[] {
  const { db, hand } = shop;
  const ids: string[] = [];
  const ask = (who: number, wishes: string) => async () => {
    ids.push(await askForOffer(shop, who, wishes));
  };
  const write =
    (place: number, validDays = 14, isSent = true) =>
    async () => {
      const id = ids[place]!;
      const { version } = (await findQuoteRequest({ id }, db))!;
      const written = { id, version, admin: hand, quote: quoteOf(shop, validDays) };
      const save = isSent ? sendQuote : saveQuoteDraft;
      expectKind(await save(written, db), "done", "write an offer");
    };
  return [
    { daysAgo: 31, work: ask(13, "Dulap cu uși până în tavan, 240 cm.") },
    { daysAgo: 29, work: write(0, 7) },
    {
      daysAgo: 20,
      work: async () => {
        await expireQuotes(new Date(), db);
      },
    },
    { daysAgo: 19, work: ask(14, "Bibliotecă pe tot peretele, cu scară.") },
    { daysAgo: 17, work: write(1) },
    { daysAgo: 15, work: () => accept(shop, ids[1]!, 14) },
    { daysAgo: 12, work: ask(15, "Comodă pentru hol, îngustă.") },
    { daysAgo: 10, work: write(2) },
    {
      daysAgo: 8,
      work: async () => {
        const { token } = (await findQuoteRequest({ id: ids[2]! }, db))!;
        const answer = { version: 1, answer: "decline", note: "Am găsit mai ieftin." } as const;
        expectKind(await answerQuote(token, answer, db), "done", "decline an offer");
      },
    },
    { daysAgo: 9, work: ask(16, "Reparație la un scaun vechi.") },
    {
      daysAgo: 7,
      work: async () => {
        const id = ids[3]!;
        const { version } = (await findQuoteRequest({ id }, db))!;
        const closed = { id, reason: "Nu facem reparații.", version, admin: hand };
        expectKind(await closeQuoteRequest(closed, db), "done", "close a request");
      },
    },
    { daysAgo: 6, work: ask(17, "Dressing sub mansardă, trei metri.") },
    { daysAgo: 4, work: write(4) },
    { daysAgo: 2.5, work: ask(18, "Două noptiere ca patul.") },
    { daysAgo: 0.7, work: write(5, 14, false) },
    { daysAgo: 0.5, work: ask(19, "Masă rotundă pentru șase.") },
    { daysAgo: 3, work: () => offerAtDesk(shop, 6) },
    {
      daysAgo: 0.05,
      work: async () => {
        await beginAtDesk(shop, 11);
      },
    },
  ];
}

async function askForOffer({ db, pieces }: Workshop, who: number, wishes: string) {
  const { fullName, email, phone, county, city } = people[who]!;
  const query = new URLSearchParams({ d: pieces.planned("bookcase", 50) }).toString();
  const design = await findQuotedDesign(query, "ro", db);
  const wish = {
    name: fullName,
    email,
    phone,
    county,
    city,
    wishes,
    language: "ro",
    source: "planner",
    userId: null,
    designs: design ? [design] : [],
  } as const;
  const asked = { ...wish, pictures: [] };
  const sent = await sendQuoteRequest(asked, { formDigest: newForm(), uses: [] }, db);
  const { token } = expectKind(sent, "sent", "ask for an offer");
  return (await findQuoteRequest({ token }, db))!.id;
}

function quoteOf({ pieces }: Workshop, validDays: number): WrittenQuote {
  const design = new URLSearchParams({ d: pieces.planned("bookcase", 50) }).toString();
  return {
    lines: [
      { title: "Bibliotecă", design, quantity: 1, unit_bani: 2_900_00 },
      { title: "Iluminare LED", design: "", quantity: 1, unit_bani: 350_00 },
    ],
    delivery_method: "delivery",
    county: "RO-B",
    transport_bani: 150_00,
    days_from: 25,
    days_to: 35,
    valid_until: addDays(dayOf(new Date().toISOString()), validDays),
    note: "Prețul cuprinde montajul.",
  };
}

async function accept({ db }: Workshop, id: string, who: number): Promise<void> {
  const { token } = (await findQuoteRequest({ id }, db))!;
  const person = people[who]!;
  const acceptance = {
    version: 1,
    details: detailsOf({ ...person, county: "RO-B", sector: "2", city: "București" }),
    acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
    userId: null,
    uses: [],
  };
  expectKind(await acceptQuote(token, acceptance, db), "placed", "accept an offer");
}
