import { randomBytes } from "node:crypto";

import { shopOrigin } from "~/platform/env/env.server";
import { addDays, dayOf } from "~/platform/format/dates";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { counties } from "~/platform/settings/places";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { listAppointments, type Appointment } from "../appointment.server";
import { isAway } from "../kinds";
import { writeCalendar, type CalendarEvent } from "../sending/calendar-file.server";
import { hashToken } from "../sending/token.server";
import { findTeam, listTeams } from "./team.server";

/** The feed of all teams. */
const ALL_TEAMS = "all";

/** A feed has the appointments of so many days back, and of all that can be reserved ahead. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 200;

/** A feed and since when its address holds; null while it has none. */
export interface Feed {
  /** A team's id, or `all`. */
  scope: string;
  /** The team's name; empty for all. */
  team: string;
  made_at: string | null;
}

/** The feed of all teams, and one of each. */
export async function listFeeds(db: Db = shopDatabase()): Promise<Feed[]> {
  const [teams, rows] = await Promise.all([
    listTeams(db),
    db.selectFrom("calendar_feeds").select(["scope", "made_at"]).execute(),
  ]);
  const madeAt = (scope: string) => rows.find((row) => row.scope === scope)?.made_at ?? null;
  return [
    { scope: ALL_TEAMS, team: "", made_at: madeAt(ALL_TEAMS) },
    ...teams.map(({ id, name }) => ({ scope: id, team: name, made_at: madeAt(id) })),
  ];
}

/**
 * Makes the address of a feed and returns its token, of which only a digest is stored; an older address
 * stops working. Undefined for an unknown team.
 */
export async function makeFeed(
  scope: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    if (scope !== ALL_TEAMS && !(await findTeam(scope, trx))) return undefined;
    const token = randomBytes(32).toString("base64url");
    const row = { token_hash: hashToken(token), made_at: new Date().toISOString() };
    await trx
      .insertInto("calendar_feeds")
      .values({ scope, ...row })
      .onConflict((conflict) => conflict.column("scope").doUpdateSet(row))
      .execute();
    await recordAction(
      {
        admin,
        action: "calendar-made",
        subject: "calendar",
        subjectId: scope,
        before: null,
        after: { since: row.made_at },
      },
      trx,
    );
    return token;
  });
}

/** Ends a feed: its address is answered no longer. */
export async function endFeed(scope: string, admin: Admin, db: Db = shopDatabase()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom("calendar_feeds")
      .where("scope", "=", scope)
      .returning("made_at as since")
      .executeTakeFirst();
    if (!ended) return;
    await recordAction(
      {
        admin,
        action: "calendar-ended",
        subject: "calendar",
        subjectId: scope,
        before: ended,
        after: null,
      },
      trx,
    );
  });
}

/**
 * The calendar behind a token, as a file: the appointments of a team, or of all, each with who it is for
 * and where, and neither phone nor e-mail nor words of the customer. Undefined for an unknown token.
 */
export async function findCalendar(
  token: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<string | undefined> {
  const feed = await db
    .selectFrom("calendar_feeds")
    .select("scope")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!feed) return undefined;
  const today = dayOf(now.toISOString());
  const teamId = feed.scope === ALL_TEAMS ? undefined : feed.scope;
  const appointments = await listAppointments(
    { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD), teamId },
    db,
  );
  const t = translateIn(fallbackLanguage, "office-appointments");
  const team = teamId === undefined ? undefined : await findTeam(teamId, db);
  return writeCalendar(appointments.map(eventOf), {
    name: team?.name ?? t("title"),
    host: new URL(shopOrigin).hostname,
  });
}

function eventOf(appointment: Appointment): CalendarEvent {
  const t = translateIn(fallbackLanguage, ["appointments", "office-appointments"]);
  const { id, sequence, starts_at, ends_at, kind, name, county, address, order_number } =
    appointment;
  const what = [t(`kinds.${kind}`), name, order_number].filter(Boolean).join(" · ");
  const place = [address, counties[county as keyof typeof counties]].filter(Boolean).join(", ");
  return {
    id,
    sequence,
    start: starts_at,
    end: ends_at,
    isCancelled: false,
    title: what,
    location: isAway(kind) ? place : "",
    description: appointment.team,
    url: shopOrigin + officePaths.appointments(id),
  };
}
