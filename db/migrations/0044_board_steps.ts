import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** What is done to each board of an order's pieces, by whom, and the boards that were made once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("board_steps")
    .addColumn("order_line_id", "text", (column) =>
      column.notNull().references("order_lines.id").onDelete("cascade"),
    )
    .addColumn("copy", "integer", (column) => column.notNull().check(sql`copy > 0`))
    .addColumn("board", "integer", (column) => column.notNull().check(sql`board > 0`))
    .addColumn("step", "text", (column) =>
      column.notNull().check(sql`step in ('cut', 'edged', 'drilled', 'assembled')`),
    )
    .addColumn("done_at", "text", (column) => column.notNull())
    .addColumn("done_by", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("board_steps_key", ["order_line_id", "copy", "board", "step"])
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createTable("board_remakes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_line_id", "text", (column) =>
      column.notNull().references("order_lines.id").onDelete("cascade"),
    )
    .addColumn("copy", "integer", (column) => column.notNull().check(sql`copy > 0`))
    .addColumn("board", "integer", (column) => column.notNull().check(sql`board > 0`))
    .addColumn("reason", "text", (column) => column.notNull().check(sql`reason <> ''`))
    .addColumn("cost_bani", "integer", (column) => column.notNull().check(sql`cost_bani >= 0`))
    .addColumn("remade_at", "text", (column) => column.notNull())
    .addColumn("remade_by", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("board_remakes_line")
    .on("board_remakes")
    .column("order_line_id")
    .execute();
}
