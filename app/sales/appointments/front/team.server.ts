import { z } from "~/platform/basics/zod";
import { namedRecords, type ValuesOf } from "~/platform/settings/named-records.server";
import { countyCodes } from "~/platform/settings/places";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { AppointmentKind } from "~db/schema";
import { storedJson } from "~db/stored-json";
import { versionedCache } from "~db/versioned-cache";

import { isAway, kinds } from "../kinds";
import type { TeamPlan } from "./free-slots";
import { readHours } from "./hours";

/** A team with its hours as they were typed: from Monday, empty where nobody works. */
export interface Team {
  id: string;
  name: string;
  kinds: AppointmentKind[];
  counties: string[];
  hours: string[];
  slotMinutes: number;
  places: number;
  noticeHours: number;
  weeksAhead: number;
  isActive: boolean;
  version: number;
}

/** The most teams that are kept: every page of free times reads all of them. */
const MOST_TEAMS = 50;

const readKinds = storedJson("teams.kinds", z.array(z.enum(kinds)));
const readCounties = storedJson("teams.counties", z.array(z.string()));
/** The hours of each weekday as they were typed, from Monday. */
const readWeek = storedJson("teams.hours", z.array(z.string()));

const cachedTeams = versionedCache<readonly Team[]>();

/** All teams by their names. */
export function listTeams(db: Db = shopDatabase()): Promise<readonly Team[]> {
  return cachedTeams("all", db, () => readTeams(db));
}

async function readTeams(db: Db): Promise<Team[]> {
  const rows = await db.selectFrom("teams").selectAll().orderBy("name").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kinds: readKinds(row.kinds),
    counties: readCounties(row.counties),
    hours: readWeek(row.hours),
    slotMinutes: row.slot_minutes,
    places: row.places,
    noticeHours: row.notice_hours,
    weeksAhead: row.weeks_ahead,
    isActive: row.is_active === 1,
    version: row.version,
  }));
}

export async function findTeam(id: string, db: Db = shopDatabase()): Promise<Team | undefined> {
  return (await listTeams(db)).find((team) => team.id === id);
}

/** A team as the rule of free slots sees it. */
export function planOfTeam({ hours, ...team }: Team): TeamPlan {
  return { ...team, hours: hours.map((text) => readHours(text) ?? []) };
}

/** What customers can reserve today, in the order of a choice, and the counties that somebody goes to. */
export interface Reservable {
  kinds: AppointmentKind[];
  /** ISO codes, as Romanians sort the counties, by the kind. */
  counties: Record<AppointmentKind, string[]>;
}

export async function findReservable(db: Db = shopDatabase()): Promise<Reservable> {
  const active = (await listTeams(db)).filter((team) => team.isActive);
  const comesFor = (kind: AppointmentKind) => active.filter((team) => team.kinds.includes(kind));
  const countiesOf = (kind: AppointmentKind) =>
    isAway(kind)
      ? countyCodes.filter((code) => comesFor(kind).some((team) => team.counties.includes(code)))
      : [];
  const counties = {
    showroom: countiesOf("showroom"),
    measuring: countiesOf("measuring"),
    delivery: countiesOf("delivery"),
  };
  const isOffered = (kind: AppointmentKind) =>
    isAway(kind) ? counties[kind].length > 0 : comesFor(kind).length > 0;
  return { kinds: kinds.filter(isOffered), counties };
}

/** What a form says of a team. */
export type TeamValues = ValuesOf<Team>;

/**
 * The appointments that a team has stay, whatever its hours are now; one that ever had any is kept. What is being booked
 * with it at the moment is deleted with it.
 */
export const { save: saveTeam, remove: deleteTeam } = namedRecords({
  table: "teams",
  subject: "team",
  most: MOST_TEAMS,
  list: listTeams,
  rowOf: (team: TeamValues) => ({
    name: team.name,
    kinds: JSON.stringify(team.kinds),
    counties: JSON.stringify(team.counties),
    hours: JSON.stringify(team.hours),
    slot_minutes: team.slotMinutes,
    places: team.places,
    notice_hours: team.noticeHours,
    weeks_ahead: team.weeksAhead,
    is_active: team.isActive ? (1 as const) : (0 as const),
  }),
  loggedOf: (team) => ({
    name: team.name,
    kinds: team.kinds,
    counties: team.counties,
    hours: team.hours,
    slotMinutes: team.slotMinutes,
    places: team.places,
    noticeHours: team.noticeHours,
    weeksAhead: team.weeksAhead,
    isActive: team.isActive,
  }),
  isUsed: isTeamUsed,
});

/** Whether the team ever had an appointment: then it is kept. */
export async function isTeamUsed(id: string, db: Db = shopDatabase()): Promise<boolean> {
  const appointment = await db
    .selectFrom("appointments")
    .select("id")
    .where("team_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return appointment !== undefined;
}
