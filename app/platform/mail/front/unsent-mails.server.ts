import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

export interface UnsentMail {
  id: string;
  recipient: string;
  subject: string;
  attempts: number;
  created_at: string;
  last_error: string | null;
}

/** Mails with at least one failed attempt, newest first. */
export async function listUnsentMails(db: Db = shopDatabase()): Promise<UnsentMail[]> {
  return db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "attempts", "created_at", "last_error"])
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
}

/** The creation time of the oldest mail that is still to be sent; undefined when all are sent or given up. */
export async function oldestUnsentAt(db: Db = shopDatabase()): Promise<string | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.min<string | null>("created_at").as("oldest"))
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirst();
  return row?.oldest ?? undefined;
}

/** Makes the failed mails due at once. Returns how many. */
export async function retryMails(admin: Admin, db: Db = shopDatabase()): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const result = await trx
      .updateTable("outbox")
      .set({ next_attempt_at: new Date().toISOString(), failed_at: null, attempts: 0 })
      .where("sent_at", "is", null)
      .where("last_error", "is not", null)
      .executeTakeFirst();
    const count = Number(result.numUpdatedRows);
    const entry = { subject: "mail", subjectId: "all", before: null, after: { count } } as const;
    await recordAction({ admin, action: "mail-retried", ...entry }, trx);
    return count;
  });
}
