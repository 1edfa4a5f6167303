import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** The most that all attachments together may take: 2 GB and 5,000 files. */
const QUOTA = { bytes: 2 * 1024 * 1024 * 1024, files: 5_000 };
/** The most that one attachment may take; one of unknown size counts as this large. */
const MOST_BYTES = 8 * 1024 * 1024;

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

/** Of messages and of requests for a quote: they share the space. */
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
          eb.fn.sum<number>(eb.fn.coalesce("attachment_bytes", eb.lit(MOST_BYTES))),
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
