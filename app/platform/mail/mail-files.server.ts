import { isRehearsal } from "~/platform/basics/rehearsal.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** A kept file as an attachment of one mail. */
export interface MailAttachment {
  /** The name under which its reader saves it. */
  name: string;
  /** The id under which `keepMailFile` keeps it. */
  fileId: string;
}

export interface AttachedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A file that no mail carries may stay this long, in milliseconds, because it is made a moment before its mail. */
const UNUSED_FILE_LIFE = 24 * 60 * 60 * 1000;

/**
 * Keeps a file for the mails that carry it, once however many they are; it is made only when it is not there. `id`
 * names everything that the file is made from. Within a rehearsal mails carry no files, and none is kept.
 */
export async function keepMailFile(
  { id, type, make }: { id: string; type: string; make: () => Promise<Uint8Array> },
  db: Db = shopDatabase(),
): Promise<void> {
  if (isRehearsal()) return;
  const kept = await db
    .selectFrom("mail_files")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (kept) return;
  const bytes = Buffer.from(await make());
  await db
    .insertInto("mail_files")
    .values({ id, type, bytes, made_at: new Date().toISOString() })
    // Another process may have made it meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Attaches kept files to a mail in the outbox, in the order given. */
export async function attachFiles(
  mailId: string,
  attachments: MailAttachment[],
  trx: Db,
): Promise<void> {
  for (const [position, { name, fileId }] of attachments.entries()) {
    await trx
      .insertInto("outbox_files")
      .values({ mail_id: mailId, position, file_id: fileId, name })
      .execute();
  }
}

/** The files of a mail in the outbox, in their order. */
export async function listMailFiles(
  mailId: string,
  db: Db = shopDatabase(),
): Promise<AttachedFile[]> {
  return db
    .selectFrom("outbox_files")
    .innerJoin("mail_files", "mail_files.id", "outbox_files.file_id")
    .select(["name", "type", "bytes"])
    .where("mail_id", "=", mailId)
    .orderBy("position")
    .execute();
}

/** Deletes the files that no mail in the outbox carries any more. */
export async function deleteUnusedFiles(now: Date, db: Db): Promise<void> {
  const oldest = new Date(now.getTime() - UNUSED_FILE_LIFE).toISOString();
  await db
    .deleteFrom("mail_files")
    .where("made_at", "<=", oldest)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("outbox_files")
            .select("outbox_files.mail_id")
            .whereRef("outbox_files.file_id", "=", "mail_files.id"),
        ),
      ),
    )
    .execute();
}
