import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import {
  hasRoomFor,
  keepPictures,
  type PictureWithThumbnail,
} from "~/sales/approvals/sent-picture.server";
import { shopDatabase } from "~db/client.server";
import { orNotSaved, type Db } from "~db/engine";

import { findHandover, type HandoverOrder } from "./find-pictures.server";
import { MOST_PICTURES, takesPictures } from "./handover-rules";

export interface NewPictures {
  number: string;
  remark: string;
  /** Encoded by us, at least one. */
  pictures: readonly PictureWithThumbnail[];
  /** The token of the form that they come from: each form adds pictures once. */
  formToken: string;
}

export type AddResult =
  | { kind: "added" }
  | { kind: "unknown" }
  /** The order is not on its way yet, or was cancelled. */
  | { kind: "not-delivered" }
  /** The order would have more pictures than it may. */
  | { kind: "too-many" }
  /** The form has added something else. */
  | { kind: "used-form" }
  | { kind: "files-full" }
  | { kind: "not-saved" };

/**
 * Adds pictures of a delivery with what was noted. Refuses an order that is not on its way, more than
 * twelve pictures of an order, pictures for which there is no space, and a database that cannot be
 * written. The same form sent again adds nothing.
 */
export async function addPictures(
  added: NewPictures,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<AddResult> {
  const saved = await orNotSaved(() =>
    db.transaction().execute((trx) => addWithin(added, admin, trx)),
  );
  return saved === "not-saved" ? { kind: "not-saved" } : saved;
}

async function addWithin(
  { number, remark, pictures, formToken }: NewPictures,
  admin: Admin,
  trx: Db,
): Promise<AddResult> {
  const order = await findHandover(number, trx);
  if (!order) return { kind: "unknown" };
  const earlier = await findEarlier(formToken, trx);
  if (earlier) {
    const isSame = earlier.remark === remark && areSame(earlier.pictures, pictures);
    return { kind: isSame ? "added" : "used-form" };
  }
  if (!takesPictures(order.status)) return { kind: "not-delivered" };
  const held = countPictures(order);
  if (held + pictures.length > MOST_PICTURES) return { kind: "too-many" };
  const files = pictures.map(({ bytes }) => bytes);
  if (!(await hasRoomFor(files, trx))) return { kind: "files-full" };
  const id = randomUUID();
  await trx
    .insertInto("handover_notes")
    .values({
      id,
      order_id: order.id,
      remark,
      form_token: formToken,
      noted_at: new Date().toISOString(),
      noted_by: admin.id,
    })
    .execute();
  await keepPictures(pictures, { handover_note_id: id }, trx);
  const counts = { before: { pictures: held }, after: { pictures: held + pictures.length } };
  await recordPictures(order, "handover-pictures-added", { admin, ...counts }, trx);
  return { kind: "added" };
}

export function countPictures({ notes }: HandoverOrder): number {
  return notes.reduce((sum, { pictures }) => sum + pictures.length, 0);
}

/** The audit log holds how many there are, and nothing of what they show or of the remark. */
export function recordPictures(
  { number }: HandoverOrder,
  action: "handover-pictures-added" | "handover-picture-removed",
  change: { admin: Admin; before: { pictures: number }; after: { pictures: number } },
  trx: Db,
): Promise<void> {
  return recordAction({ action, subject: "order", subjectId: number, ...change }, trx);
}

/** What the same form has added before, if anything. */
async function findEarlier(formToken: string, trx: Db) {
  const note = await trx
    .selectFrom("handover_notes")
    .select(["id", "remark"])
    .where("form_token", "=", formToken)
    .executeTakeFirst();
  if (!note) return undefined;
  const pictures = await trx
    .selectFrom("sent_pictures")
    .select("bytes")
    .where("handover_note_id", "=", note.id)
    .orderBy("position")
    .execute();
  return { remark: note.remark, pictures: pictures.map(({ bytes }) => bytes) };
}

function areSame(kept: readonly Buffer[], sent: readonly PictureWithThumbnail[]): boolean {
  return (
    kept.length === sent.length && sent.every(({ bytes }, index) => bytes.equals(kept[index]!))
  );
}
