import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** What a drawing is, which never changes once its customer was sent it. */
const fixed = [
  "id",
  "order_line_id",
  "version",
  "content",
  "sha256",
  "created_at",
  "created_by",
  "sent_at",
];

/**
 * Drawings of what is made to order, as numbered versions that customers approve or send back; claims
 * about delivered orders, each a thread of entries; the pictures that customers send with both; what
 * staff note on the day of a delivery, with their pictures; and who was written to about the care of
 * their furniture.
 * Whether an order waits for approved drawings is decided when it is placed: those of before do not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("are_drawings_required", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`are_drawings_required in (0, 1)`),
    )
    .execute();
  await createDrawings(db);
  await createClaims(db);
  await createHandovers(db);
  await db.schema
    .createTable("sent_pictures")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("drawing_version_id", "text", (column) =>
      column.references("drawing_versions.id").onDelete("cascade"),
    )
    .addColumn("claim_entry_id", "text", (column) =>
      column.references("claim_entries.id").onDelete("cascade"),
    )
    .addColumn("handover_note_id", "text", (column) =>
      column.references("handover_notes.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("bytes", "blob", (column) => column.notNull())
    .addColumn("thumbnail", "blob")
    .addCheckConstraint(
      "sent_pictures_place",
      sql`(drawing_version_id is not null) + (claim_entry_id is not null)
        + (handover_note_id is not null) = 1`,
    )
    .modifyEnd(strict())
    .execute();
  for (const column of ["drawing_version_id", "claim_entry_id", "handover_note_id"]) {
    await db.schema
      .createIndex(`sent_pictures_${column}`)
      .on("sent_pictures")
      .column(column)
      .execute();
  }
}

async function createDrawings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("drawing_versions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_line_id", "text", (column) =>
      column.notNull().references("order_lines.id").onDelete("cascade"),
    )
    .addColumn("version", "integer", (column) => column.notNull().check(sql`version > 0`))
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull().check(sql`length(sha256) = 64`))
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("answer", "text", (column) => column.check(sql`answer in ('approved', 'returned')`))
    .addColumn("answered_at", "text")
    .addColumn("answer_note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("replaced_at", "text")
    .addUniqueConstraint("drawing_versions_number", ["order_line_id", "version"])
    .addCheckConstraint(
      "drawing_versions_answer",
      sql`(answer is null) = (answered_at is null) and (answer is null or sent_at is not null)
        and (replaced_at is null or sent_at is not null)`,
    )
    .modifyEnd(strict())
    .execute();
  // One draft at most, and one that is current: the last that was sent.
  await db.schema
    .createIndex("drawing_versions_draft")
    .unique()
    .on("drawing_versions")
    .column("order_line_id")
    .where(sql.ref("sent_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("drawing_versions_current")
    .unique()
    .on("drawing_versions")
    .column("order_line_id")
    .where(sql.ref("sent_at"), "is not", null)
    .where(sql.ref("replaced_at"), "is", null)
    .execute();
  const isOther = fixed.map((column) => `new.${column} is not old.${column}`).join(" or ");
  // What people wrote may be forgotten, but never becomes anything else.
  const isRewritten = (column: string) =>
    `(new.${column} is not old.${column} and new.${column} <> '')`;
  for (const statement of [
    `create trigger drawing_versions_fixed before update on drawing_versions
      when old.sent_at is not null and (${isOther} or ${isRewritten("note")})
      begin select raise(abort, 'a drawing that was sent does not change'); end`,
    `create trigger drawing_versions_answered before update on drawing_versions
      when old.answered_at is not null and (new.answer is not old.answer
        or new.answered_at is not old.answered_at or ${isRewritten("answer_note")})
      begin select raise(abort, 'a drawing is answered once'); end`,
    `create trigger drawing_versions_replaced before update on drawing_versions
      when old.replaced_at is not null and (new.replaced_at is not old.replaced_at
        or new.answer is not old.answer)
      begin select raise(abort, 'a drawing that was replaced is over'); end`,
    `create trigger drawing_versions_kept before delete on drawing_versions
      when old.sent_at is not null
        and exists (select 1 from order_lines where id = old.order_line_id)
      begin select raise(abort, 'a drawing that was sent goes with its order'); end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

async function createClaims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("claims")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("order_line_id", "text", (column) =>
      column.references("order_lines.id").onDelete("set null"),
    )
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('missing', 'damaged', 'other')`),
    )
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('new', 'in_work', 'solved', 'refused')`),
    )
    .addColumn("opened_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("claims_order").on("claims").column("order_id").execute();
  await db.schema.createIndex("claims_line").on("claims").column("order_line_id").execute();
  await db.schema.createIndex("claims_changed").on("claims").column("changed_at").execute();
  await db.schema
    .createIndex("claims_state")
    .on("claims")
    .columns(["state", "changed_at"])
    .execute();
  await db.schema
    .createTable("claim_entries")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("claim_id", "text", (column) =>
      column.notNull().references("claims.id").onDelete("cascade"),
    )
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('new', 'in_work', 'solved', 'refused')`),
    )
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("form_token", "text", (column) => column.notNull().unique())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("claim_entries_claim")
    .on("claim_entries")
    .columns(["claim_id", "written_at"])
    .execute();
}

async function createHandovers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("handover_notes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("remark", "text", (column) => column.notNull())
    .addColumn("noted_at", "text", (column) => column.notNull())
    .addColumn("noted_by", "text", (column) => column.notNull())
    .addColumn("form_token", "text", (column) => column.notNull().unique())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("handover_notes_order")
    .on("handover_notes")
    .columns(["order_id", "noted_at"])
    .execute();
  await db.schema
    .createTable("care_reminders")
    .addColumn("order_id", "text", (column) =>
      column.primaryKey().notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("reminded_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
}
