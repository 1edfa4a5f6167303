import { shopOrigin } from "~/platform/env/env.server";
import { addDays, dayOf } from "~/platform/format/dates";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";
import { counties } from "~/platform/settings/places";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { Appointment } from "../appointment.server";
import { isAway } from "../kinds";
import { writeCalendar, type CalendarEvent } from "../sending/calendar-file.server";
import { hashToken } from "../sending/token.server";
import { ALL_TEAMS } from "./calendar-feed.server";
import { listAppointments } from "./list-appointments.server";
import { findTeam } from "./team.server";

/** A feed has the appointments of so many days back, and of all that can be reserved ahead. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 200;

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
