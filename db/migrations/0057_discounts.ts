import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/**
 * Discount codes, the code in a cart, and what a code took off an order and each of its lines. Uses are
 * counted by triggers, so that no way of placing, cancelling or deleting an order forgets them, and the
 * table itself refuses one too many, whoever writes it. A use knows its person only where a code may
 * be used once by each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("discounts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("code", "text", (column) =>
      column
        .notNull()
        .unique()
        .check(sql`length(code) between 3 and 30 and code not glob '*[^A-Z0-9]*'`),
    )
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('percent', 'sum')`))
    .addColumn("value", "integer", (column) => column.notNull())
    .addColumn("first_day", "text", (column) => column.notNull())
    .addColumn("last_day", "text", (column) => column.notNull())
    .addColumn("is_once", "integer", (column) => column.notNull().check(sql`is_once in (0, 1)`))
    .addColumn("minimum_bani", "integer", (column) =>
      column.notNull().check(sql`minimum_bani >= 0`),
    )
    .addColumn("categories", "text", (column) => column.notNull())
    .addColumn("most_uses", "integer", (column) => column.check(sql`most_uses > 0`))
    .addColumn("uses", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("ended_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addCheckConstraint("discounts_days", sql`first_day <= last_day`)
    .addCheckConstraint(
      "discounts_value",
      sql`case kind when 'percent' then value between 1 and 90
        else value > 0 and minimum_bani > value end`,
    )
    .addCheckConstraint(
      "discounts_uses",
      sql`uses >= 0 and (most_uses is null or uses <= most_uses)`,
    )
    .modifyEnd(strict())
    .execute();

  await db.schema
    .alterTable("carts")
    .addColumn("discount_code", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const orders = db.schema.alterTable("orders");
  await orders
    .addColumn("discount_id", "text", (column) => column.references("discounts.id"))
    .execute();
  await orders
    .addColumn("discount_code", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await orders
    .addColumn("discount_bani", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`discount_bani >= 0`),
    )
    .execute();
  await db.schema
    .alterTable("order_lines")
    .addColumn("discount_bani", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`discount_bani between 0 and line_total_bani`),
    )
    .execute();
  await sql`create index orders_discount on orders (discount_id)
    where discount_id is not null`.execute(db);
  await createUses(db);
}

async function createUses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("discount_uses")
    .addColumn("order_id", "text", (column) =>
      column.primaryKey().notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("discount_id", "text", (column) => column.notNull().references("discounts.id"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .modifyEnd(strict())
    .execute();
  for (const statement of [
    `create unique index discount_uses_email on discount_uses (discount_id, email)
      where email <> ''`,
    `create unique index discount_uses_user on discount_uses (discount_id, user_id)
      where user_id is not null`,
    "create index discount_uses_of_user on discount_uses (user_id) where user_id is not null",
    `create trigger discount_uses_counted after insert on discount_uses
      begin update discounts set uses = uses + 1 where id = new.discount_id; end`,
    `create trigger discount_uses_returned after delete on discount_uses
      begin update discounts set uses = uses - 1 where id = old.discount_id; end`,
    `create trigger discount_uses_of_cancelled after update of status on orders
      when new.status = 'cancelled'
      begin delete from discount_uses where order_id = new.id; end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
