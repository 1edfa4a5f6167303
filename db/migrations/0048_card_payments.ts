import { sql, type Kysely } from "kysely";

import { countCatalogueChanges, strict } from "./helpers";

/**
 * Payments by card: each attempt of a customer on a provider's hosted page, what the provider reported,
 * what waits for somebody at the desk because of it, and the refunds asked of the provider. Nothing of
 * a card or its holder is kept. All of it goes with its order. Providers' keys are kept in memory from
 * now on, since the checkout asks whether there are any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("card_payments")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", (column) =>
      column.notNull().check(sql`provider in ('stripe', 'netopia')`),
    )
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('advance', 'rest')`))
    .addColumn("amount_bani", "integer", (column) => column.notNull().check(sql`amount_bani > 0`))
    .addColumn("state", "text", (column) =>
      column
        .notNull()
        .check(
          sql`state in ('started', 'checking', 'refused', 'expired', 'to_desk', 'paid', 'refund_due')`,
        ),
    )
    .addColumn("reference", "text")
    .addColumn("hosted_url", "text")
    .addColumn("payment_reference", "text")
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("open_until", "text", (column) => column.notNull())
    .addColumn("settled_at", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("card_payments_order")
    .on("card_payments")
    .columns(["order_id", "started_at"])
    .execute();
  // Of two presses at once the second finds the first one's attempt.
  await db.schema
    .createIndex("card_payments_started")
    .unique()
    .on("card_payments")
    .column("order_id")
    .where(sql.ref("state"), "=", "started")
    .execute();
  await db.schema
    .createIndex("card_payments_reference")
    .on("card_payments")
    .columns(["provider", "payment_reference"])
    .execute();

  await db.schema
    .createTable("card_events")
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("event_id", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("card_payment_id", "text", (column) =>
      column.references("card_payments.id").onDelete("cascade"),
    )
    .addColumn("payment_reference", "text")
    .addColumn("amount_bani", "integer")
    .addColumn("currency", "text")
    .addColumn("detail", "text")
    .addColumn("status", "text")
    .addColumn("received_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("card_events_key", ["provider", "event_id"])
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("card_events_payment")
    .on("card_events")
    .column("card_payment_id")
    .execute();
  await db.schema
    .createIndex("card_events_early")
    .on("card_events")
    .columns(["provider", "payment_reference"])
    .where(sql.ref("card_payment_id"), "is", null)
    .execute();

  await db.schema
    .createTable("card_tasks")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("card_payment_id", "text", (column) =>
      column.notNull().references("card_payments.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) =>
      column
        .notNull()
        .check(
          sql`kind in ('wrong_amount', 'refund', 'refunded_elsewhere', 'refund_failed', 'dispute')`,
        ),
    )
    // What it is about at the provider, so that the same matter is one task.
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("amount_bani", "integer")
    .addColumn("currency", "text")
    .addColumn("detail", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("opened_at", "text", (column) => column.notNull())
    .addColumn("done_at", "text")
    .addColumn("done_by", "text")
    .addUniqueConstraint("card_tasks_matter", ["card_payment_id", "kind", "subject"])
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("card_tasks_waiting")
    .on("card_tasks")
    .column("opened_at")
    .where(sql.ref("done_at"), "is", null)
    .execute();

  await db.schema
    .createTable("card_refunds")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("card_payment_id", "text", (column) =>
      column.notNull().references("card_payments.id").onDelete("cascade"),
    )
    .addColumn("form_token", "text", (column) => column.notNull().unique())
    .addColumn("amount_bani", "integer", (column) => column.notNull().check(sql`amount_bani > 0`))
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('asked', 'accepted', 'refused')`),
    )
    .addColumn("reference", "text")
    .addColumn("asked_at", "text", (column) => column.notNull())
    .addColumn("asked_by", "text", (column) => column.notNull())
    .addColumn("answered_at", "text")
    .modifyEnd(strict())
    .execute();
  // A refund whose answer was lost is asked for again before any other.
  await db.schema
    .createIndex("card_refunds_asked")
    .unique()
    .on("card_refunds")
    .column("card_payment_id")
    .where(sql.ref("state"), "=", "asked")
    .execute();
  await countCatalogueChanges(db, "provider_keys");
}
