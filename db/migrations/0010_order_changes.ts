import type { Kysely } from "kysely";

import { countEditsOn, endOfTable, isOther, refusesOn } from "./on-both";

/**
 * Changes of placed orders: what is proposed to the customer in place of what was agreed, both as copies, and what
 * became of it. A draft is staff's alone; what was proposed stays as it was, but for words of people, which are
 * emptied when the customer is forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_changes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().defaultTo("draft"))
    .addColumn("draft", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("before", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("after", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("valid_until", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("answered_at", "text")
    .addColumn("answered_by", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("answer_note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint("order_changes_number", ["order_id", "number"])
    .modifyEnd(endOfTable(db))
    .execute();
  await countEditsOn(db, "order_changes", ["draft", "state"]);
  const fixed = ["order_id", "number", "before", "after", "valid_until", "made_by", "sent_at"];
  await refusesOn(db, {
    name: "order_changes_fixed",
    on: "before update on order_changes",
    when: `old.state <> 'draft' and (${isOther(fixed)})`,
    message: "a change that was proposed does not change",
  });
  await refusesOn(db, {
    name: "order_changes_ended",
    on: "before update of state on order_changes",
    when: `old.state in ('accepted', 'declined', 'withdrawn') and (${isOther(["state"])})`,
    message: "a change is answered once",
  });
}
