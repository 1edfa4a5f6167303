import { randomUUID } from "node:crypto";

import { z } from "~/platform/basics/zod";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { perStation, type Minutes } from "~/platform/settings/workshop-load";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";
import { storedJson } from "~db/stored-json";

/** Somebody who works in the workshop, with the minutes of a working day at each station. */
export interface Person {
  id: string;
  name: string;
  minutes: Minutes;
  isActive: boolean;
  version: number;
}

export type PersonValues = Omit<Person, "id" | "version">;

/** The most people that are kept: every plan adds up the hours of all. */
const MOST_PEOPLE = 100;

const minutesADay = z.number().default(0);
const readMinutes = storedJson("workshop_people.minutes", z.object(perStation(() => minutesADay)));

/** All people by their names. */
export async function listPeople(db: Db = shopDatabase()): Promise<Person[]> {
  const rows = await db.selectFrom("workshop_people").selectAll().orderBy("name").execute();
  return rows.map(({ id, name, minutes, is_active, version }) => ({
    id,
    name,
    minutes: readMinutes(minutes),
    isActive: is_active === 1,
    version,
  }));
}

async function findPerson(id: string, db: Db = shopDatabase()): Promise<Person | undefined> {
  return (await listPeople(db)).find((person) => person.id === id);
}

export type SavePersonResult =
  | { kind: "saved" }
  | { kind: "unknown" | "name-taken" }
  | { kind: "too-many"; most: number }
  /** `current`: the person as somebody saved it after the form was shown. */
  | { kind: "stale"; current: Person };

/**
 * Saves a person: a new one where `id` is undefined, else that version. Refuses a name that another person has,
 * a change of an older version unless it is saved already, and more people than are kept.
 */
export async function savePerson(
  { id, version, ...person }: PersonValues & { id: string | undefined; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SavePersonResult> {
  return db.transaction().execute(async (trx): Promise<SavePersonResult> => {
    const people = await listPeople(trx);
    const before = people.find((one) => one.id === id);
    if (id !== undefined && !before) return { kind: "unknown" };
    if (before && before.version !== version) {
      return isAlreadySaved(person, stateOf(before))
        ? { kind: "saved" }
        : { kind: "stale", current: before };
    }
    const same = people.find((one) => one.name === person.name);
    // The same form sent twice has added the person before.
    if (same && !before && isAlreadySaved(person, stateOf(same))) return { kind: "saved" };
    if (same && same.id !== id) return { kind: "name-taken" };
    if (!before && people.length >= MOST_PEOPLE) {
      return { kind: "too-many", most: MOST_PEOPLE };
    }
    const saved = id ?? randomUUID();
    const row = {
      name: person.name,
      minutes: JSON.stringify(person.minutes),
      is_active: person.isActive ? (1 as const) : (0 as const),
    };
    await trx
      .insertInto("workshop_people")
      .values({ id: saved, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    const entry = { action: "person-saved", subject: "person", subjectId: saved } as const;
    const was = before ? loggedOf(before) : null;
    await recordAction({ admin, ...entry, before: was, after: loggedOf(person) }, trx);
    return { kind: "saved" };
  });
}

/** Deletes a person with the days that were noted; refuses one that somebody changed since it was shown. */
export async function deletePerson(
  { id, version }: { id: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "deleted"; name: string } | { kind: "unknown" | "stale" }> {
  return db.transaction().execute(async (trx) => {
    const before = await findPerson(id, trx);
    if (!before) return { kind: "unknown" };
    if (before.version !== version) return { kind: "stale" };
    await trx.deleteFrom("workshop_people").where("id", "=", id).execute();
    const entry = { action: "person-deleted", subject: "person", subjectId: id } as const;
    await recordAction({ admin, ...entry, before: loggedOf(before), after: null }, trx);
    return { kind: "deleted", name: before.name };
  });
}

function stateOf({ name, minutes, isActive }: Person): PersonValues {
  return { name, minutes, isActive };
}

/** What the audit log keeps of a person. */
function loggedOf({ name, minutes, isActive }: PersonValues) {
  return { name, ...minutes, isActive };
}
