/** The three measures of a piece; the caller says in which unit. */
export interface Measures {
  width: number;
  height: number;
  depth: number;
}

/** The one order in which the three measures are named everywhere. */
export const measureNames = ["width", "height", "depth"] as const satisfies (keyof Measures)[];

/** What stands between two measures, and between their names. */
export const BY = " × ";

/**
 * The measures of a piece in one line, width × height × depth: the one way to write them together. What
 * is not given is left out; `language` says how a decimal is written.
 */
export function measuresText(measures: Partial<Measures>, language: string): string {
  return measureNames
    .flatMap((name) => measures[name] ?? [])
    .map((length) => lengthText(length, language))
    .join(BY);
}

/** So many millimetres as customers read them, in centimetres without the unit. */
export function centimetres(millimetres: number, language: string): string {
  return lengthText(millimetres / 10, language);
}

/** Making one takes longer than many lengths. */
const formatters = new Map<string, Intl.NumberFormat>();

/** One length or angle with at most one decimal, and no sign between its thousands. */
export function lengthText(length: number, language: string): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false });
    formatters.set(language, formatter);
  }
  return formatter.format(length);
}
