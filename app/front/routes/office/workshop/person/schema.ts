import { z } from "~/platform/basics/zod";
import { textField, tickField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";
import { perStation, stations } from "~/platform/settings/workshop-load";

const DAY = 24 * 60;

/** Hours of a day as they are typed, `8` or `4,5`, in whole minutes; none where nothing is typed. */
const hours = z
  .string()
  .trim()
  .default("")
  .refine((text) => readHours(text) !== undefined, message("hoursADay"))
  .transform((text) => readHours(text) ?? 0);

function readHours(text: string): number | undefined {
  if (text === "") return 0;
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(text)) return undefined;
  const minutes = Math.round(Number(text.replace(",", ".")) * 60);
  return minutes <= DAY ? minutes : undefined;
}

/** Minutes as the form shows them, in hours of at most two decimals. */
function writeHours(minutes: number): string {
  return String(Math.round((minutes / 60) * 100) / 100).replace(".", ",");
}

export const writtenHours = perStation(() => writeHours);

/** What the form of a new person begins with. */
export const newPerson = { name: "", isActive: true, minutes: perStation(() => 0) };

/** Somebody who works in the workshop, with the hours of a day at each station. */
export const personForm = z
  .object({
    name: textField("personName", 2, 60),
    ...perStation(() => hours),
    isActive: tickField(),
  })
  .superRefine((person, context) => {
    const sum = stations.reduce((all, station) => all + person[station], 0);
    if (sum > DAY) {
      context.addIssue({ code: "custom", path: ["cutting"], message: message("hoursOfDay") });
    }
  });
