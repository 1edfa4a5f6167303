import { sql, type Kysely } from "kysely";

import { countCatalogueChanges, refuse, strict } from "./helpers";

/**
 * Teams that visit, receive or deliver, with the hours they do so, the days on which nobody comes, and
 * appointments with customers. Never more of a team's appointments run at once than it has places: the
 * database refuses one more, whoever writes it. An appointment goes with its order. Links and feeds are
 * known by digests alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("teams")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("kinds", "text", (column) => column.notNull())
    .addColumn("counties", "text", (column) => column.notNull())
    .addColumn("hours", "text", (column) => column.notNull())
    .addColumn("slot_minutes", "integer", (column) => column.notNull().check(sql`slot_minutes > 0`))
    .addColumn("places", "integer", (column) => column.notNull().check(sql`places > 0`))
    .addColumn("notice_hours", "integer", (column) =>
      column.notNull().check(sql`notice_hours >= 0`),
    )
    .addColumn("weeks_ahead", "integer", (column) => column.notNull().check(sql`weeks_ahead > 0`))
    .addColumn("is_active", "integer", (column) => column.notNull().check(sql`is_active in (0, 1)`))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .modifyEnd(strict())
    .execute();
  await countCatalogueChanges(db, "teams");

  await db.schema
    .createTable("holidays")
    .addColumn("day", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("is_worked", "integer", (column) => column.notNull().check(sql`is_worked in (0, 1)`))
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("appointments")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("form_token", "text", (column) => column.notNull().unique())
    .addColumn("team_id", "text", (column) => column.notNull().references("teams.id"))
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('showroom', 'measuring', 'delivery')`),
    )
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addColumn("order_id", "text", (column) => column.references("orders.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("county", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("desk_note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('booked', 'moved', 'cancelled', 'done')`),
    )
    .addColumn("sequence", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("booked_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("reminded_at", "text")
    .addCheckConstraint("appointments_times", sql`starts_at < ends_at`)
    .modifyEnd(strict())
    .execute();
  for (const [name, columns] of [
    ["starts_at", ["starts_at"]],
    ["team", ["team_id", "starts_at"]],
    ["order", ["order_id"]],
  ] as const) {
    await db.schema
      .createIndex(`appointments_${name}`)
      .on("appointments")
      .columns([...columns])
      .execute();
  }
  await db.schema
    .createIndex("appointments_email")
    .on("appointments")
    .expression(sql`lower(email)`)
    .execute();
  const others = `(select count(*) from appointments other where other.team_id = new.team_id
      and other.state in ('booked', 'moved') and other.id <> new.id
      and other.starts_at < new.ends_at and other.ends_at > new.starts_at)`;
  const isFull = `${others} >= (select places from teams where id = new.team_id)`;
  await refuse(db, {
    table: "appointments",
    name: "places",
    change: "insert",
    when: `new.state in ('booked', 'moved') and ${isFull}`,
  });
  await refuse(db, {
    table: "appointments",
    name: "places",
    change: "update",
    when: `new.state in ('booked', 'moved')
      and (old.starts_at <> new.starts_at or old.team_id <> new.team_id
        or old.state not in ('booked', 'moved')) and ${isFull}`,
  });

  await db.schema
    .createTable("calendar_feeds")
    .addColumn("scope", "text", (column) => column.primaryKey().notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("made_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
}
