import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/**
 * Banks with the way in which each writes its statements, the statements that were read, and their
 * rows. A file is read once for a bank, a transaction has one row that counts, and a payment is one
 * row's at most: the database refuses anything else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("banks")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("iban", "text", (column) => column.notNull())
    .addColumn("layout", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createTable("bank_statements")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("bank_id", "text", (column) => column.notNull().references("banks.id"))
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("file_digest", "text", (column) => column.notNull())
    .addColumn("from_on", "text", (column) => column.notNull())
    .addColumn("to_on", "text", (column) => column.notNull())
    .addColumn("names_account", "integer", (column) =>
      column.notNull().check(sql`names_account in (0, 1)`),
    )
    .addColumn("left_out", "text", (column) => column.notNull())
    .addColumn("read_at", "text", (column) => column.notNull())
    .addColumn("read_by", "text", (column) => column.notNull())
    .addUniqueConstraint("bank_statements_file", ["bank_id", "file_digest"])
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("bank_statements_read_at")
    .on("bank_statements")
    .column("read_at")
    .execute();
  await db.schema
    .createTable("bank_rows")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("statement_id", "text", (column) =>
      column.notNull().references("bank_statements.id").onDelete("cascade"),
    )
    .addColumn("bank_id", "text", (column) => column.notNull().references("banks.id"))
    .addColumn("line", "integer", (column) => column.notNull())
    .addColumn("transaction_key", "text")
    .addColumn("repeats_id", "integer", (column) => column.references("bank_rows.id"))
    .addColumn("booked_on", "text", (column) => column.notNull())
    .addColumn("amount_bani", "integer", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("payer", "text", (column) => column.notNull())
    .addColumn("payer_iban", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("payment_id", "text", (column) =>
      column.unique().references("payments.id").onDelete("set null"),
    )
    .addColumn("undone", "integer", (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint("bank_rows_line", ["statement_id", "line"])
    .addUniqueConstraint("bank_rows_transaction", ["bank_id", "transaction_key"])
    .addCheckConstraint(
      "bank_rows_repeats",
      sql`(transaction_key is null) = (repeats_id is not null)`,
    )
    .addCheckConstraint(
      "bank_rows_paid",
      sql`payment_id is null or (amount_bani > 0 and repeats_id is null)`,
    )
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("bank_rows_repeats_id")
    .on("bank_rows")
    .column("repeats_id")
    .execute();
}
