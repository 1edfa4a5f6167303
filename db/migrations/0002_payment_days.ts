import { sql, type Kysely } from "kysely";

import { isOther, refusesOn, run } from "./on-both";

/** So many payments are given their day in one statement. */
const AT_ONCE = 500;

/**
 * A payment has a day of its own, which may lie before the one on which it was noted, and a correction names
 * the payment that it takes back. A document says on which day its VAT falls due where that is another than
 * the day of its issue. Payments of before were made on the day on which they were noted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("payments")
    .addColumn("paid_on", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("payments")
    .addColumn("corrects_id", "text", (column) => column.references("payments.id"))
    .execute();
  await db.schema.alterTable("documents").addColumn("tax_on", "text").execute();
  await refusesOn(db, {
    name: "documents_tax_day_fixed",
    on: "before update of tax_on on documents",
    when: isOther(["tax_on"]),
    message: "a document does not change",
  });
  await dayPayments(db);
  await run(
    db,
    "drop index payments_cash",
    "create index payments_cash on payments (paid_on) where method = 'cash_on_delivery'",
    "create index payments_days on payments (paid_on, recorded_at)",
    "create index payments_corrects on payments (corrects_id) where corrects_id is not null",
    "create index documents_tax_days on documents (coalesce(tax_on, issued_on))",
  );
}

interface Undated {
  payments: { id: string; recorded_at: string; paid_on: string };
}

async function dayPayments(shop: Kysely<unknown>): Promise<void> {
  const db = shop as Kysely<Undated>;
  for (;;) {
    const undated = await db
      .selectFrom("payments")
      .select(["id", "recorded_at"])
      .where("paid_on", "=", "")
      .limit(AT_ONCE)
      .execute();
    if (undated.length === 0) return;
    const days = undated.map(({ id, recorded_at }) => sql`when ${id} then ${dayOf(recorded_at)}`);
    await db
      .updateTable("payments")
      .set({ paid_on: sql<string>`case id ${sql.join(days, sql` `)} end` })
      .where(
        "id",
        "in",
        undated.map(({ id }) => id),
      )
      .execute();
  }
}

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Bucharest" });

/** The day of an instant in Bucharest. */
const dayOf = (instant: string) => calendar.format(new Date(instant));
