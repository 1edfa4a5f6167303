import { sql, type Kysely } from "kysely";

import { countCatalogueChanges, strict } from "./helpers";

const placeColumns = ["country", "county", "sector"];

const orderColumns = [
  "company_name",
  "tax_code",
  "registry_number",
  "iban",
  ...placeColumns,
  "delivery_name",
  "delivery_country",
  "delivery_county",
  "delivery_sector",
  "delivery_address",
  "delivery_city",
  "delivery_postal_code",
];

/**
 * Who buys, as a contract and an invoice name them; where else an order goes; which pieces may not
 * be returned; and the texts that were accepted. Orders of before were of persons, to one address,
 * whose county was not asked; the texts that they accepted are unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of orderColumns) await addText(db, "orders", name);
  for (const name of placeColumns) await addText(db, "addresses", name);
  await db.schema
    .alterTable("orders")
    .addColumn("buyer_kind", "text", (column) =>
      column
        .notNull()
        .defaultTo("person")
        .check(sql`buyer_kind in ('person', 'company')`),
    )
    .execute();

  await db.schema
    .alterTable("order_lines")
    .addColumn("is_withdrawal_exempt", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_withdrawal_exempt in (0, 1)`),
    )
    .execute();
  await sql`update order_lines set is_withdrawal_exempt = 1 where configuration <> ''`.execute(db);

  await keepAcceptedTexts(db);

  // Cash of one day is added up: of its orders, and of its payments.
  await sql`create index orders_cash on orders (placed_at)
    where payment_method = 'cash_on_delivery'`.execute(db);
  await sql`create index payments_cash on payments (recorded_at)
    where method = 'cash_on_delivery'`.execute(db);
}

/** A page's version with what was filled in for its names; neither changes once it is accepted. */
async function keepAcceptedTexts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("accepted_texts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("version_id", "text", (column) => column.notNull().references("page_versions.id"))
    .addColumn("particulars", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("accepted_texts_version")
    .on("accepted_texts")
    .column("version_id")
    .execute();
  await countCatalogueChanges(db, "page_versions");
  for (const name of ["terms_text_id", "privacy_text_id"]) {
    await db.schema
      .alterTable("orders")
      .addColumn(name, "text", (column) => column.references("accepted_texts.id"))
      .execute();
  }
  for (const [change, table, when] of [
    ["update", "accepted_texts", "1"],
    ["delete", "accepted_texts", "1"],
    [
      "update of page, language, text",
      "page_versions",
      "exists (select 1 from accepted_texts where version_id = old.id)",
    ],
  ] as const) {
    await sql
      .raw(
        `create trigger accepted_text_${table}_${change.slice(0, 6)} before ${change} on ${table}
        when ${when} begin select raise(abort, 'an accepted text does not change'); end`,
      )
      .execute(db);
  }
}

async function addText(db: Kysely<unknown>, table: string, name: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
