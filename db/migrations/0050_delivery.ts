import { sql, type Kysely } from "kysely";

import { countCatalogueChanges, strict } from "./helpers";

/**
 * Where the shop delivers for which price, what an order's transport comes to, and the offers that
 * the desk makes for places outside all zones. An older shop has no zones yet: it goes on telling each
 * customer the cost of transport, by an offer. Orders of before keep what was agreed about transport
 * outside of the shop (`none`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("delivery_zones")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("counties", "text", (column) => column.notNull())
    .addColumn("postcodes", "text", (column) => column.notNull())
    .addColumn("price_bani", "integer", (column) => column.notNull().check(sql`price_bani >= 0`))
    .addColumn("free_from_bani", "integer", (column) => column.check(sql`free_from_bani > 0`))
    .addColumn("days_from", "integer", (column) => column.notNull())
    .addColumn("days_to", "integer", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull().check(sql`is_active in (0, 1)`))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addCheckConstraint("delivery_zones_days", sql`days_from between 0 and days_to`)
    .modifyEnd(strict())
    .execute();
  await countCatalogueChanges(db, "delivery_zones");

  await addOrderColumns(db);

  await db.schema
    .createTable("transport_quotes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("price_bani", "integer", (column) => column.notNull().check(sql`price_bani >= 0`))
    .addColumn("days_from", "integer", (column) => column.notNull())
    .addColumn("days_to", "integer", (column) => column.notNull())
    .addColumn("valid_until", "text", (column) => column.notNull())
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) =>
      column
        .notNull()
        .defaultTo("")
        .check(sql`answer in ('', 'accepted', 'declined')`),
    )
    .addColumn("answered_at", "text")
    .addUniqueConstraint("transport_quotes_number", ["order_id", "number"])
    .addCheckConstraint("transport_quotes_days", sql`days_from between 0 and days_to`)
    .addCheckConstraint("transport_quotes_answered", sql`(answer = '') = (answered_at is null)`)
    .modifyEnd(strict())
    .execute();
}

async function addOrderColumns(db: Kysely<unknown>): Promise<void> {
  const add = db.schema.alterTable("orders");
  await add
    .addColumn("delivery_method", "text", (column) =>
      column
        .notNull()
        .defaultTo("delivery")
        .check(sql`delivery_method in ('delivery', 'pickup')`),
    )
    .execute();
  for (const name of ["carrying", "floor", "assembly", "transport_zone"]) {
    await add.addColumn(name, "text", (column) => column.notNull().defaultTo("")).execute();
  }
  await add
    .addColumn("transport_state", "text", (column) =>
      column
        .notNull()
        .defaultTo("none")
        .check(sql`transport_state in ('none', 'agreed', 'to_quote', 'quoted', 'declined')`),
    )
    .execute();
  for (const name of ["transport_from_days", "transport_to_days"]) {
    await add.addColumn(name, "integer").execute();
  }
  for (const name of ["transport_bani", "carrying_bani", "assembly_bani"]) {
    await add
      .addColumn(name, "integer", (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(name)} >= 0`),
      )
      .execute();
  }
  // The desk's to-do list asks for the few that wait.
  await sql`create index orders_transport on orders (transport_state, placed_at)
    where transport_state in ('to_quote', 'quoted', 'declined')`.execute(db);
}
