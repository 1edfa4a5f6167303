import { dayOf, formatDay } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { listOrderAppointments } from "~/sales/appointments/appointment.server";
import { whenText } from "~/sales/appointments/kinds";
import { shortDigest } from "~/sales/approvals/front/drawing-state";
import { isCorrection } from "~/sales/orders/refund-reasons";
import { listOrderWithdrawals } from "~/sales/withdrawals/withdrawal-list.server";
import { shopDatabase } from "~db/client.server";
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

interface Reading {
  orderId: string;
  /** Whether it was anonymised. */
  isForgotten: boolean;
  language: Language;
  /** Whose names for pieces are used. */
  names: "buyer" | "staff";
}

/**
 * All that happened to an order from the wish to the last claim, the oldest first, in words of a
 * language. For an anonymised order only its course through the workshop is listed, and no longer when
 * its customer was met, paid or complained.
 */
export async function listProgressEvents(
  reading: Reading,
  db: Db = shopDatabase(),
): Promise<ProgressEvent[]> {
  const always = [statusEvents, drawingEvents];
  const known = [quoteEvents, transportEvents, paymentEvents, meetingEvents].concat([
    promiseEvents,
    claimEvents,
    withdrawalEvents,
  ]);
  const lists = reading.isForgotten ? always : [...always, ...known];
  const parts = await Promise.all(lists.map((list) => list(reading, db)));
  return parts.flat().sort((one, other) => one.at.localeCompare(other.at));
}

async function quoteEvents({ orderId, language }: Reading, db: Db): Promise<ProgressEvent[]> {
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

async function statusEvents({ orderId, language }: Reading, db: Db): Promise<ProgressEvent[]> {
  const t = translateIn(language, "order");
  const rows = await db
    .selectFrom("order_history")
    .select(["status", "changed_at as at", "note", "changed_by as by"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ status, ...event }) => ({ ...event, title: t(`status.${status}`) }));
}

/** A sum as its reader is shown sums everywhere: staff with two decimals. */
function sumFor({ language, names }: Reading, bani: number): string {
  return names === "staff" ? formatRon(bani) : formatLei(bani, language);
}

async function transportEvents(reading: Reading, db: Db): Promise<ProgressEvent[]> {
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

async function drawingEvents(
  { orderId, language, names }: Reading,
  db: Db,
): Promise<ProgressEvent[]> {
  const t = translateIn(language, "progress");
  const rows = await db
    .selectFrom("drawing_versions")
    .innerJoin("order_lines", "order_lines.id", "drawing_versions.order_line_id")
    .select(["name", "staff_name", "version", "sha256", "sent_at", "created_by"])
    .select(["answer", "answered_at", "answer_note"])
    .where("order_id", "=", orderId)
    .where("sent_at", "is not", null)
    .execute();
  return rows.flatMap(({ name, staff_name, version, sha256, answer, answered_at, ...row }) => {
    const piece = names === "staff" ? (staff_name ?? name) : name;
    const about = t("events.drawing.of", { name: piece, digest: shortDigest(sha256) });
    const title = (kind: "sent" | "approved" | "returned") =>
      t(`events.drawing.${kind}`, { version });
    const sent = { at: row.sent_at ?? "", title: title("sent"), about, by: row.created_by };
    if (answer === null || answered_at === null) return [sent];
    const note = row.answer_note;
    return [sent, { at: answered_at, title: title(answer), about, note, by: "customer" }];
  });
}

async function paymentEvents(reading: Reading, db: Db): Promise<ProgressEvent[]> {
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

async function meetingEvents({ orderId, language }: Reading, db: Db): Promise<ProgressEvent[]> {
  const t = translateIn(language, "progress");
  const words = translateIn(language, "appointments");
  const appointments = await listOrderAppointments(orderId, db);
  return appointments.flatMap((one) => {
    const about = t("events.meeting.about", {
      kind: words(`kinds.${one.kind}`),
      when: whenText(one, language, words),
    });
    const booked = { at: one.booked_at, title: t("events.meeting.booked"), about, by: null };
    if (one.state === "booked") return [booked];
    return [
      booked,
      { at: one.changed_at, title: t(`events.meeting.${one.state}`), about, by: null },
    ];
  });
}

async function promiseEvents({ orderId, language }: Reading, db: Db): Promise<ProgressEvent[]> {
  const t = translateIn(language, "progress");
  const rows = await db
    .selectFrom("promise_changes")
    .select(["promised_on", "reason as note", "changed_at as at", "changed_by as by"])
    .where("order_id", "=", orderId)
    .execute();
  return rows.map(({ promised_on, ...event }) => {
    const day = formatDay(`${promised_on}T12:00:00Z`, language);
    return { ...event, title: t("events.moved", { day }) };
  });
}

async function claimEvents({ orderId, language }: Reading, db: Db): Promise<ProgressEvent[]> {
  const t = translateIn(language, ["progress", "claims"]);
  const rows = await db
    .selectFrom("claim_entries")
    .innerJoin("claims", "claims.id", "claim_entries.claim_id")
    .select(["claims.opened_at", "claims.kind", "claim_entries.state"])
    .select(["written_at as at", "written_by as by"])
    .where("order_id", "=", orderId)
    .execute();
  return rows.map(({ opened_at, kind, state, ...event }) => {
    const about = t(`claims:kinds.${kind}`);
    if (event.at === opened_at) return { ...event, about, title: t("events.claim.opened") };
    if (event.by === "customer") return { ...event, about, title: t("events.claim.written") };
    return { ...event, about, title: t(`events.claim.${state}`) };
  });
}

async function withdrawalEvents({ orderId, language }: Reading, db: Db): Promise<ProgressEvent[]> {
  const t = translateIn(language, "progress");
  const withdrawals = await listOrderWithdrawals(orderId, db);
  return withdrawals.map(({ declared_at: at }) => ({
    at,
    title: t("events.withdrawn"),
    by: "customer",
  }));
}
