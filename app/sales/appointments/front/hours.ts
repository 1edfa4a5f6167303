/** The weekdays from Monday, as forms and texts number them. */
export const weekdays = ["0", "1", "2", "3", "4", "5", "6"] as const;

/** A span of a day in minutes since midnight. */
export type Span = readonly [from: number, to: number];

const SPAN = /^(\d{1,2})[:.](\d{2})\s*[–—-]\s*(\d{1,2})[:.](\d{2})$/;

/** The most spans of a day. */
const MOST_SPANS = 4;

/**
 * Reads a day's hours as people write them: `9:00–13:00, 14:00–18:00`; empty where nobody works.
 * Undefined for anything else, and for spans that overlap or run backwards.
 */
export function readHours(text: string): Span[] | undefined {
  if (text.trim() === "") return [];
  const spans: Span[] = [];
  for (const part of text.split(",")) {
    const [, h1, m1, h2, m2] = SPAN.exec(part.trim()) ?? [];
    const [from, to] = [minutesAt(h1, m1), minutesAt(h2, m2)];
    if (from === undefined || to === undefined || from >= to) return undefined;
    spans.push([from, to]);
  }
  spans.sort(([one], [other]) => one - other);
  const isApart = spans.every(([from], index) => from >= (spans[index - 1]?.[1] ?? 0));
  return isApart && spans.length <= MOST_SPANS ? spans : undefined;
}

function minutesAt(hours: string | undefined, minutes: string | undefined): number | undefined {
  const at = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && at <= 24 * 60 ? at : undefined;
}

/** The time that is in spans of both. */
export function shared(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap(([from, to]) =>
    others.flatMap(([opens, closes]): Span[] => {
      const both: Span = [Math.max(from, opens), Math.min(to, closes)];
      return both[0] < both[1] ? [both] : [];
    }),
  );
}
