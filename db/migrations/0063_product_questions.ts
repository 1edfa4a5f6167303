import { sql, type Kysely } from "kysely";

import { countChangesWhere, strict } from "./helpers";

/**
 * What visitors ask about a product and the workshop answers. A question is shown once it is answered and
 * not hidden; its address, for the mail with the answer, is gone by then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("product_questions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("product_id", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.check(sql`email = lower(email)`))
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("answer_language", "text")
    .addColumn("answered_at", "text")
    .addColumn("hidden_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addCheckConstraint(
      "product_questions_answered",
      sql`(answer is null) = (answered_at is null) and (answer is null) = (answer_language is null)
        and (answer is null or email is null)`,
    )
    .modifyEnd(strict())
    .execute();
  await sql`create index product_questions_product on product_questions (product_id, created_at)`.execute(
    db,
  );
  await sql`create index product_questions_waiting on product_questions (created_at)
    where answered_at is null and hidden_at is null`.execute(db);
  await sql`create index product_questions_email on product_questions (email)
    where email is not null`.execute(db);
  await countChangesWhere(
    db,
    "product_questions",
    (row) => `${row}.answered_at is not null and ${row}.hidden_at is null`,
  );
}
