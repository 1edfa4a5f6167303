import { retentionCutoff } from "~/platform/settings/retention";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** Sets or clears a mark of a message: done, spam, read. */
export async function markContactMessage(
  id: string,
  mark: "read" | "answered" | "done" | "spam",
  isMarked: boolean,
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .updateTable("contact_messages")
    .set({ [`${mark}_at`]: isMarked ? new Date().toISOString() : null })
    .where("id", "=", id)
    .execute();
}

/** Deletes a message and returns the name of its attachment, which no message refers to any more. */
export async function deleteContactMessage(
  id: string,
  db: Db = shopDatabase(),
): Promise<string | null> {
  const row = await db
    .deleteFrom("contact_messages")
    .where("id", "=", id)
    .returning("attachment_file")
    .executeTakeFirst();
  return row?.attachment_file ?? null;
}

/** Deletes messages of more than five years ago (spec §1) and returns their attachments, which nothing refers to. */
export async function deleteOldContactMessages(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<string[]> {
  const rows = await db
    .deleteFrom("contact_messages")
    .where("created_at", "<=", retentionCutoff(now))
    .returning("attachment_file")
    .execute();
  return rows.flatMap(({ attachment_file }) => attachment_file ?? []);
}
