import type { Kysely } from "kysely";

import { doesOn, run } from "./on-both";

/** What of the sample data an owner may make his own, by what the audit log calls it. */
const tables = { product: "products", category: "categories" };

/**
 * A sample piece or category that somebody has edited is the owner's from then on. What was edited before
 * stands in the audit log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [subject, table] of Object.entries(tables)) {
    await run(
      db,
      `update ${table} set is_sample = 0 where is_sample = 1 and exists (select 1 from audit_log
        where audit_log.subject = '${subject}' and audit_log.subject_id = ${table}.id)`,
    );
    await doesOn(db, {
      name: `owned_when_edited_${table}`,
      on: `after update on ${table}`,
      when: "new.is_sample = 1 and new.version > old.version",
      statements: `update ${table} set is_sample = 0 where id = new.id;`,
    });
  }
}
