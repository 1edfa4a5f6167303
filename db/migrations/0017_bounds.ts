import { sql, type Kysely } from "kysely";

import { countChangesWhere, refuse } from "./helpers";

/** What a cart may hold; payments that are recorded once; reviews that nobody sees yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await boundCarts(db);

  // The form that recorded it; null for those of before.
  await db.schema.alterTable("payments").addColumn("form_token", "text").execute();
  await db.schema
    .createIndex("payments_form")
    .unique()
    .on("payments")
    .column("form_token")
    .execute();

  for (const change of ["insert", "update", "delete"]) {
    await sql`drop trigger ${sql.id(`content_of_reviews_${change}`)}`.execute(db);
  }
  await countChangesWhere(db, "reviews", (row) => `${row}.approved_at is not null`);
}

/**
 * At most 50 lines and 99 pieces of a line, and as many lines again that were taken out and may come
 * back. Of a larger cart the newest lines stay.
 */
async function boundCarts(db: Kysely<unknown>): Promise<void> {
  await sql`update cart_lines set quantity = 99 where quantity > 99`.execute(db);
  await sql`
    delete from cart_lines where id in (
      select id from (
        select id, row_number() over (
          partition by cart_id, removed_at is null
          order by coalesce(removed_at, added_at) desc, id desc
        ) as place
        from cart_lines
      ) as placed
      where place > 50
    )`.execute(db);

  const tooMany = "new.quantity > 99";
  const tooLong = `new.removed_at is null and 50 <
    (select count(*) from cart_lines where cart_id = new.cart_id and removed_at is null)`;
  for (const change of ["insert", "update"] as const) {
    await refuse(db, { change, table: "cart_lines", when: tooMany, name: "pieces" });
    await refuse(db, { change, table: "cart_lines", when: tooLong, name: "lines" });
  }
  await sql`
    create trigger cart_lines_forgotten after update of removed_at on cart_lines
    when new.removed_at is not null
    begin
      delete from cart_lines where id in (
        select id from cart_lines
        where cart_id = new.cart_id and removed_at is not null
        order by removed_at desc, id desc
        limit -1 offset 50
      );
    end`.execute(db);
}
