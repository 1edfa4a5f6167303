import type { z } from "zod";

import type { OpeningHours } from "~/platform/settings/opening-hours";
import { countyCodes } from "~/platform/settings/places";
import { readHours, weekdays } from "~/sales/appointments/front/hours";
import type { TeamValues } from "~/sales/appointments/front/team.server";
import { kinds } from "~/sales/appointments/kinds";

import type { teamForm } from "./schema";

/** What a new team begins with: it receives in the showroom while that is open. */
export function newTeam({ weekdays: workday, saturday, sunday }: OpeningHours): TeamValues {
  const hours = [workday, workday, workday, workday, workday, saturday, sunday];
  return {
    name: "",
    kinds: ["showroom"],
    counties: [],
    hours: hours.map((text) => (readHours(text) ? text : "")),
    slotMinutes: 60,
    places: 1,
    noticeHours: 24,
    weeksAhead: 8,
    isActive: true,
  };
}

/** A team as its form is filled in with it. */
export function teamTexts(team: TeamValues) {
  const ticks = [...team.kinds, ...team.counties].map((name) => [name, "on"] as const);
  const hours = weekdays.map((day) => [`hours${day}`, team.hours[Number(day)] ?? ""] as const);
  return {
    ...Object.fromEntries([...ticks, ...hours]),
    name: team.name,
    slotMinutes: String(team.slotMinutes),
    places: String(team.places),
    noticeHours: String(team.noticeHours),
    weeksAhead: String(team.weeksAhead),
    isActive: team.isActive ? "on" : undefined,
  };
}

/** The team that a form asks for. */
export function readTeam(typed: z.output<typeof teamForm>): TeamValues {
  const { name, slotMinutes, places, noticeHours, weeksAhead } = typed;
  return {
    name,
    slotMinutes,
    places,
    noticeHours,
    weeksAhead,
    kinds: kinds.filter((kind) => typed[kind] === "on"),
    counties: countyCodes.filter((code) => typed[code] === "on"),
    hours: weekdays.map((day) => typed[`hours${day}`]),
    isActive: typed.isActive === "on",
  };
}
