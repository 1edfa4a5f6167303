import { sql, type Kysely } from "kysely";

import { endOfTable, isPostgres } from "./on-both";

interface Rows {
  bank_rows: {
    id: number;
    bank_id: string;
    transaction_key: string | null;
    booked_on: string;
    amount_bani: number;
    details: string;
    payer: string;
    payer_iban: string;
    reference: string;
  };
}

/**
 * A row of a statement may be several payments, each of another order. Rows are the same only when all
 * that was read of them is, so the keys of those with a reference are made anew; one that only seemed to
 * repeat another may be counted after all, for a reason. A statement keeps the order of its dates where it
 * is not the bank's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bank_row_payments")
    .addColumn("payment_id", "text", (column) =>
      column.primaryKey().notNull().references("payments.id").onDelete("cascade"),
    )
    .addColumn("row_id", "integer", (column) =>
      column.notNull().references("bank_rows.id").onDelete("cascade"),
    )
    .modifyEnd(endOfTable(db))
    .execute();
  const paid = sql`select payment_id, id from bank_rows where payment_id is not null`;
  await sql`create table paid_rows as ${paid}`.execute(db);
  if (isPostgres(db)) await db.schema.alterTable("bank_rows").dropColumn("payment_id").execute();
  else await remakeRows(db);
  await sql`insert into bank_row_payments (payment_id, row_id)
    select payment_id, id from paid_rows`.execute(db);
  await db.schema.dropTable("paid_rows").execute();
  await db.schema
    .alterTable("bank_rows")
    .addColumn("counted_because", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("bank_statements")
    .addColumn("date_order", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const [name, table, columns] of [
    ["bank_row_payments_row_id", "bank_row_payments", ["row_id"]],
    ["bank_rows_reference", "bank_rows", ["bank_id", "reference", "booked_on"]],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
  await keyAnew(db);
}

/** SQLite cannot drop a column that is checked, so the table is made anew, with all that stood on it. */
async function remakeRows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("new_bank_rows")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("statement_id", "text", (column) =>
      column.notNull().references("bank_statements.id").onDelete("cascade"),
    )
    .addColumn("bank_id", "text", (column) => column.notNull().references("banks.id"))
    .addColumn("line", "integer", (column) => column.notNull())
    .addColumn("transaction_key", "text")
    .addColumn("repeats_id", "integer", (column) => column.references("new_bank_rows.id"))
    .addColumn("booked_on", "text", (column) => column.notNull())
    .addColumn("amount_bani", "integer", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("payer", "text", (column) => column.notNull())
    .addColumn("payer_iban", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("undone", "integer", (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint("bank_rows_line", ["statement_id", "line"])
    .addUniqueConstraint("bank_rows_transaction", ["bank_id", "transaction_key"])
    .addCheckConstraint(
      "bank_rows_repeats",
      sql`(transaction_key is null) = (repeats_id is not null)`,
    )
    .modifyEnd(endOfTable(db))
    .execute();
  const columns = sql.raw(
    "id, statement_id, bank_id, line, transaction_key, repeats_id, booked_on, amount_bani, " +
      "details, payer, payer_iban, reference, undone",
  );
  // A row may repeat one that is copied after it.
  await sql`pragma defer_foreign_keys = on`.execute(db);
  await sql`insert into new_bank_rows (${columns}) select ${columns} from bank_rows`.execute(db);
  await sql`drop table bank_rows`.execute(db);
  await sql`alter table new_bank_rows rename to bank_rows`.execute(db);
  await db.schema
    .createIndex("bank_rows_repeats_id")
    .on("bank_rows")
    .column("repeats_id")
    .execute();
}

/** Of rows with a reference: the key over all that was read of them, which those without had before. */
async function keyAnew(db: Kysely<Rows>): Promise<void> {
  const rows = await db.selectFrom("bank_rows").selectAll().orderBy("id").execute();
  const keys = new Set(
    rows.flatMap(({ bank_id, transaction_key, reference }) =>
      reference === "" && transaction_key !== null ? [`${bank_id} ${transaction_key}`] : [],
    ),
  );
  for (const row of rows.filter(({ reference }) => reference !== "")) {
    const reference = saysNone(row.reference) ? "" : row.reference;
    const whole = await digest([
      row.booked_on,
      row.amount_bani,
      row.payer_iban,
      reference,
      row.details,
      row.payer,
    ]);
    let place = 0;
    let key = await digest([whole, place]);
    while (keys.has(`${row.bank_id} ${key}`)) {
      place += 1;
      key = await digest([whole, place]);
    }
    const transaction_key = row.transaction_key === null ? null : key;
    if (transaction_key !== null) keys.add(`${row.bank_id} ${key}`);
    await db
      .updateTable("bank_rows")
      .set({ reference, transaction_key })
      .where("id", "=", row.id)
      .execute();
  }
}

/** What banks write where there is no reference. */
function saysNone(reference: string): boolean {
  const signs = reference.replace(/[^\p{L}\p{N}]+/gu, "");
  return /^(?:0*|notprovided|nonref)$/i.test(signs);
}

async function digest(parts: (string | number)[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
}
