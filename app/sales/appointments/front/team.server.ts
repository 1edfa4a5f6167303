import { randomUUID } from "node:crypto";

import { z } from "~/platform/basics/zod";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { countyCodes } from "~/platform/settings/places";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";
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
export type TeamValues = Omit<Team, "id" | "version">;

export type SaveTeamResult =
  | { kind: "saved"; id: string }
  | { kind: "unknown" | "name-taken" }
  | { kind: "too-many"; most: number }
  /** `current`: the team as somebody saved it after the form was shown. */
  | { kind: "stale"; current: Team };

/**
 * Saves a team: a new one where `id` is undefined, else that version of it. Appointments that it has
 * stay, whatever its hours are now. Refuses a name that another team has, a change of an older version
 * unless it is saved already, and more teams than are kept.
 */
export async function saveTeam(
  { id, version, ...team }: Omit<Team, "id"> & { id: string | undefined },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveTeamResult> {
  return db.transaction().execute(async (trx): Promise<SaveTeamResult> => {
    const teams = await listTeams(trx);
    const before = teams.find((one) => one.id === id);
    if (id !== undefined && !before) return { kind: "unknown" };
    if (before && before.version !== version) {
      const isSaved = isAlreadySaved(team, stateOf(before));
      return isSaved ? { kind: "saved", id: before.id } : { kind: "stale", current: before };
    }
    if (teams.some((one) => one.id !== id && one.name === team.name)) return { kind: "name-taken" };
    if (!before && teams.length >= MOST_TEAMS) return { kind: "too-many", most: MOST_TEAMS };
    const saved = id ?? randomUUID();
    const row = {
      name: team.name,
      kinds: JSON.stringify(team.kinds),
      counties: JSON.stringify(team.counties),
      hours: JSON.stringify(team.hours),
      slot_minutes: team.slotMinutes,
      places: team.places,
      notice_hours: team.noticeHours,
      weeks_ahead: team.weeksAhead,
      is_active: team.isActive ? (1 as const) : (0 as const),
    };
    await trx
      .insertInto("teams")
      .values({ id: saved, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    const entry = { action: "team-saved", subject: "team", subjectId: saved } as const;
    const was = before ? stateOf(before) : null;
    await recordAction({ admin, ...entry, before: was, after: team }, trx);
    return { kind: "saved", id: saved };
  });
}

function stateOf({ id: _id, version: _version, ...team }: Team): TeamValues {
  return team;
}

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

/**
 * Deletes a team that never had an appointment, with what is being booked with it at the moment; refuses
 * any other, and one changed since it was shown.
 */
export async function deleteTeam(
  { id, version }: { id: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "deleted"; name: string } | { kind: "unknown" | "stale" | "kept" }> {
  return db.transaction().execute(async (trx) => {
    const before = await findTeam(id, trx);
    if (!before) return { kind: "unknown" };
    if (await isTeamUsed(id, trx)) return { kind: "kept" };
    if (before.version !== version) return { kind: "stale" };
    await trx.deleteFrom("teams").where("id", "=", id).execute();
    const entry = { action: "team-deleted", subject: "team", subjectId: id } as const;
    await recordAction({ admin, ...entry, before: stateOf(before), after: null }, trx);
    return { kind: "deleted", name: before.name };
  });
}
