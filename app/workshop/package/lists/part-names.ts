import type { Piece } from "~/furniture/boards/piece";

import { numbersText, type PackageWords } from "./romanian";

/** A part as the maker says it: of which body, what it is, and which of those in that body. */
interface Part {
  named: string;
  nth: number;
}

/** `M3 Laterală 2` of each board of a piece: the second side of its third body, which the workshop calls M3. */
export function partNames({ boards }: Pick<Piece, "boards">, t: PackageWords): string[] {
  return partsOf({ boards }, t).map(({ named, nth }) => `${named} ${nth}`);
}

/** The names of some boards of a piece, by their numbers from 1, in few words: `M1 Laterală 1, 2`. */
export function partsText(
  piece: Pick<Piece, "boards">,
  numbers: number[],
  t: PackageWords,
): string {
  const all = partsOf(piece, t);
  const byName = new Map<string, number[]>();
  for (const number of numbers) {
    const { named, nth } = all[number - 1]!;
    byName.set(named, [...(byName.get(named) ?? []), nth]);
  }
  return [...byName].map(([named, each]) => `${named} ${numbersText(each)}`).join("; ");
}

function partsOf({ boards }: Pick<Piece, "boards">, t: PackageWords): Part[] {
  const counts = new Map<string, number>();
  return boards.map(({ name, body }) => {
    const named = `M${body + 1} ${t(`workshop-parts:boardNames.${name}`)}`;
    const nth = (counts.get(named) ?? 0) + 1;
    counts.set(named, nth);
    return { named, nth };
  });
}
