import type { z } from "zod";

import { perStation } from "~/platform/settings/workshop-load";
import type { PersonValues } from "~/workshop/plan/front/person.server";

import type { personForm } from "./schema";

/** What a new person begins with. */
export const newPerson: PersonValues = {
  name: "",
  minutes: perStation(() => 0),
  isActive: true,
};

/** A person as the form is filled in. */
export function personTexts({ name, minutes, isActive }: PersonValues) {
  return {
    name,
    ...perStation((station) => {
      const hours = Math.round((minutes[station] / 60) * 100) / 100;
      return hours === 0 ? "" : String(hours).replace(".", ",");
    }),
    isActive: isActive ? "on" : undefined,
  };
}

/** The person that a form asks for. */
export function readPerson({
  name,
  isActive,
  ...minutes
}: z.output<typeof personForm>): PersonValues {
  return { name, minutes: perStation((station) => minutes[station]), isActive: isActive === "on" };
}
