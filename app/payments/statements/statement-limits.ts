/** The longest files of banks have a fraction of each; what is larger was made to keep a machine busy. */
export const MOST_STATEMENT_LINES = 20_000;
export const MOST_CELLS = 100;
export const LONGEST_CELL = 10_000;
/** Of a row whose quotes hold several lines together. */
export const LONGEST_RECORD = 100_000;

/** What of a file is more than a statement has; `line` counts from 1. */
export type Excess =
  | { kind: "too-many-lines" }
  | { kind: "too-many-cells"; line: number }
  | { kind: "too-long-cell"; line: number };

/**
 * Finds what a file has too much of, in one pass over its signs and before anything is made of them.
 * Whatever may separate cells counts, in quotes too: no file is let through because it is odd.
 */
export function findExcess(text: string): Excess | undefined {
  let line = 1;
  let cellBegan = 0;
  let [semicolons, commas, tabs] = [0, 0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : LINE_FEED;
    if (
      code !== SEMICOLON &&
      code !== COMMA &&
      code !== TAB &&
      code !== LINE_FEED &&
      code !== CARRIAGE_RETURN
    )
      continue;
    if (at - cellBegan > LONGEST_CELL) return { kind: "too-long-cell", line };
    cellBegan = at + 1;
    if (code === SEMICOLON) semicolons += 1;
    else if (code === COMMA) commas += 1;
    else if (code === TAB) tabs += 1;
    else {
      if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) continue;
      if (at < text.length) line += 1;
      [semicolons, commas, tabs] = [0, 0, 0];
      if (line > MOST_STATEMENT_LINES + 1) return { kind: "too-many-lines" };
    }
    if (Math.max(semicolons, commas, tabs) >= MOST_CELLS) return { kind: "too-many-cells", line };
  }
  return undefined;
}

const [SEMICOLON, COMMA, TAB, LINE_FEED, CARRIAGE_RETURN] = [59, 44, 9, 10, 13];
