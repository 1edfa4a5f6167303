import { formatDay } from "~/platform/format/dates";
import { translateIn } from "~/platform/i18n/translate.server";
import { listOrderAppointments } from "~/sales/appointments/appointment.server";
import { whenText } from "~/sales/appointments/kinds";
import { shortDigest } from "~/sales/approvals/front/drawing-state";
import { listOrderWithdrawals } from "~/sales/withdrawals/withdrawal-list.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  type ProgressEvent,
  type Reading,
  quoteEvents,
  transportEvents,
  paymentEvents,
} from "./money-events.server";

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
