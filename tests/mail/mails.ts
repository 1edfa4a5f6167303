import { randomUUID } from "node:crypto";

import type { Insertable } from "kysely";

import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

/** Adds a mail to the outbox and returns its id. */
export async function addMail(
  db: Db,
  changes: Partial<Insertable<Database["outbox"]>> = {},
): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  await db
    .insertInto("outbox")
    .values({
      id,
      order_id: null,
      recipient: "ana@example.com",
      reply_to: null,
      subject: "",
      text: "",
      html: "",
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
      sent_at: null,
      failed_at: null,
      last_error: null,
      unsubscribe_url: null,
      ...changes,
    })
    .execute();
  return id;
}
