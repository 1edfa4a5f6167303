import { enqueueMails } from "~/platform/mail/outbox.server";
import { findSettings } from "~/platform/settings/settings.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import { orNotSaved, type Db } from "~db/engine";
import type { DrawingAnswer } from "~db/schema";

import { composeAnswerMails } from "../mails/drawing-mail.server";
import { hasRoomFor, keepPictures } from "../sent-picture.server";
import { findDrawing, type FoundDrawing } from "./found-drawing.server";

export interface NewAnswer {
  token: string;
  id: string;
  /** The digest of what the page showed. */
  sha256: string;
  answer: DrawingAnswer;
  /** Why it is sent back; empty with an approval. */
  note: string;
  /** A picture with marks, encoded by us; at most one. */
  pictures: readonly Buffer[];
}

export type AnswerResult =
  /** `isRepeat`: the same answer was there already. */
  | { kind: "answered"; isRepeat: boolean }
  | { kind: "unknown" }
  /** It is not what counts now, or not what was seen. */
  | { kind: "not-current" }
  /** The other answer was given before. */
  | { kind: "answered-before" }
  /** The work has begun, or there will be none. */
  | { kind: "over" }
  | { kind: "files-full" }
  | { kind: "not-saved" };

/**
 * Takes the customer's answer to the current version of a drawing, once. An approval makes the line's
 * design that of the drawing; its price stays. Refuses what is no longer current, what differs from
 * what the customer saw, another answer than the one given before, an order whose work has begun, a
 * picture for which there is no space, and a database that cannot be written.
 */
export async function answerDrawing(
  answer: NewAnswer,
  db: Db = shopDatabase(),
): Promise<AnswerResult> {
  const saved = await orNotSaved(() =>
    db.transaction().execute((trx) => answerWithin(answer, trx)),
  );
  return saved === "not-saved" ? { kind: "not-saved" } : saved;
}

async function answerWithin(
  { token, id, sha256, answer, note, pictures }: NewAnswer,
  trx: Db,
): Promise<AnswerResult> {
  const drawing = await findDrawing(id, { token }, trx);
  if (!drawing) return { kind: "unknown" };
  if (drawing.sha256 !== sha256 || drawing.current !== id) return { kind: "not-current" };
  if (drawing.answer === answer) return { kind: "answered", isRepeat: true };
  if (drawing.answer !== null) return { kind: "answered-before" };
  const { status } = drawing.order;
  if (status !== "new" && status !== "confirmed") return { kind: "over" };
  if (!(await hasRoomFor(pictures, trx))) return { kind: "files-full" };
  const answered_at = new Date().toISOString();
  await trx
    .updateTable("drawing_versions")
    .set({ answer, answered_at, answer_note: note })
    .where("id", "=", id)
    .execute();
  await keepPictures(pictures, { drawing_version_id: id }, trx);
  if (answer === "approved") await makeAsDrawn(drawing, trx);
  const order = (await findOrderByToken(token, trx))!;
  const picture = pictures.length > 0 ? id : null;
  const answered = { ...drawing, answer, answered_at, answer_note: note, state: answer, picture };
  const mails = composeAnswerMails(order, answered, await findSettings(trx));
  await enqueueMails(mails, order.id, trx);
  return { kind: "answered", isRepeat: false };
}

/** From now on the approved design is made. */
async function makeAsDrawn({ lineId, content }: FoundDrawing, trx: Db): Promise<void> {
  const { design, staffDesign } = content;
  await trx
    .updateTable("order_lines")
    .set({
      configuration: JSON.stringify(design),
      staff_configuration: staffDesign && JSON.stringify(staffDesign),
    })
    .where("id", "=", lineId)
    .execute();
}
