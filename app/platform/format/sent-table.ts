import { encodingOf, decodeAs, lengthBeforeCtrlZ } from "./sent-table/encodings";

/**
 * The text of a file that somebody sends, read in the first of some encodings in which its bytes are valid;
 * undefined if they are valid in none. A mark at its beginning tells UTF-8 and both UTF-16 apart; a file
 * without one whose every second byte is zero is UTF-16 too. Programs of DOS end a file by Ctrl-Z, which is
 * no part of the text.
 */
export function decodeText(bytes: Uint8Array, encodings: readonly string[]): string | undefined {
  const shown = encodingOf(bytes);
  for (const encoding of shown ? [shown] : encodings) {
    const text = decodeAs(bytes, encoding);
    if (text !== undefined) return text.slice(0, lengthBeforeCtrlZ(text));
  }
  return undefined;
}

/** The line, from 1 on, of the first sign of control but tabs and ends of lines; in one pass, without patterns. */
export function findControlSign(text: string): number | undefined {
  let line = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 32 && code !== 127) continue;
    if (code === LINE_FEED) line += 1;
    else if (code !== TAB && code !== CARRIAGE_RETURN) return line;
  }
  return undefined;
}

const [TAB, LINE_FEED, CARRIAGE_RETURN] = [9, 10, 13];

/** The most that a file with a table may have. */
export interface TableLimits {
  lines: number;
  /** Each line must have fewer cells than this. */
  cells: number;
  /** Characters in a cell. */
  cellLength: number;
  /** Any of these signs may separate the cells; whichever stands most often in a line counts. */
  separators: readonly string[];
}

/** Which limit a file exceeds; `line` counts from 1. */
export type Excess =
  | { kind: "too-many-lines" }
  | { kind: "too-many-cells"; line: number }
  | { kind: "too-long-cell"; line: number };

/**
 * Finds the limit that a file exceeds, in one pass over its characters, before anything else reads
 * it. Separators within quotes count too, so that no odd quoting gets a file through.
 */
export function findExcess(text: string, most: TableLimits): Excess | undefined {
  // The kind of each sign: 1 for an end of a line, from 2 on the separators. An array is the cheapest lookup
  // for each sign.
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
