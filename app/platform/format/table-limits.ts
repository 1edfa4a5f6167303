/** The most that a file with a table may have. */
export interface TableLimits {
  lines: number;
  /** A line has fewer. */
  cells: number;
  /** Characters in a cell. */
  cellLength: number;
  /** Any of these signs may separate the cells; whichever stands most often in a line counts. */
  separators: readonly string[];
}

/** What of a file is more than it may be; `line` counts from 1. */
export type Excess =
  | { kind: "too-many-lines" }
  | { kind: "too-many-cells"; line: number }
  | { kind: "too-long-cell"; line: number };

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Finds what a file has too much of, in one pass over its signs and before anything is made of them.
 * Separators count in quotes too: no file is let through because it is odd.
 */
export function findExcess(text: string, most: TableLimits): Excess | undefined {
  // By sign: 1 for an end of a line, from 2 on the separators; a lookup is the cheapest thing to do by sign.
  const kinds = new Uint8Array(128);
  kinds[LINE_FEED] = 1;
  kinds[CARRIAGE_RETURN] = 1;
  for (const [nth, sign] of most.separators.entries()) kinds[sign.charCodeAt(0)] = nth + 2;
  const counts = most.separators.map(() => 0);
  let line = 1;
  let cellBegan = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : LINE_FEED;
    const kind = kinds[code] ?? 0;
    if (kind === 0) continue;
    if (at - cellBegan > most.cellLength) return { kind: "too-long-cell", line };
    cellBegan = at + 1;
    if (kind > 1) {
      const count = (counts[kind - 2] ?? 0) + 1;
      counts[kind - 2] = count;
      if (count + 1 >= most.cells) return { kind: "too-many-cells", line };
      continue;
    }
    if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) continue;
    counts.fill(0);
    // The end of the last line begins no other.
    if (at + 1 < text.length) line += 1;
    if (line > most.lines) return { kind: "too-many-lines" };
  }
  return undefined;
}
