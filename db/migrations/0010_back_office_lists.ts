import type { Kysely } from "kysely";

/** The back office's lists in their order, each found in an index however many rows there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("reviews_approved")
    .on("reviews")
    .columns(["created_at desc", "id"])
    .where("approved_at" as never, "is not", null)
    .execute();
  await db.schema
    .createIndex("contact_messages_spam")
    .on("contact_messages")
    .columns(["created_at desc", "id"])
    .where("spam_at" as never, "is not", null)
    .execute();
  await db.schema
    .createIndex("newsletter_subscribers_active")
    .on("newsletter_subscribers")
    .columns(["unsubscribed_at", "confirmed_at"])
    .execute();
  await db.schema
    .createIndex("journal_of_a_kind")
    .on("journal")
    .columns(["subject", "id"])
    .execute();
}
