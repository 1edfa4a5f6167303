import { spansOn } from "~/platform/settings/opening-hours";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { openStates } from "../kinds";
import { spanOf } from "../local-time";
import { freeSlots, type Slot, type SlotQuery } from "./free-slots";
import { findClosedDays } from "./holiday.server";
import { listTeams, planOfTeam } from "./team.server";

/** How far ahead any team plans, in weeks. */
export const MOST_WEEKS = 26;

/**
 * The times that may be reserved (`freeSlots`). Neither reserved nor held times are free; a hold ends by
 * itself. `movedId` is an appointment, or a hold, that would give its own time free.
 */
export async function findFreeSlots(
  query: SlotQuery,
  { movedId }: { movedId?: string } = {},
  db: Db = shopDatabase(),
): Promise<Slot[]> {
  const { start, end } = spanOf(query.from, query.to);
  const [{ general }, teams, isClosed, booked, held] = await Promise.all([
    findSettings(db),
    listTeams(db),
    findClosedDays(db),
    db
      .selectFrom("appointments")
      .select(["id", "team_id as teamId", "starts_at as start", "ends_at as end"])
      .where("state", "in", openStates)
      .where("ends_at", ">", start)
      .where("starts_at", "<", end)
      .execute(),
    db
      .selectFrom("appointment_holds")
      .select(["id", "team_id as teamId", "starts_at as start", "ends_at as end"])
      .where("held_until", ">", query.now.toISOString())
      .where("ends_at", ">", start)
      .where("starts_at", "<", end)
      .execute(),
  ]);
  return freeSlots(query, {
    teams: teams.map(planOfTeam),
    openAt: (weekday) => spansOn(general.showroomHours, weekday),
    isClosed,
    taken: [...booked, ...held].filter(({ id }) => id !== movedId),
  });
}
