import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** What an issued document may still be given: when it was mailed, and its number at the authority. */
const laterColumns = ["mailed_at", "e_invoice_number", "e_invoice_noted_at"];

/**
 * Documents of the accounts with their series, when the first payment of an order is due, the mails
 * that reminded of one, and the number of the receipt for a payment in cash. A document never
 * changes, and goes no sooner than the law allows; those of orders on trial go with their orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("document_series")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("is_trial", "integer", (column) => column.notNull())
    .addColumn("prefix", "text", (column) => column.notNull().unique())
    .addColumn("last_number", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`last_number >= 0`),
    )
    .addPrimaryKeyConstraint("document_series_key", ["kind", "is_trial"])
    .modifyEnd(strict())
    .execute();
  await sql`insert into document_series (kind, is_trial, prefix) values
    ('proforma', 0, 'PF'), ('advance', 0, 'AV'), ('final', 0, 'FF'), ('storno', 0, 'ST'),
    ('proforma', 1, 'PROBA-PF'), ('advance', 1, 'PROBA-AV'), ('final', 1, 'PROBA-FF'),
    ('storno', 1, 'PROBA-ST')`.execute(db);

  await db.schema
    .createTable("documents")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('proforma', 'advance', 'final', 'storno')`),
    )
    .addColumn("is_trial", "integer", (column) => column.notNull().check(sql`is_trial in (0, 1)`))
    .addColumn("prefix", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull().check(sql`number > 0`))
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("order_id", "text", (column) => column.notNull().references("orders.id"))
    .addColumn("cause", "text", (column) => column.notNull().unique())
    .addColumn("corrects_id", "text", (column) => column.references("documents.id"))
    .addColumn("issued_at", "text", (column) => column.notNull())
    .addColumn("issued_on", "text", (column) => column.notNull())
    .addColumn("kept_until", "text", (column) => column.notNull())
    .addColumn("buyer_kind", "text", (column) =>
      column.notNull().check(sql`buyer_kind in ('person', 'company')`),
    )
    .addColumn("net_bani", "integer", (column) => column.notNull())
    .addColumn("vat_bani", "integer", (column) => column.notNull())
    .addColumn("total_bani", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("sheet", "text", (column) => column.notNull())
    .addColumn("mailed_at", "text")
    .addColumn("e_invoice_number", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("e_invoice_noted_at", "text")
    .addUniqueConstraint("documents_number", ["prefix", "number"])
    .addCheckConstraint("documents_sum", sql`net_bani + vat_bani = total_bani`)
    .addCheckConstraint("documents_corrects", sql`(kind = 'storno') = (corrects_id is not null)`)
    .modifyEnd(strict())
    .execute();
  for (const column of ["order_id", "corrects_id", "issued_on"]) {
    await db.schema.createIndex(`documents_${column}`).on("documents").column(column).execute();
  }
  await db.schema
    .createIndex("documents_unmailed")
    .on("documents")
    .column("issued_at")
    .where(sql.ref("mailed_at"), "is", null)
    .execute();
  await keepDocuments(db);

  await db.schema
    .createTable("payment_reminders")
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("due", "text", (column) => column.notNull().check(sql`due in ('advance', 'rest')`))
    .addColumn("stage", "text", (column) => column.notNull().check(sql`stage in ('soon', 'late')`))
    .addColumn("reminded_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("payment_reminders_key", ["order_id", "due", "stage"])
    .modifyEnd(strict())
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("advance_due_on", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("reduced_bani", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`reduced_bani >= 0`),
    )
    .execute();
  await db.schema
    .alterTable("payments")
    .addColumn("receipt_number", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

async function keepDocuments(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from pragma_table_info('documents')`.execute(db);
  const fixed = rows.map(({ name }) => name).filter((name) => !laterColumns.includes(name));
  await sql
    .raw(
      `create trigger documents_fixed before update of ${fixed.join(", ")} on documents
      begin select raise(abort, 'a document does not change'); end`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger documents_kept before delete on documents
      when old.is_trial = 0 and old.kept_until > date('now')
      begin select raise(abort, 'a document is kept as long as the law has it'); end`,
    )
    .execute(db);
}
