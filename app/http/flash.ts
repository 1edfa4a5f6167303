import type { ParseKeys } from "i18next";

/**
 * A message for the next page. It travels as text keys, so that it is read in the language of the
 * page that shows it.
 */
export interface Flash {
  id: string;
  tone: "success" | "warning" | "error";
  title: ParseKeys<["toast"]>;
  text?: ParseKeys<["toast"]>;
  values?: Record<string, string | number>;
  /** Script fades it after this many milliseconds; without it the message stays. */
  fadesAfter?: number;
  /** A button that takes the change back: a post to the cart. */
  undo?: { removedAt: string };
}

/** A cookie holds 4 KB, signed and encoded, so a name in a message is cut to so many characters. */
const LONGEST_NAME = 60;
const LONGEST_VALUE = 200;

/** A name as a message holds it. */
function shorten(text: string, most = LONGEST_NAME): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

/** Some names in a row, each short enough that the message holds them all. */
export function listNames(names: string[]): string {
  return names.map((name) => shorten(name)).join(", ");
}

/** A message's values, so short that its cookie never exceeds what browsers keep. */
export function boundValues(values: NonNullable<Flash["values"]>): NonNullable<Flash["values"]> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? shorten(value, LONGEST_VALUE) : value,
    ]),
  );
}
