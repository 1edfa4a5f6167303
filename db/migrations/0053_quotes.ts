import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** What may still be said of a quote once it was sent. */
const laterColumns = ["state", "answered_at", "answer_note", "reminded_at"];

/**
 * Requests for a quote with their designs and photographs, and the quotes in answer to them. A quote
 * is fixed once it is sent: its answer is written once, and one quote of a request is accepted at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("quote_numbers")
    .addColumn("year", "integer", (column) => column.primaryKey().notNull())
    .addColumn("last_number", "integer", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await createRequests(db);
  await createQuotes(db);
  await keepQuotes(db);
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  const text = ["language", "name", "email", "phone", "county", "city", "wishes"];
  let requests = db.schema
    .createTable("quote_requests")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("form_digest", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("source", "text", (column) =>
      column.notNull().check(sql`source in ('planner', 'product', 'cart', 'contact', 'assistant')`),
    )
    .addColumn("state", "text", (column) =>
      column
        .notNull()
        .defaultTo("new")
        .check(sql`state in ('new', 'answered', 'accepted', 'declined', 'expired', 'closed')`),
    )
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("order_id", "text", (column) => column.references("orders.id").onDelete("set null"))
    .addColumn("closed_reason", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1));
  for (const name of text) requests = requests.addColumn(name, "text", (one) => one.notNull());
  await requests.modifyEnd(strict()).execute();
  await db.schema
    .createIndex("quote_requests_state")
    .on("quote_requests")
    .columns(["state", "changed_at"])
    .execute();
  await sql`create index quote_requests_email on quote_requests (lower(email))`.execute(db);
  for (const column of ["user_id", "order_id", "created_at"]) {
    await db.schema
      .createIndex(`quote_requests_${column}`)
      .on("quote_requests")
      .column(column)
      .execute();
  }

  await db.schema
    .createTable("quote_request_designs")
    .addColumn("request_id", "text", (column) =>
      column.notNull().references("quote_requests.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("design", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("shown", "text", (column) => column.notNull())
    .addColumn("price_bani", "integer")
    .addPrimaryKeyConstraint("quote_request_designs_key", ["request_id", "position"])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("quote_pictures")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("request_id", "text", (column) =>
      column.notNull().references("quote_requests.id").onDelete("cascade"),
    )
    .addColumn("file", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("quote_pictures_request")
    .on("quote_pictures")
    .column("request_id")
    .execute();
}

async function createQuotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("quotes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("request_id", "text", (column) =>
      column.notNull().references("quote_requests.id").onDelete("cascade"),
    )
    .addColumn("version", "integer", (column) => column.notNull().check(sql`version > 0`))
    .addColumn("state", "text", (column) =>
      column
        .notNull()
        .defaultTo("draft")
        .check(
          sql`state in ('draft', 'sent', 'replaced', 'accepted', 'declined', 'asked_again', 'expired')`,
        ),
    )
    .addColumn("lines", "text", (column) => column.notNull())
    .addColumn("delivery_method", "text", (column) =>
      column.notNull().check(sql`delivery_method in ('delivery', 'pickup')`),
    )
    .addColumn("county", "text", (column) => column.notNull())
    .addColumn("transport_bani", "integer", (column) =>
      column.notNull().check(sql`transport_bani >= 0`),
    )
    .addColumn("days_from", "integer", (column) => column.notNull())
    .addColumn("days_to", "integer", (column) => column.notNull())
    .addColumn("valid_until", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("vat_percent", "integer", (column) => column.notNull())
    .addColumn("is_vat_included", "integer", (column) =>
      column.notNull().check(sql`is_vat_included in (0, 1)`),
    )
    .addColumn("total_bani", "integer", (column) => column.notNull().check(sql`total_bani > 0`))
    .addColumn("form_digest", "text", (column) => column.notNull())
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("reminded_at", "text")
    .addColumn("answered_at", "text")
    .addColumn("answer_note", "text", (column) => column.notNull().defaultTo(""))
    .addUniqueConstraint("quotes_version", ["request_id", "version"])
    .addCheckConstraint("quotes_days", sql`days_from between 0 and days_to`)
    .addCheckConstraint("quotes_sent", sql`(state = 'draft') = (sent_at is null)`)
    .addCheckConstraint(
      "quotes_answered",
      sql`(state in ('accepted', 'declined', 'asked_again')) = (answered_at is not null)`,
    )
    .modifyEnd(strict())
    .execute();
  for (const state of ["draft", "sent", "accepted"]) {
    await sql`create unique index ${sql.ref(`quotes_one_${state}`)} on quotes (request_id)
      where state = ${sql.lit(state)}`.execute(db);
  }
  await sql`create index quotes_open on quotes (valid_until) where state = 'sent'`.execute(db);
}

/** What was sent does not change, and what was answered is not answered anew. */
async function keepQuotes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from pragma_table_info('quotes')`.execute(db);
  const fixed = rows.map(({ name }) => name).filter((name) => !laterColumns.includes(name));
  await sql
    .raw(
      `create trigger quotes_fixed before update of ${fixed.join(", ")} on quotes
      when old.state <> 'draft'
      begin select raise(abort, 'a quote that was sent does not change'); end`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger quotes_answered_once before update of state, answered_at, answer_note on quotes
      when not (
        (old.state = 'draft' and new.state in ('draft', 'sent'))
        or old.state = 'sent'
        or (old.state = 'expired' and new.state in ('asked_again', 'replaced'))
      )
      begin select raise(abort, 'a quote is answered once'); end`,
    )
    .execute(db);
}
