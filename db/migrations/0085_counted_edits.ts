import { sql, type Kysely } from "kysely";

import { countEditsOn, isPostgres, refuseOn } from "./on-both";

/** What forms edit of each kind of row whose version the code counted up until now, or that had none. */
const edited = {
  banks: ["name", "iban", "layout"],
  delivery_zones: [
    "name",
    "counties",
    "postcodes",
    "price_bani",
    "free_from_bani",
    "days_from",
    "days_to",
    "position",
    "is_active",
  ],
  teams: [
    "name",
    "kinds",
    "counties",
    "hours",
    "slot_minutes",
    "places",
    "notice_hours",
    "weeks_ahead",
    "is_active",
  ],
  discounts: [
    "code",
    "kind",
    "value",
    "first_day",
    "last_day",
    "is_once",
    "minimum_bani",
    "categories",
    "most_uses",
    "ended_at",
  ],
  product_questions: ["answer", "answer_language", "answered_at", "hidden_at"],
  appointments: ["team_id", "starts_at", "ends_at", "state", "desk_note"],
  quote_requests: ["state", "changed_at", "closed_reason"],
  stock_items: ["least", "supplier", "supplier_code", "pack"],
};

/**
 * Versions of all rows are counted by triggers, also those of the articles that the workshop keeps. The versions of a quote are part of its request. A team
 * has a place for an appointment also where only its end is moved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("stock_items")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  for (const [table, columns] of Object.entries(edited)) await countEditsOn(db, table, columns);
  for (const [change, row] of [
    ["insert", "new"],
    ["delete", "old"],
  ]) {
    const name = `row_version_of_quotes_${change}`;
    const event = `create trigger ${name} after ${change} on quotes`;
    const statement = `update quote_requests set version = version + 1 where id = ${row}.request_id;`;
    await run(
      isPostgres(db)
        ? `create function ${name}() returns trigger language plpgsql as $$ begin
            ${statement} return null; end $$;
          ${event} for each row execute function ${name}()`
        : `${event} begin ${statement} end`,
      db,
    );
  }
  await run(
    isPostgres(db)
      ? `drop trigger appointments_places_update on appointments;
        drop function appointments_places_update()`
      : "drop trigger appointments_places_update",
    db,
  );
  await refuseOn(db, {
    table: "appointments",
    name: "places",
    change: "update",
    when: `new.state in ('booked', 'moved')
      and (old.starts_at <> new.starts_at or old.ends_at <> new.ends_at
        or old.team_id <> new.team_id or old.state not in ('booked', 'moved'))
      and (select count(*) from appointments other where other.team_id = new.team_id
        and other.state in ('booked', 'moved') and other.id <> new.id
        and other.starts_at < new.ends_at and other.ends_at > new.starts_at)
        >= (select places from teams where id = new.team_id)`,
  });
}

async function run(statement: string, db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}
