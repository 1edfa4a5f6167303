import { randomUUID } from "node:crypto";
import { basename } from "node:path";

import { oneLine } from "~/platform/format/one-line";
import type { MessageKey } from "~/platform/forms/validation-message";
import { makeUpload } from "~/platform/media/picture-process.server";
import { keepUpload, readUpload, removeUpload } from "~/platform/media/uploads-store.server";
import { isPicture, isTiff, refusalMessage } from "~/platform/media/uploads.server";

const MOST_BYTES = 8 * 1024 * 1024;
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
  if (sent.size > MOST_BYTES) return refuse("attachmentSize");
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

/** Attachments are apart from the pictures, which anybody may see. */
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
