import { dayOf, formatDay } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { isCorrection } from "~/sales/orders/refund-reasons";
import type { Db } from "~db/engine";

/** Something that happened to an order, in words. */
export interface ProgressEvent {
  at: string;
  title: string;
  /** What it is about, where the title does not say it. */
  about?: string | undefined;
  /** What somebody wrote with it. */
  note?: string | undefined;
  /** The id of the person who did it; `customer`, or null if that is obvious. */
  by: string | null;
}

export interface Reading {
  orderId: string;
  /** Whether it was anonymised. */
  isForgotten: boolean;
  language: Language;
  /** Whose names for pieces are used. */
  names: "buyer" | "staff";
}

export async function quoteEvents(
  { orderId, language }: Reading,
  db: Db,
): Promise<ProgressEvent[]> {
  const t = translateIn(language, "progress");
  const request = await db
    .selectFrom("quote_requests")
    .select(["id", "number", "created_at"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!request) return [];
  const quotes = await db
    .selectFrom("quotes")
    .select(["version", "state", "sent_at", "made_by", "answered_at", "answer_note"])
    .where("request_id", "=", request.id)
    .where("sent_at", "is not", null)
    .execute();
  const { number } = request;
  return [
    { at: request.created_at, title: t("events.asked", { number }), by: "customer" },
    ...quotes.flatMap(({ version, state, sent_at, made_by, answered_at, answer_note }) => {
      const sent = { at: sent_at ?? "", title: t("events.quoted", { version }), by: made_by };
      if (answered_at === null) return [sent];
      const answer = state === "accepted" || state === "declined" ? state : "asked_again";
      const title = t(`events.quote.${answer}`, { version });
      return [sent, { at: answered_at, title, note: answer_note, by: "customer" }];
    }),
  ];
}

/** A sum as its reader is shown sums everywhere: staff with two decimals. */
function sumFor({ language, names }: Reading, bani: number): string {
  return names === "staff" ? formatRon(bani) : formatLei(bani, language);
}

export async function transportEvents(reading: Reading, db: Db): Promise<ProgressEvent[]> {
  const { orderId, language } = reading;
  const t = translateIn(language, "progress");
  const rows = await db
    .selectFrom("transport_quotes")
    .select(["price_bani", "made_at", "made_by", "answer", "answered_at"])
    .where("order_id", "=", orderId)
    .execute();
  return rows.flatMap(({ price_bani, made_at, made_by, answer, answered_at }) => {
    const sum = sumFor(reading, price_bani);
    const made = { at: made_at, title: t("events.transport.offered", { sum }), by: made_by };
    if (answer === "" || answered_at === null) return [made];
    return [made, { at: answered_at, title: t(`events.transport.${answer}`), by: "customer" }];
  });
}

export async function paymentEvents(reading: Reading, db: Db): Promise<ProgressEvent[]> {
  const { orderId, language } = reading;
  const t = translateIn(language, "progress");
  const rows = await db
    .selectFrom("payments")
    .select(["kind", "reason", "amount_bani", "paid_on", "recorded_at as at", "recorded_by as by"])
    .where("order_id", "=", orderId)
    .execute();
  return rows.map(({ kind, reason, amount_bani, paid_on, ...event }) => {
    const sum = sumFor(reading, Math.abs(amount_bani));
    const money = amount_bani < 0 ? "refunded" : "paid";
    const what = isCorrection({ kind, reason }) ? "corrected" : money;
    const day = formatDay(`${paid_on}T12:00:00Z`, language);
    const about = paid_on === dayOf(event.at) ? undefined : t("events.paidOn", { day });
    return { ...event, title: t(`events.${what}`, { sum }), about };
  });
}
