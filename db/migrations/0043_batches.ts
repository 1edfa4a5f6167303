import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/**
 * Batches of orders that are cut together, the search for their sheet layouts, and the stock of offcuts.
 * A line of an order is in one batch that is not undone, an offcut used by one at most, one search runs
 * at a time: the database refuses anything else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("batches")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("started_at", "text")
    .addColumn("cut_at", "text")
    .addColumn("undone_at", "text")
    .addCheckConstraint("batches_cut", sql`cut_at is null or started_at is not null`)
    .addCheckConstraint("batches_undone", sql`cut_at is null or undone_at is null`)
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createTable("batch_lines")
    .addColumn("batch_id", "text", (column) => column.notNull().references("batches.id"))
    .addColumn("order_line_id", "text", (column) =>
      column.notNull().references("order_lines.id").onDelete("cascade"),
    )
    .addColumn("is_live", "integer", (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`is_live in (0, 1)`),
    )
    .addPrimaryKeyConstraint("batch_lines_key", ["batch_id", "order_line_id"])
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("batch_lines_live")
    .unique()
    .on("batch_lines")
    .column("order_line_id")
    .where(sql.ref("is_live"), "=", sql.lit(1))
    .execute();
  await db.schema
    .createIndex("batch_lines_line")
    .on("batch_lines")
    .column("order_line_id")
    .execute();
  await db.schema
    .createTable("layout_runs")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("batch_id", "text", (column) => column.notNull().references("batches.id"))
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('running', 'done', 'stopped', 'interrupted', 'failed')`),
    )
    .addColumn("seed", "integer", (column) => column.notNull())
    .addColumn("seconds", "integer", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("reported_at", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("stop_asked_at", "text")
    .addColumn("rounds", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("sheets", "integer")
    .addColumn("task", "text", (column) => column.notNull())
    .addColumn("best", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("layout_runs_running")
    .unique()
    .on("layout_runs")
    .column("state")
    .where(sql.ref("state"), "=", sql.lit("running"))
    .execute();
  await db.schema
    .createIndex("layout_runs_batch")
    .on("layout_runs")
    .columns(["batch_id", "started_at"])
    .execute();
  await db.schema
    .createTable("offcuts")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("material", "text", (column) => column.notNull())
    .addColumn("thickness", "integer", (column) => column.notNull().check(sql`thickness > 0`))
    .addColumn("length", "real", (column) => column.notNull().check(sql`length > 0`))
    .addColumn("width", "real", (column) => column.notNull().check(sql`width > 0`))
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("made_by_batch", "text", (column) => column.references("batches.id"))
    .addColumn("made_as", "integer")
    .addColumn("used_by_batch", "text", (column) => column.references("batches.id"))
    .addColumn("discarded_at", "text")
    .addColumn("discard_reason", "text", (column) => column.notNull().defaultTo(""))
    .addUniqueConstraint("offcuts_made", ["made_by_batch", "made_as"])
    .addCheckConstraint("offcuts_end", sql`used_by_batch is null or discarded_at is null`)
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("offcuts_stock")
    .on("offcuts")
    .columns(["material", "thickness"])
    .where(sql.ref("used_by_batch"), "is", null)
    .where(sql.ref("discarded_at"), "is", null)
    .execute();
  await db.schema.createIndex("offcuts_used").on("offcuts").column("used_by_batch").execute();
}
