import { dayOf } from "~/platform/format/dates";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeAnswerNote } from "../mails/quote-mail.server";
import { findQuoteRequest, type Quote, type QuoteRequest } from "./find-quote.server";
import { moveRequest } from "./quote-request.server";
import { answersTo, standingOn, type QuoteAnswer } from "./quote-rules";

/** Who answers a quote: nobody of the staff. The history of orders calls them so too. */
const customerActor: Admin = { id: "customer", email: "customer" };

/** Why an answer is not taken. The page then shows what became of the quote. */
export type AnswerRefusal =
  | { kind: "unknown" }
  /** There is a newer version, or the shop has taken it back. */
  | { kind: "replaced" }
  | { kind: "expired" }
  /** It has another answer already. */
  | { kind: "answered" };

export type AnswerResult = { kind: "done" } | AnswerRefusal;

/** The state of a quote after each answer. */
const answered = {
  "ask-again": { state: "asked_again", request: "new", action: "quote-asked-again" },
  decline: { state: "declined", request: "declined", action: "quote-declined" },
} as const;

/**
 * Takes a customer's answer to a quote other than its acceptance: a wish for another version, or that
 * none is wanted. Refuses a version that was replaced or has another answer, and to decline one whose
 * time is over; the same answer given again changes nothing.
 */
export async function answerQuote(
  token: string,
  answer: { version: number; answer: Exclude<QuoteAnswer, "accept">; note: string },
  db: Db = shopDatabase(),
): Promise<AnswerResult> {
  return db.transaction().execute(async (trx): Promise<AnswerResult> => {
    const request = await findQuoteRequest({ token }, trx);
    const quote = request && findSent(request, answer.version);
    if (!request || !quote) return { kind: "unknown" };
    const { state, request: requestState, action } = answered[answer.answer];
    if (quote.state === state && quote.answer_note === answer.note) return { kind: "done" };
    const now = new Date().toISOString();
    const refusal = refuseAnswer(request, quote, answer.answer, dayOf(now));
    if (refusal) return refusal;
    await trx
      .updateTable("quotes")
      .set({ state, answered_at: now, answer_note: answer.note })
      .where("id", "=", quote.id)
      .execute();
    await moveRequest(request.id, requestState, now, trx);
    await recordAnswer(request, quote, action, trx);
    const told = (await findQuoteRequest({ token }, trx))!;
    const sent = findSent(told, answer.version)!;
    await enqueueMail(composeAnswerNote(told, sent, await findSettings(trx)), null, trx);
    return { kind: "done" };
  });
}

/** A version that its customer has been sent. */
export function findSent({ quotes }: QuoteRequest, version: number): Quote | undefined {
  return quotes.find((quote) => quote.version === version && quote.state !== "draft");
}

/** Why an answer to a quote cannot be taken on a day of Bucharest; undefined where it can. */
export function refuseAnswer(
  request: QuoteRequest,
  quote: Quote,
  answer: QuoteAnswer,
  today: string,
): AnswerRefusal | undefined {
  const standing = standingOn(quote, today);
  if (answersTo(standing).includes(answer)) return undefined;
  if (standing === "replaced" || request.state === "closed") return { kind: "replaced" };
  return { kind: standing === "expired" ? "expired" : "answered" };
}

/** Writes a customer's answer into the journal: nothing about the customer. */
export async function recordAnswer(
  { number, state }: QuoteRequest,
  { version, totals }: Quote,
  action: AuditAction,
  trx: Db,
): Promise<void> {
  const entry = { admin: customerActor, action, subject: "quote", subjectId: number } as const;
  const after = { version, total_bani: totals.totalBani };
  await recordAction({ ...entry, before: { state }, after }, trx);
}
