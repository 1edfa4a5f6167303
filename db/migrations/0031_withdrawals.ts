import { sql, type Kysely } from "kysely";

import { randomToken, strict } from "./helpers";

/** How the subject of a statement began, in each language, while statements went into the inbox. */
const subjects = [
  "Retragere din contract: ",
  "Withdrawal from contract: ",
  "Sözleşmeden cayma: ",
  "Отказ от договор: ",
  "Elállás a szerződéstől: ",
  "Recesso dal contratto: ",
  "Rétractation : ",
  "Отказ от договора: ",
];

/**
 * Withdrawals as records of their own, with the pieces that they name, what the workshop answered,
 * and the money that is owed. Statements of before are in the inbox, where they stay; each becomes a
 * record too, closed if its message was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("withdrawals")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("digest", "text", (column) => column.notNull().unique())
    .addColumn("order_id", "text", (column) => column.references("orders.id").onDelete("cascade"))
    .addColumn("known_by", "text", (column) =>
      column.notNull().check(sql`known_by in ('nothing', 'number', 'email', 'order-page', 'desk')`),
    )
    .addColumn("order_number", "text", (column) => column.notNull())
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("statement", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("declared_at", "text", (column) => column.notNull())
    .addColumn("received_at", "text")
    .addColumn("accepted_at", "text")
    .addColumn("refused_at", "text")
    .addColumn("closed_at", "text")
    .addColumn("answer", "text", (column) => column.notNull().defaultTo(""))
    .addCheckConstraint(
      "one_end",
      sql`(accepted_at is not null) + (refused_at is not null) + (closed_at is not null) <= 1`,
    )
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("withdrawals_open")
    .on("withdrawals")
    .column("declared_at")
    .where(sql.ref("accepted_at"), "is", null)
    .where(sql.ref("refused_at"), "is", null)
    .where(sql.ref("closed_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("withdrawals_declared")
    .on("withdrawals")
    .column("declared_at")
    .execute();
  await db.schema.createIndex("withdrawals_order").on("withdrawals").column("order_id").execute();
  await db.schema
    .createTable("withdrawal_lines")
    .addColumn("withdrawal_id", "text", (column) =>
      column.notNull().references("withdrawals.id").onDelete("cascade"),
    )
    .addColumn("order_line_id", "text", (column) =>
      column.notNull().references("order_lines.id").onDelete("cascade"),
    )
    .addColumn("is_declared", "integer", (column) =>
      column.notNull().check(sql`is_declared in (0, 1)`),
    )
    .addColumn("returned_quantity", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`returned_quantity >= 0`),
    )
    .addPrimaryKeyConstraint("withdrawal_lines_key", ["withdrawal_id", "order_line_id"])
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("withdrawal_lines_line")
    .on("withdrawal_lines")
    .column("order_line_id")
    .execute();
  await db.schema
    .createTable("refunds")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("withdrawal_id", "text", (column) =>
      column.notNull().unique().references("withdrawals.id").onDelete("cascade"),
    )
    .addColumn("amount_bani", "integer", (column) => column.notNull().check(sql`amount_bani > 0`))
    .addColumn("due_on", "text", (column) => column.notNull())
    .addColumn("recorded_at", "text", (column) => column.notNull())
    .addColumn("paid_at", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("refunds_due")
    .on("refunds")
    .column("due_on")
    .where(sql.ref("paid_at"), "is", null)
    .execute();
  await carryOver(db);
}

/** The statements of the inbox, oldest first. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
  const isStatement = sql.join(
    subjects.map((subject) => sql`substr(subject, 1, ${subject.length}) = ${subject}`),
    sql` or `,
  );
  const { rows } = await sql<{
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    language: string;
    created_at: string;
    done_at: string | null;
  }>`select id, name, email, subject, message, language, created_at, done_at
    from contact_messages where spam_at is null and (${isStatement})
    order by created_at`.execute(db);
  for (const row of rows) {
    const begin = subjects.find((subject) => row.subject.startsWith(subject)) ?? "";
    const number = row.subject.slice(begin.length);
    await sql`insert into withdrawals (id, token, digest, order_id, known_by, order_number,
        full_name, email, statement, language, declared_at, closed_at)
      select ${randomToken()}, ${randomToken()}, ${row.id}, placed.id,
        case when placed.id is null then 'nothing'
          when lower(placed.email) = lower(${row.email}) then 'email' else 'number' end,
        ${number}, ${row.name}, ${row.email}, ${row.message}, ${row.language}, ${row.created_at},
        ${row.done_at}
      from (select 1) left join orders as placed on placed.number = ${number}`.execute(db);
  }
}
