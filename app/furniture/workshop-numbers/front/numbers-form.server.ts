import {
  findUnsuited,
  type Numbers,
  type Setting,
} from "~/furniture/workshop-numbers/front/setting";
import { z } from "~/platform/basics/zod";
import { OFFICE } from "~/platform/format/office-money";
import { readLei } from "~/platform/format/read-number";
import { readNumber, type ReadNumber } from "~/platform/format/read-number";
import { message } from "~/platform/forms/validation-message";

import { numberSets, settingsOf, writeNumber, type NumberSet } from "./number-sets";

/** The form of each set of numbers, a field for each of its settings. */
export const numberForms = { rules: formOf("rules"), prices: formOf("prices") };

function formOf(numberSet: NumberSet) {
  return z.object(
    Object.fromEntries(settingsOf(numberSet).map((one) => [one.name, numberField(one)] as const)),
  );
}

function numberField(setting: Setting) {
  const { least, most, step, choices } = setting;
  const bounds = { least: writeNumber(least, setting), most: writeNumber(most, setting) };
  const outside = choices ? message("settingChoice") : message("settingBetween", bounds);
  const between = message("settingStep", { step: writeNumber(step, setting) });
  return z
    .string({ error: outside })
    .transform((typed, context) => {
      const read = readTyped(typed, setting);
      if (read.kind === "number") return read.units / (step % 1 === 0 ? 1 : 10);
      context.issues.push({
        code: "custom",
        input: typed,
        message: unread(typed, read) ?? outside,
      });
      return z.NEVER;
    })
    .pipe(
      z
        .number({ error: outside })
        .min(least, outside)
        .max(most, outside)
        .refine((value) => value % step === 0, between),
    );
}

/** Why a number that could be two is not taken. */
function unread(typed: string, read: ReadNumber): string | undefined {
  if (read.kind !== "unclear") return undefined;
  return message("settingUnclear", { typed: typed.trim(), one: read.whole, other: read.fraction });
}

/**
 * A typed number in what is stored: money in bani, weights in grams; what goes in halves, in tenths.
 */
function readTyped(typed: string, { unit, step }: Setting): ReadNumber {
  if (unit.startsWith("lei")) return readLei(typed, OFFICE);
  const decimals = unit === "kg" ? 3 : step % 1 === 0 ? 0 : 1;
  return readNumber(typed, { decimals, language: OFFICE });
}

/** Errors of settings that do not suit each other; `nameOf` says a setting as its label does. */
export function unsuitedErrors(
  numberSet: NumberSet,
  numbers: Numbers,
  nameOf: (setting: string) => string,
): Record<string, string[]> {
  const settings = new Map(settingsOf(numberSet).map((one) => [one.name, one]));
  const errors = findUnsuited(numbers, numberSets[numberSet].ties).map(
    ({ name, other, least, most }) => {
      const bound = writeNumber(least ?? most ?? 0, settings.get(name)!);
      const key = least === undefined ? "settingAtMost" : "settingAtLeast";
      return [name, [message(key, { bound, other: nameOf(other) })]] as [string, string[]];
    },
  );
  // The first one that is told of a field stays.
  return Object.fromEntries(errors.reverse());
}

/** Names in each error the setting that it is about: of so many one would not know otherwise. */
export function namedErrors(
  errors: Record<string, string[] | null> | undefined,
  nameOf: (setting: string) => string,
): Record<string, string[]> {
  const named = Object.entries(errors ?? {}).map(([setting, texts]) => {
    const field = new URLSearchParams({ field: nameOf(setting) }).toString();
    const within = (text: string) => `${text}${text.includes("?") ? "&" : "?"}${field}`;
    return [setting, (texts ?? []).map(within)] as [string, string[]];
  });
  return Object.fromEntries(named);
}
