import type { TextKey } from "~/platform/i18n/translate";

/**
 * A message for the next page. It holds text keys rather than texts, so that the page shows it in
 * its own language.
 */
export interface Flash {
  id: string;
  tone: "success" | "warning" | "error";
  title: TextKey<["toast"]>;
  text?: TextKey<["toast"]>;
  values?: Record<string, string | number>;
  /** Script fades it after this many milliseconds; without it the message stays. */
  fadesAfter?: number;
  /** A button that undoes the change by a post to the cart. */
  undo?: { removedAt: string };
}

/** A cookie holds 4 KB, signed and encoded, so names in a message are shortened to this length. */
const LONGEST_NAME = 60;
const LONGEST_VALUE = 200;

/** A name shortened for a message. */
function shorten(text: string, most = LONGEST_NAME): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

/** Joins some names, each short enough that the message holds all of them. */
export function listNames(names: string[]): string {
  return names.map((name) => shorten(name)).join(", ");
}

/** Shortens a message's values so that its cookie stays below the size that browsers accept. */
export function boundValues(values: NonNullable<Flash["values"]>): NonNullable<Flash["values"]> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? shorten(value, LONGEST_VALUE) : value,
    ]),
  );
}
