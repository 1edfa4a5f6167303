import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { stations, type Station } from "~/platform/settings/workshop-load";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

import { listPeople } from "./person.server";

/** Days, the last one included, on which a person is away, or a station stands still. */
export interface Absence {
  id: string;
  personId: string | null;
  station: Station | null;
  from: string;
  to: string;
}

/** The most absences that are kept; those that are over do not count. */
const MOST_ABSENCES = 500;

/** The absences that are not over on a day, the first one first. */
export async function listAbsences(today: string, db: Db = shopDatabase()): Promise<Absence[]> {
  const rows = await db
    .selectFrom("workshop_absences")
    .selectAll()
    .where("to_day", ">=", today)
    .orderBy("from_day")
    .orderBy("id")
    .execute();
  return rows.map(({ id, person_id, station, from_day, to_day }) => ({
    id,
    personId: person_id,
    station: stations.find((one) => one === station) ?? null,
    from: from_day,
    to: to_day,
  }));
}

/** Who or what is away: a person's id, or a station. */
export type Away = { personId: string } | { station: Station };

/**
 * Notes, in the audit log by the person's id alone, that a person is away, or a station stands still; sent twice it is
 * noted once. Refuses a person who is not there any more, and more than are kept.
 */
export async function addAbsence(
  { away, from, to, today }: { away: Away; from: string; to: string; today: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" | "unknown-person" } | { kind: "too-many"; most: number }> {
  const person = "personId" in away ? away.personId : null;
  const station = "station" in away ? away.station : null;
  return db.transaction().execute(async (trx) => {
    const people = await listPeople(trx);
    if (person !== null && !people.some(({ id }) => id === person))
      return { kind: "unknown-person" };
    const known = await listAbsences(today, trx);
    const isKnown = known.some(
      (one) =>
        one.personId === person && one.station === station && one.from === from && one.to === to,
    );
    if (isKnown) return { kind: "saved" };
    if (known.length >= MOST_ABSENCES) return { kind: "too-many", most: MOST_ABSENCES };
    const id = randomUUID();
    await trx
      .insertInto("workshop_absences")
      .values({ id, person_id: person, station, from_day: from, to_day: to })
      .execute();
    await recordAction(
      {
        admin,
        action: "absence-added",
        subject: "absence",
        subjectId: id,
        before: null,
        after: { person: person ?? "", station: station ?? "", from, to },
      },
      trx,
    );
    return { kind: "saved" };
  });
}

/** Takes an absence back; one that is gone already is taken back. */
export async function removeAbsence(
  id: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("workshop_absences")
      .where("id", "=", id)
      .returning(["person_id", "station", "from_day", "to_day"])
      .executeTakeFirst();
    if (!removed) return;
    await recordAction(
      {
        admin,
        action: "absence-removed",
        subject: "absence",
        subjectId: id,
        before: {
          person: removed.person_id ?? "",
          station: removed.station ?? "",
          from: removed.from_day,
          to: removed.to_day,
        },
        after: null,
      },
      trx,
    );
  });
}

/** Deletes the absences that were over before a day. */
async function deleteOldAbsences(now: Date): Promise<void> {
  const today = dayOf(now.toISOString());
  await shopDatabase().deleteFrom("workshop_absences").where("to_day", "<", today).execute();
}

export const personalData = {
  keepUntil: {
    workshop_people: "as long as somebody works in the workshop: the office deletes the row",
    workshop_absences: "until their last day is over",
  },
  cleanUp: deleteOldAbsences,
} satisfies PersonalData;
