import { randomUUID } from "node:crypto";
import { basename } from "node:path";

import { oneLine } from "~/platform/format/one-line";
import { UPLOAD_BYTES } from "~/platform/forms/field-names";
import type { MessageKey } from "~/platform/forms/validation-message";
import { makeUpload } from "~/platform/media/picture-process.server";
import { keepUpload, readUpload, removeUpload } from "~/platform/media/uploads-store.server";
import { isPicture, isTiff, refusalMessage } from "~/platform/media/uploads.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

const LONGEST_SIDE = 2400;

export type StoreAttachmentResult =
  | { kind: "stored"; attachment: { file: string; name: string; bytes: number } }
  | { kind: "refused"; message: MessageKey; status: 422 | 503 };

/**
 * Stores an attachment: a picture encoded again without its metadata, or a PDF as it is. Its type
 * is judged by its bytes; the sender's file name is only shown. Refuses an empty file, more than 8 MB, more than
 * 24 megapixels, other types, a picture that crashed its decoder, too many pictures at once, and a
 * full disk.
 */
export async function storeAttachment(
  sent: File,
  { isPictureOnly = false } = {},
): Promise<StoreAttachmentResult> {
  if (sent.size === 0) return refuse("fileEmpty");
  if (sent.size > UPLOAD_BYTES) return refuse("attachmentSize");
  const received = Buffer.from(await sent.arrayBuffer());
  const isPdf = received.subarray(0, 5).toString("latin1") === "%PDF-";
  if (isPdf && isPictureOnly) return refuse("upload");
  const made = isPdf ? { kind: "made" as const, picture: received } : await encodePicture(received);
  if (made.kind === "refused") return made;
  const file = `${randomUUID()}.${isPdf ? "pdf" : "webp"}`;
  const { kind } = await keepUpload(uploadOf(file), made.picture);
  if (kind === "not-saved") return refuse(...refusalMessage(kind));
  const { length: bytes } = made.picture;
  return { kind: "stored", attachment: { file, name: shownName(sent.name), bytes } };
}

/** The bytes and type of a stored file, or undefined when it is gone. */
export async function readAttachment(
  file: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const type = file.endsWith(".pdf") ? "application/pdf" : "image/webp";
  const bytes = await readUpload(uploadOf(file));
  return bytes && { bytes, type };
}

/** The size of a stored file in bytes; 0 when it is gone. */
export async function measureAttachment(file: string): Promise<number> {
  return (await readUpload(uploadOf(file)))?.length ?? 0;
}

/** Deletes a stored file that no message refers to any more. */
export async function deleteAttachment(file: string): Promise<void> {
  await removeUpload(uploadOf(file));
}

/** Attachments have a folder of their own, because anybody may see the pictures. */
function uploadOf(file: string): string {
  return `contact/${basename(file)}`;
}

async function encodePicture(bytes: Buffer) {
  if (!isPicture(bytes) && !isTiff(bytes)) return refuse("attachmentKind");
  const made = await makeUpload({
    input: bytes,
    size: { width: LONGEST_SIDE, height: LONGEST_SIDE, withoutEnlargement: true },
    encoding: { format: "webp", quality: 82 },
  });
  if (made.kind === "made") return made;
  const isItself = made.reason === "pixels" || made.reason === "broken";
  return isItself ? refuse("attachmentKind") : refuse(...refusalMessage(made.reason));
}

function refuse(message: MessageKey, status: 422 | 503 = 422) {
  return { kind: "refused" as const, message, status };
}

/** The sender's file name for display only: no path, no invisible characters, not too long. */
function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return oneLine(last).slice(0, 120);
}

/** The most that all attachments together may take: 2 GB and 5,000 files. */
const QUOTA = { bytes: 2 * 1024 * 1024 * 1024, files: 5_000 };

/**
 * Whether another attachment of this size may be stored. Called in the transaction that saves its
 * message, so that simultaneous uploads count like successive ones.
 */
export async function hasRoomFor(bytes: number, trx: Db): Promise<boolean> {
  const held = await sumAttachments(trx);
  return held.bytes + bytes <= QUOTA.bytes && held.files < QUOTA.files;
}

/** How much of the space for attachments is used, in whole percent. */
export async function attachmentPercent(db: Db = shopDatabase()): Promise<number> {
  const held = await sumAttachments(db);
  return Math.floor(100 * Math.max(held.bytes / QUOTA.bytes, held.files / QUOTA.files));
}

/** Attachments from before their sizes were recorded. */
export async function listUnmeasuredAttachments(db: Db = shopDatabase()): Promise<string[]> {
  const rows = await db
    .selectFrom("contact_messages")
    .select("attachment_file")
    .where("attachment_file", "is not", null)
    .where("attachment_bytes", "is", null)
    .execute();
  return rows.flatMap(({ attachment_file }) => attachment_file ?? []);
}

/** Records the size of an attachment. */
export async function recordAttachmentBytes(
  file: string,
  bytes: number,
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .updateTable("contact_messages")
    .set({ attachment_bytes: bytes })
    .where("attachment_file", "=", file)
    .execute();
}

/** Attachments of messages and of requests for a quote, which share the space. */
async function sumAttachments(db: Db): Promise<{ bytes: number; files: number }> {
  const pictures = await db
    .selectFrom("quote_pictures")
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>("bytes"), eb.lit(0)).as("bytes"),
      eb.fn.countAll<number>().as("files"),
    ])
    .executeTakeFirstOrThrow();
  const attachments = await db
    .selectFrom("contact_messages")
    .where("attachment_file", "is not", null)
    .select((eb) => [
      eb.fn
        .coalesce(
          eb.fn.sum<number>(eb.fn.coalesce("attachment_bytes", eb.lit(UPLOAD_BYTES))),
          eb.lit(0),
        )
        .as("bytes"),
      eb.fn.countAll<number>().as("files"),
    ])
    .executeTakeFirstOrThrow();
  return {
    bytes: attachments.bytes + pictures.bytes,
    files: attachments.files + pictures.files,
  };
}
