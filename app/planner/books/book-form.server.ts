import { findUnsuited, type Numbers, type Setting } from "~/boards/setting";
import { parseLei } from "~/format/office-money";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

import { books, settingsOf, writeNumber, type Book } from "./books";

/** The form of each book, a field for each of its settings. */
export const bookForms = { rules: formOf("rules"), prices: formOf("prices") };

function formOf(book: Book) {
  return z.object(
    Object.fromEntries(settingsOf(book).map((one) => [one.name, numberField(one)] as const)),
  );
}

function numberField(setting: Setting) {
  const { least, most, step } = setting;
  const bounds = { least: writeNumber(least, setting), most: writeNumber(most, setting) };
  const outside = message("settingBetween", bounds);
  const between = message("settingStep", { step: writeNumber(step, setting) });
  return z
    .string({ error: outside })
    .transform((typed) => readNumber(typed, setting))
    .pipe(
      z
        .number({ error: outside })
        .min(least, outside)
        .max(most, outside)
        .refine((value) => value % step === 0, between),
    );
}

/** A typed number in the setting's unit as it is stored; not a number where it is none. */
function readNumber(typed: string, { unit }: Setting): number {
  if (unit.startsWith("lei")) return parseLei(typed) ?? NaN;
  const text = typed.trim();
  if (!/^\d{1,6}(?:[.,]\d{1,3})?$/.test(text)) return NaN;
  const value = Number(text.replace(",", "."));
  return unit === "kg" ? Math.round(value * 1000) : value;
}

/** Errors of settings that do not suit each other; `nameOf` says a setting as its label does. */
export function unsuitedErrors(
  book: Book,
  numbers: Numbers,
  nameOf: (setting: string) => string,
): Record<string, string[]> {
  const settings = new Map(settingsOf(book).map((one) => [one.name, one]));
  const errors = findUnsuited(numbers, books[book].ties).map(({ name, other, least, most }) => {
    const bound = writeNumber(least ?? most ?? 0, settings.get(name)!);
    const key = least === undefined ? "settingAtMost" : "settingAtLeast";
    return [name, [message(key, { bound, other: nameOf(other) })]] as [string, string[]];
  });
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
    return [setting, (texts ?? []).map((text) => `${text}&${field}`)] as [string, string[]];
  });
  return Object.fromEntries(named);
}
