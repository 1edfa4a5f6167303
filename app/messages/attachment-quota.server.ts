import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

/** What the files that came with all messages may be together: 2 GB, and 5,000 of them. */
const QUOTA = { bytes: 2 * 1024 * 1024 * 1024, files: 5_000 };
/** What one has at most, and is taken to have until it is measured. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Whether one more file of so many bytes may be kept. Asked in the transaction that keeps its message,
 * so that many at once are no more than one after the other.
 */
export async function hasRoomFor(bytes: number, trx: Db): Promise<boolean> {
  const held = await sumAttachments(trx);
  return held.bytes + bytes <= QUOTA.bytes && held.files < QUOTA.files;
}

/** How much of the room for files is taken, in whole percents. */
export async function attachmentPercent(db: Db = shopDatabase()): Promise<number> {
  const held = await sumAttachments(db);
  return Math.floor(100 * Math.max(held.bytes / QUOTA.bytes, held.files / QUOTA.files));
}

/** The files of before their bytes were noted. */
export async function listUnmeasuredAttachments(db: Db = shopDatabase()): Promise<string[]> {
  const rows = await db
    .selectFrom("contact_messages")
    .select("attachment_file")
    .where("attachment_file", "is not", null)
    .where("attachment_bytes", "is", null)
    .execute();
  return rows.flatMap(({ attachment_file }) => attachment_file ?? []);
}

/** Notes how many bytes a file has. */
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

async function sumAttachments(db: Db): Promise<{ bytes: number; files: number }> {
  return db
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
}
