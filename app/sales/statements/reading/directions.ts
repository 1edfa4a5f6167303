import { foldText } from "~/platform/format/compare-texts";

/** Whether money came to the account or went from it. */
export type Direction = "in" | "out";

/**
 * What banks write beside an amount that has no sign, in Romanian, English and as SWIFT does: there RC and
 * RD are the return of a credit and of a debit, so that the money went the other way.
 */
const words: Record<Direction, ReadonlySet<string>> = {
  in: new Set(
    "c cr cre cred credit creditare creditor rd in intrare intrari incasare incasari incasat primit incoming received +".split(
      " ",
    ),
  ),
  out: new Set(
    "d dr db deb debit debitare debitor rc out iesire iesiri plata plati platit outgoing sent -".split(
      " ",
    ),
  ),
};

/** The direction that a cell says, undefined where it is no word for one. */
export function readDirection(cell: string): Direction | undefined {
  if (cell.length > LONGEST) return undefined;
  const word = foldText(cell).replace(/[\s.()]+/g, "");
  if (words.in.has(word)) return "in";
  return words.out.has(word) ? "out" : undefined;
}

/** Longer than any of the words, with what may stand around them. */
const LONGEST = 24;

/**
 * The columns that say the direction although the layout names none: those in which every line that has
 * an amount has a word for one. So money that went is not taken for money that came because nobody
 * described the letter beside it.
 */
export function findDirectionColumns(rows: readonly (readonly string[])[]): number[] {
  const [first, ...others] = rows;
  const places = (first ?? []).map((_cell, place) => place);
  return places.filter(
    (place) =>
      saysDirection(first?.[place]) && others.every((cells) => saysDirection(cells[place])),
  );
}

function saysDirection(cell: string | undefined): boolean {
  return cell !== undefined && readDirection(cell) !== undefined;
}
