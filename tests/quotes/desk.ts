import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { addDays, today } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { acceptQuote, type Acceptance } from "~/sales/quotes/front/accept-quote.server";
import { answerQuote } from "~/sales/quotes/front/answer-quote.server";
import { closeQuoteRequest } from "~/sales/quotes/front/close-request.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { sendQuoteRequest, type QuoteWish } from "~/sales/quotes/front/quote-request.server";
import { saveQuoteDraft, sendQuote } from "~/sales/quotes/front/write-quote.server";
import { findQuotedDesign } from "~/sales/quotes/quoted-design.server";
import type { WrittenQuote } from "~/sales/quotes/writing/write-lines.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { wardrobePlan } from "../orders-placed";
import { buyerDetails } from "../world";

const admin = { id: "ana", email: "ana@example.com" };
export const planQuery = new URLSearchParams({ d: wardrobePlan }).toString();
export const productQuery = "piesa=dormitoare/2&width=120&height=200&depth=60";

/** What the desk writes: the planned wardrobe at a price of its own, and a line in words. */
export const written: WrittenQuote = {
  lines: [
    { title: "Dulap", design: planQuery, quantity: 2, unit_bani: 4_000_00 },
    { title: "Iluminare LED", design: "", quantity: 1, unit_bani: 350_00 },
  ],
  delivery_method: "delivery",
  county: "RO-B",
  transport_bani: 150_00,
  days_from: 30,
  days_to: 40,
  get valid_until() {
    return addDays(today(), 14);
  },
  note: "Cu drag",
};

/** A shop with one request, and all that may happen to it. */
export async function openDesk(wish: Partial<QuoteWish> = {}) {
  const db = await openCatalogue();
  const language: Language = wish.language ?? "ro";
  const sent = await request(db, wish);
  if (sent.kind !== "sent") throw new Error(sent.kind);
  const { token } = sent;
  const read = async () => (await findQuoteRequest({ token }, db))!;
  const { id } = await read();
  const acceptedTexts = digestTexts(await findTextsToAccept(language, db));
  return {
    db,
    id,
    token,
    read,
    draft: async (changes: Partial<WrittenQuote> = {}) =>
      saveQuoteDraft(
        { id, admin, version: (await read()).version, quote: { ...written, ...changes } },
        db,
      ),
    send: async (changes: Partial<WrittenQuote> = {}, version?: number) =>
      sendQuote(
        {
          id,
          admin,
          version: version ?? (await read()).version,
          quote: { ...written, ...changes },
        },
        db,
      ),
    close: async () =>
      closeQuoteRequest(
        { id, admin, reason: "Nu facem așa ceva", version: (await read()).version },
        db,
      ),
    accept: (version: number, changes: Partial<Acceptance> = {}) =>
      acceptQuote(
        token,
        { version, acceptedTexts, details: buyerDetails, userId: null, uses: [], ...changes },
        db,
      ),
    answer: (version: number, answer: "ask-again" | "decline", note = "") =>
      answerQuote(token, { version, answer, note }, db),
  };
}

/** A request with a photograph and a version that waits for an answer, and where they are found. */
export async function addQuoteRequest(
  db: Db,
): Promise<{ id: string; token: string; picture: string }> {
  const directory = join(process.env.SHOP_DATA ?? "", "uploads", "contact");
  await mkdir(directory, { recursive: true });
  const file = `${randomUUID()}.webp`;
  await writeFile(join(directory, file), "RIFF");
  const email = `${randomUUID()}@example.com`;
  const sent = await request(db, { email, pictures: [{ file, bytes: 4 }] }, randomUUID());
  if (sent.kind !== "sent") throw new Error(sent.kind);
  const { id, version, pictures } = (await findQuoteRequest({ token: sent.token }, db))!;
  await sendQuote({ id, admin, version, quote: written }, db);
  return { id, token: sent.token, picture: pictures[0]! };
}

/** Sends a request as the form does. */
export async function request(db: Db, wish: Partial<QuoteWish> = {}, formDigest = "form-1") {
  const language: Language = wish.language ?? "ro";
  const design = await findQuotedDesign(planQuery, language, db);
  return sendQuoteRequest(
    {
      name: "Ioana Pop",
      email: "ioana@example.com",
      phone: "0722123456",
      county: "RO-B",
      city: "București",
      wishes: "Un dulap cât peretele.",
      language,
      source: "planner",
      userId: null,
      designs: [design!],
      pictures: [],
      ...wish,
    },
    { formDigest, uses: [] },
    db,
  );
}
