import { stations } from "~/platform/settings/workshop-load";
import type { Away } from "~/workshop/plan/front/absence.server";

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
