import { sql, type Kysely } from "kysely";

/**
 * Why money went back: of a payment, and of a refund that is asked of a card's provider. And by how much
 * the price of an order's pieces was lowered, which no withdrawal took back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("payments")
    .addColumn("reason", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("card_refunds")
    .addColumn("reason", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("lowered_bani", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("orders_reduced")
    .on("orders")
    .column("id")
    .where(sql.ref("reduced_bani"), ">", sql.lit(0))
    .execute();
  // What a row of a statement was undone by was never a refund; the other refunds of before keep silent.
  await sql`update payments set reason = 'mistake'
    where kind = 'refund' and form_token like 'statement-%-undone'`.execute(db);
  await sql`update orders set payment_status = 'unpaid'
    where payment_status = 'refunded' and not exists (
      select 1 from payments
      where payments.order_id = orders.id and kind = 'refund' and reason <> 'mistake')`.execute(db);
}
