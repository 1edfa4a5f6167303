import { z } from "~/platform/basics/zod";
import { isAhead } from "~/platform/format/dates";
import { dayField, dayMessage } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";
import { stations } from "~/platform/settings/workshop-load";
import type { Away } from "~/workshop/plan/front/absence.server";

/** Nobody plans absences further ahead. */
const MOST_DAYS_AHEAD = 2 * 366;

/** Whether absences are planned for a day. */
function isPlanned(day: string): boolean {
  return isAhead(day, MOST_DAYS_AHEAD);
}

/** How the form names a person or a station. */
export function awayKey(away: Away): string {
  return "station" in away ? `station.${away.station}` : `person.${away.personId}`;
}

/** Whom or what the form names; undefined for neither. */
export function readAway(text: string): Away | undefined {
  const [, kind, name = ""] = /^(person|station)\.([\w-]{1,40})$/.exec(text) ?? [];
  if (kind === "person") return { personId: name };
  const station = stations.find((one) => one === name);
  return kind === "station" && station ? { station } : undefined;
}

/** Who or what is away, from which day to which, both included; one day where the second is empty. */
export const absenceForm = z
  .object({
    away: z
      .string({ error: message("absenceWho") })
      .refine((text) => readAway(text) !== undefined, message("absenceWho")),
    from: dayField("absenceFrom", isPlanned),
    to: z
      .string()
      .trim()
      .default("")
      .refine((day) => day === "" || isPlanned(day), { error: () => dayMessage("absenceTo") }),
  })
  .superRefine(({ from, to }, context) => {
    if (to !== "" && to < from) {
      context.addIssue({ code: "custom", path: ["to"], message: dayMessage("absenceTo") });
    }
  });
