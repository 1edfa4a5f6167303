import { sql, type Kysely } from "kysely";

import { countEditsOf, strict } from "./helpers";

const ofProducts = [
  "category_id",
  "name",
  "slug",
  "price_bani",
  "regular_price_bani",
  "description",
  "status",
  "material",
  "specification",
  "form",
  "delivery_from_days",
  "delivery_to_days",
  "made_from_days",
  "made_to_days",
  "safety",
];

/** What an entry's columns are for a row of each table. */
const sources = {
  product: {
    table: "products",
    watched: ["price_bani", "regular_price_bani", "status"],
    values: (row: string) =>
      `${row}price_bani, ${row}regular_price_bani is not null, ${row}status = 'active'`,
  },
  material: {
    table: "materials",
    watched: ["surcharge_bani", "status"],
    values: (row: string) => `${row}surcharge_bani, 0, ${row}status = 'active'`,
  },
  handle: {
    table: "handles",
    watched: ["surcharge_bani", "status"],
    values: (row: string) => `${row}surcharge_bani, 0, ${row}status = 'active'`,
  },
};

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
const COLUMNS = "subject, subject_id, price_bani, is_reduced, is_public, started_at";

/**
 * The full price of what is sold at a reduced one, and every price that anything ever had. Triggers
 * write the history and nobody changes it: it has to prove what a reduction is compared with. It
 * outlives the product. Of prices before the upgrade nothing is known but today's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("products")
    .addColumn("regular_price_bani", "integer", (column) =>
      column.check(sql`regular_price_bani > price_bani`),
    )
    .execute();
  await countEditsOf(db, "products", ofProducts);
  await db.schema
    .createTable("price_history")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("subject", "text", (column) =>
      column.notNull().check(sql`subject in ('product', 'material', 'handle')`),
    )
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addColumn("price_bani", "integer", (column) => column.notNull())
    .addColumn("is_reduced", "integer", (column) =>
      column.notNull().check(sql`is_reduced in (0, 1)`),
    )
    .addColumn("is_public", "integer", (column) => column.notNull().check(sql`is_public in (0, 1)`))
    .addColumn("started_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("price_history_subject")
    .on("price_history")
    .columns(["subject", "subject_id"])
    .execute();
  for (const [subject, { table, watched, values }] of Object.entries(sources)) {
    // A row made in the past, as the samples are, had its first price then.
    const made = subject === "product" ? `min(new.created_at, ${NOW})` : NOW;
    const isOther = watched.map((column) => `old.${column} is not new.${column}`).join(" or ");
    for (const statement of [
      `insert into price_history (${COLUMNS})
        select '${subject}', id, ${values("")}, ${NOW} from ${table}`,
      `create trigger price_history_of_new_${table} after insert on ${table} begin
        insert into price_history (${COLUMNS})
        values ('${subject}', new.id, ${values("new.")}, ${made});
      end`,
      `create trigger price_history_of_${table} after update of ${watched.join(", ")} on ${table}
        when ${isOther}
      begin
        insert into price_history (${COLUMNS})
        values ('${subject}', new.id, ${values("new.")}, ${NOW});
      end`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  }
  for (const change of ["update", "delete"]) {
    await sql
      .raw(
        `create trigger price_history_${change} before ${change} on price_history
        begin select raise(abort, 'the price history is never changed'); end`,
      )
      .execute(db);
  }
}
