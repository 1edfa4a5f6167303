import { z } from "~/platform/basics/zod";
import { namedRecords, type ValuesOf } from "~/platform/settings/named-records.server";
import { perStation, type Minutes } from "~/platform/settings/workshop-load";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

/** Somebody who works in the workshop, with the minutes of a working day at each station. */
export interface Person {
  id: string;
  name: string;
  minutes: Minutes;
  isActive: boolean;
  version: number;
}

export type PersonValues = ValuesOf<Person>;

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

/** The days on which a person was to be away go with the person. */
export const { save: savePerson, remove: deletePerson } = namedRecords({
  table: "workshop_people",
  subject: "person",
  most: MOST_PEOPLE,
  list: listPeople,
  rowOf: ({ name, minutes, isActive }: PersonValues) => ({
    name,
    minutes: JSON.stringify(minutes),
    is_active: isActive ? (1 as const) : (0 as const),
  }),
  loggedOf: ({ name, minutes, isActive }) => ({ name, ...minutes, isActive }),
  isAddedOnce: true,
});
