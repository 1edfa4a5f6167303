import { saveTeam, type Team } from "~/appointments/team.server";
import type { Db } from "~db/sqlite/engine";

/** Adds a team that measures in Cluj and Bucharest on workdays from nine to five, and returns its id. */
export async function addTeam(db: Db, changes: Partial<Omit<Team, "id">> = {}): Promise<string> {
  const workday = "9:00–17:00";
  const team = {
    name: "Echipa de teren",
    kinds: ["measuring"],
    counties: ["RO-B", "RO-CJ"],
    hours: [workday, workday, workday, workday, workday, "", ""],
    ...{ slotMinutes: 60, places: 1, noticeHours: 24, weeksAhead: 8, isActive: true },
    ...changes,
  } satisfies Omit<Team, "id" | "version">;
  const saved = await saveTeam({ ...team, id: undefined, version: 0 }, { id: "", email: "" }, db);
  if (saved.kind !== "saved") throw new Error(saved.kind);
  return saved.id;
}
