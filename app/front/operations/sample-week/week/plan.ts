import { SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { addDays, dayOf } from "~/platform/format/dates";
import { perStation, type Minutes } from "~/platform/settings/workshop-load";
import { addAbsence } from "~/workshop/plan/front/absence.server";
import { listPeople, savePerson } from "~/workshop/plan/front/person.server";

import { keepRow } from "../kept/sample-rows";
import { expectKind, type Workshop } from "./diary";

const HOUR = 60;

/** Who works in the sample workshop, in minutes a day. */
const people: { name: string; minutes: Partial<Minutes> }[] = [
  { name: "Vasile", minutes: { cutting: 4 * HOUR, edging: 2 * HOUR, drilling: 2 * HOUR } },
  { name: "Ilinca", minutes: { edging: 3 * HOUR, drilling: 3 * HOUR, packing: 2 * HOUR } },
  { name: "Dumitru", minutes: { assembly: 5 * HOUR, delivery: 3 * HOUR } },
];

/** The people of the week's plan, and a week ahead in which one of them is away. */
export async function fillPlan({ db, hand }: Workshop): Promise<void> {
  let somebody = "";
  for (const { name, minutes } of people) {
    const person = {
      id: undefined,
      version: 0,
      name: `${name} ${SAMPLE_MARK}`,
      minutes: perStation((station) => minutes[station] ?? 0),
      isActive: true,
    };
    expectKind(await savePerson(person, hand, db), "saved", "save a person");
    const saved = (await listPeople(db)).find((one) => one.name === person.name)!;
    somebody = saved.id;
    await keepRow({ source: "workshop_people", id: saved.id, amount: saved.version }, db);
  }
  const today = dayOf(new Date().toISOString());
  // The whole of the week after the one that is lived.
  const absence = {
    away: { personId: somebody },
    from: addDays(today, 40),
    to: addDays(today, 46),
    today,
  };
  expectKind(await addAbsence(absence, hand, db), "saved", "note an absence");
}
