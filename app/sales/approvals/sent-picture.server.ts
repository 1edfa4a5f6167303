import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import { UPLOAD_BYTES } from "~/platform/forms/field-names";
import { chosenFiles } from "~/platform/forms/read-form.server";
import type { MessageKey } from "~/platform/forms/validation-message";
import { makeUpload } from "~/platform/media/picture-process.server";
import { isPicture, isTiff, refusalMessage } from "~/platform/media/uploads.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

/** Each picture before it is encoded again; a form in parts is no larger as a whole. */
const LONGEST_SIDE = 1800;
const THUMBNAIL_SIDE = 320;
/** What the pictures of orders may take altogether. */
const QUOTA = { bytes: 1024 * 1024 * 1024, files: 5_000 };

export type ReadPictures =
  | { kind: "read"; pictures: Buffer[] }
  | { kind: "refused"; message: MessageKey; status: 422 | 503 };

/**
 * The pictures of a form's field, each encoded again as WebP without its metadata; its type is judged
 * by its bytes. Refuses more than `most`, an empty one, more than 8 MB or 24 megapixels, other types, a picture that
 * crashed its decoder, and too many at once. Nothing is stored yet.
 */
export async function readPictures(
  posted: FormData,
  name: string,
  most: number,
): Promise<ReadPictures> {
  const files = chosenFiles(posted, name);
  if (files.length > most) return { kind: "refused", message: "picturesMost", status: 422 };
  const pictures: Buffer[] = [];
  for (const file of files) {
    const made = await encode(file);
    if (made.kind === "refused") return made;
    pictures.push(made.picture);
  }
  return { kind: "read", pictures };
}

async function encode(file: File) {
  if (file.size === 0) return refuse("fileEmpty");
  if (file.size > UPLOAD_BYTES) return refuse("attachmentSize");
  const input = Buffer.from(await file.arrayBuffer());
  if (!isPicture(input) && !isTiff(input)) return refuse("upload");
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, withoutEnlargement: true };
  const made = await makeUpload({ input, size, encoding: { format: "webp", quality: 80 } });
  if (made.kind === "made") return { kind: "made" as const, picture: Buffer.from(made.picture) };
  return refuse(...refusalMessage(made.reason));
}

function refuse(message: MessageKey, status: 422 | 503 = 422) {
  return { kind: "refused" as const, message, status };
}

/** Whether these pictures may be stored; asked in the transaction that stores them. */
export async function hasRoomFor(pictures: readonly Buffer[], trx: Db): Promise<boolean> {
  if (pictures.length === 0) return true;
  const held = await trx
    .selectFrom("sent_pictures")
    .select((eb) => [
      sql<number>`coalesce(sum(length(bytes)), 0)`.as("bytes"),
      eb.fn.countAll<number>().as("files"),
    ])
    .executeTakeFirstOrThrow();
  const bytes = pictures.reduce((sum, picture) => sum + picture.length, held.bytes);
  return bytes <= QUOTA.bytes && held.files + pictures.length <= QUOTA.files;
}

/** Where a picture belongs. */
type PictureOf =
  | { drawing_version_id: string }
  | { claim_entry_id: string }
  | { handover_note_id: string };

/** A picture with the small one that stands for it on a page. */
export interface PictureWithThumbnail {
  bytes: Buffer;
  thumbnail: Buffer | null;
}

/**
 * Makes a thumbnail for each picture that was read. A picture that none can be made for now is shown
 * whole.
 */
export async function makeThumbnails(pictures: readonly Buffer[]): Promise<PictureWithThumbnail[]> {
  const made: PictureWithThumbnail[] = [];
  for (const bytes of pictures) {
    const size = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, withoutEnlargement: true };
    const small = await makeUpload({
      input: bytes,
      size,
      encoding: { format: "webp", quality: 60 },
    });
    made.push({ bytes, thumbnail: small.kind === "made" ? Buffer.from(small.picture) : null });
  }
  return made;
}

/** Stores pictures with what they were sent with. */
export async function keepPictures(
  pictures: readonly (Buffer | PictureWithThumbnail)[],
  of: PictureOf,
  trx: Db,
): Promise<void> {
  const nowhere = { drawing_version_id: null, claim_entry_id: null, handover_note_id: null };
  for (const [position, picture] of pictures.entries()) {
    const kept = Buffer.isBuffer(picture) ? { bytes: picture, thumbnail: null } : picture;
    const row = { id: randomUUID(), ...nowhere, ...of, position, ...kept };
    await trx.insertInto("sent_pictures").values(row).execute();
  }
}

/** A picture that came with an answer to a drawing of an order, or undefined. */
export async function findDrawingPicture(
  drawingId: string,
  db: Db = shopDatabase(),
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("sent_pictures")
    .select("bytes")
    .where("drawing_version_id", "=", drawingId)
    .executeTakeFirst();
  return row?.bytes;
}

/** A picture of a claim by its id, or undefined. */
export async function findClaimPicture(
  claimId: string,
  pictureId: string,
  db: Db = shopDatabase(),
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("sent_pictures")
    .innerJoin("claim_entries", "claim_entries.id", "sent_pictures.claim_entry_id")
    .select("bytes")
    .where("sent_pictures.id", "=", pictureId)
    .where("claim_id", "=", claimId)
    .executeTakeFirst();
  return row?.bytes;
}

/** A picture as an answer: only who may see its page gets it. */
export function pictureResponse(bytes: Uint8Array): Response {
  return new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/webp" } });
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    claims: "as its order",
    claim_entries: "its text as long as its order names its customer",
    drawing_versions: "its notes as long as its order names its customer",
    sent_pictures: "as what it was sent with",
  },
  exportOf: async ({ id }, db) => ({ claims: await listClaimData(id, db) }),
  eraseOfOrders: (ids, _now, trx) => forgetAnswers(ids, trx),
} satisfies PersonalData;

/** What is written in the claims about an account's orders, for its owner. */
async function listClaimData(userId: string, db: Db) {
  const rows = await db
    .selectFrom("claim_entries")
    .innerJoin("claims", "claims.id", "claim_entries.claim_id")
    .innerJoin("orders", "orders.id", "claims.order_id")
    .select(["orders.number as order_number", "claims.kind", "claim_entries.state"])
    .select(["claim_entries.text", "claim_entries.written_at", "claim_entries.written_by"])
    .where("orders.user_id", "=", userId)
    .orderBy("written_at")
    .execute();
  return rows.map(({ written_by, ...row }) => ({
    ...row,
    author: written_by === "customer" ? ("customer" as const) : ("shop" as const),
  }));
}

/** What was written about drawings, and in claims, and the pictures with it. */
async function forgetAnswers(orderIds: string[], trx: Db): Promise<void> {
  const drawings = trx
    .selectFrom("drawing_versions")
    .innerJoin("order_lines", "order_lines.id", "drawing_versions.order_line_id")
    .select("drawing_versions.id")
    .where("order_id", "in", orderIds);
  const entries = trx
    .selectFrom("claim_entries")
    .innerJoin("claims", "claims.id", "claim_entries.claim_id")
    .select("claim_entries.id")
    .where("order_id", "in", orderIds);
  await trx
    .deleteFrom("sent_pictures")
    .where((eb) =>
      eb.or([eb("drawing_version_id", "in", drawings), eb("claim_entry_id", "in", entries)]),
    )
    .execute();
  await trx
    .updateTable("drawing_versions")
    .set({ note: "", answer_note: "" })
    .where("id", "in", drawings)
    .execute();
  await trx.updateTable("claim_entries").set({ text: "" }).where("id", "in", entries).execute();
}
