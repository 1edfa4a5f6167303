import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeDrawingMail } from "../mails/drawing-mail.server";
import { whyOver, type DrawingsOver } from "./draw-version.server";
import { shortDigest } from "./drawing-state";
import { findDrawing, type FoundDrawing } from "./found-drawing.server";

export type SendDrawingResult =
  | { kind: "sent" }
  | { kind: "unknown" }
  /** Somebody was first; the customer was mailed once. */
  | { kind: "sent-before" }
  | DrawingsOver;

interface NamedDrawing {
  number: string;
  id: string;
}

/**
 * Sends a draft to the customer, with a note. From then on it does not change, and what was current of
 * the line before is replaced: also what was approved.
 */
export async function sendDrawing(
  { number, id, note }: NamedDrawing & { note: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SendDrawingResult> {
  return db.transaction().execute(async (trx): Promise<SendDrawingResult> => {
    const draft = await findDrawing(id, { number }, trx);
    if (!draft) return { kind: "unknown" };
    if (draft.state !== "draft") return { kind: "sent-before" };
    const over = await whyOver(draft.lineId, draft.order.status, trx);
    if (over) return over;
    const sent_at = new Date().toISOString();
    await trx
      .updateTable("drawing_versions")
      .set({ replaced_at: sent_at })
      .where("order_line_id", "=", draft.lineId)
      .where("sent_at", "is not", null)
      .where("replaced_at", "is", null)
      .execute();
    await trx.updateTable("drawing_versions").set({ note, sent_at }).where("id", "=", id).execute();
    const order = (await findOrderByToken(draft.order.token, trx))!;
    const sent = { ...draft, note, sent_at };
    await enqueueMail(composeDrawingMail(order, sent, await findSettings(trx)), order.id, trx);
    await record("drawing-sent", draft, admin, trx);
    return { kind: "sent" };
  });
}

/** Deletes a draft; what was sent stays. The next version gets its number. */
export async function discardDrawing(
  { number, id }: NamedDrawing,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"discarded" | "sent-before" | "unknown"> {
  return db.transaction().execute(async (trx) => {
    const draft = await findDrawing(id, { number }, trx);
    if (!draft) return "unknown";
    if (draft.state !== "draft") return "sent-before";
    await trx.deleteFrom("drawing_versions").where("id", "=", id).execute();
    await record("drawing-discarded", draft, admin, trx);
    return "discarded";
  });
}

async function record(
  action: "drawing-sent" | "drawing-discarded",
  { order, version, sha256, content }: FoundDrawing,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const after = { line: content.line, version, digest: shortDigest(sha256) };
  const subject = { subject: "order", subjectId: order.number } as const;
  await recordAction({ admin, action, ...subject, before: null, after }, trx);
}
