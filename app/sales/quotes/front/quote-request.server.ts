import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { newLinkToken } from "~/platform/format/link-token.server";
import { countUses, type TooManyUses, type Use } from "~/platform/http/rate-limit.server";
import type { Language } from "~/platform/i18n/languages";
import { enqueueMails } from "~/platform/mail/outbox.server";
import { findSettings } from "~/platform/settings/settings.server";
import { hasRoomFor } from "~/shop/messages/attachments.server";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";
import type { QuoteRequestState, QuoteSource } from "~db/schema";

import { composeRequestMails } from "../mails/quote-mail.server";
import type { QuotedDesign } from "./design-today.server";
import { MOST_OPEN, openStates } from "./quote-rules";

/** What somebody asks an offer for. */
export interface QuoteWish {
  name: string;
  email: string;
  phone: string;
  /** The code of a county; empty abroad. */
  county: string;
  city: string;
  wishes: string;
  language: Language;
  source: QuoteSource;
  userId: string | null;
  designs: QuotedDesign[];
  pictures: { file: string; bytes: number }[];
}

/** The request as its mails name it. */
interface SentRequest {
  id: string;
  number: string;
  token: string;
}

export type SendRequestResult =
  | { kind: "sent"; token: string; isRepeat: boolean }
  | { kind: "too-many-open" }
  | { kind: "files-full" }
  | { kind: "not-saved" }
  | TooManyUses;

/**
 * Keeps a request for a quote with its designs and photographs, and queues its mails in the same
 * transaction. The same form sent again leads to the first request. Refuses photographs for which
 * there is no space, a sixth request of an e-mail while five are open, more than the budgets allow,
 * and a database that cannot be written.
 */
export async function sendQuoteRequest(
  wish: QuoteWish,
  { formDigest, uses }: { formDigest: string; uses: Use[] },
  db: Db = shopDatabase(),
): Promise<SendRequestResult> {
  try {
    return await db.transaction().execute(async (trx): Promise<SendRequestResult> => {
      const earlier = await trx
        .selectFrom("quote_requests")
        .select("token")
        .where("form_digest", "=", formDigest)
        .executeTakeFirst();
      if (earlier) return { kind: "sent", token: earlier.token, isRepeat: true };
      if ((await countOpen(wish.email, trx)) >= MOST_OPEN) return { kind: "too-many-open" };
      const bytes = wish.pictures.reduce((sum, picture) => sum + picture.bytes, 0);
      if (wish.pictures.length > 0 && !(await hasRoomFor(bytes, trx))) {
        return { kind: "files-full" };
      }
      const now = new Date();
      const tooMany = await countUses(uses, now, trx);
      if (tooMany) return tooMany;
      const request = await writeRequest(wish, formDigest, now, trx);
      const mails = composeRequestMails({ ...wish, ...request }, await findSettings(trx));
      await enqueueMails(mails, null, trx);
      return { kind: "sent", token: request.token, isRepeat: false };
    });
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}

async function countOpen(email: string, trx: Db): Promise<number> {
  const { count } = await trx
    .selectFrom("quote_requests")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .where("state", "in", openStates)
    .executeTakeFirstOrThrow();
  return count;
}

async function writeRequest(
  { designs, pictures, userId, ...wish }: QuoteWish,
  formDigest: string,
  at: Date,
  trx: Db,
): Promise<SentRequest> {
  const now = at.toISOString();
  const request = {
    id: randomUUID(),
    number: await nextNumber(now, trx),
    token: newLinkToken(),
  };
  await trx
    .insertInto("quote_requests")
    .values({
      ...request,
      ...wish,
      form_digest: formDigest,
      user_id: userId,
      created_at: now,
      changed_at: now,
    })
    .execute();
  for (const [position, { design, name, shown, priceBani }] of designs.entries()) {
    const row = { request_id: request.id, position, design, name };
    await trx
      .insertInto("quote_request_designs")
      .values({ ...row, shown: JSON.stringify(shown), price_bani: priceBani ?? null })
      .execute();
  }
  for (const { file, bytes } of pictures) {
    await trx
      .insertInto("quote_pictures")
      .values({ id: randomUUID(), request_id: request.id, file, bytes })
      .execute();
  }
  return request;
}

/** `CO-2026-00001`; the count starts anew with each year on Bucharest's clock. */
export async function nextNumber(now: string, trx: Db): Promise<string> {
  const year = Number(dayOf(now).slice(0, 4));
  const { last_number } = await trx
    .insertInto("quote_numbers")
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column("year")
        .doUpdateSet((eb) => ({ last_number: eb("quote_numbers.last_number", "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return `CO-${year}-${String(last_number).padStart(5, "0")}`;
}

/** A file of somebody's request, or undefined. */
export async function findQuotePicture(
  requestId: string,
  id: string,
  db: Db = shopDatabase(),
): Promise<string | undefined> {
  const row = await db
    .selectFrom("quote_pictures")
    .select("file")
    .where("request_id", "=", requestId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.file;
}

/** Puts a request into a state. */
export async function moveRequest(
  id: string,
  state: QuoteRequestState,
  now: string,
  trx: Db,
): Promise<void> {
  await trx
    .updateTable("quote_requests")
    .set({ state, changed_at: now })
    .where("id", "=", id)
    .execute();
}

/**
 * Ends the link of the quote that an order came of, where it was mailed to an e-mail that turned out to be somebody
 * else's: its page leads to the order.
 */
export async function endQuoteLink(
  { orderId, email }: { orderId: string; email: string },
  trx: Db,
): Promise<void> {
  await trx
    .updateTable("quote_requests")
    .set({ token: newLinkToken() })
    .where("order_id", "=", orderId)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .execute();
}
