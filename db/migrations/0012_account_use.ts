import { sql, type Kysely } from "kysely";

/** When an account was last used, as it is not kept for ever (spec §1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("last_used_on", "text").execute();
  await db.schema.alterTable("users").addColumn("unused_warned_at", "text").execute();
  // Nobody noted it until now, and an account must not go because of a day that is guessed.
  const today = new Date().toISOString().slice(0, 10);
  await sql`update users set last_used_on = ${today}`.execute(db);
  await db.schema.createIndex("users_last_used").on("users").column("last_used_on").execute();
}
