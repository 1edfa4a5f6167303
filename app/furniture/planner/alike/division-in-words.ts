import type { Column, Kind } from "~/furniture/boards/design";
import { drawers, rail } from "~/furniture/boards/start";
import { foldText } from "~/platform/format/compare-texts";

/** What a piece's Romanian text says of how it is divided: “șase sertare”, “patru uși”, “nișă deschisă”. */
export interface SaidDivision {
  /** How many there are in all; 0 where nothing is said. */
  drawers: number;
  doors: number;
  hasOpenNiche: boolean;
}

const numbers = [
  "",
  "un",
  "doua",
  "trei",
  "patru",
  "cinci",
  "sase",
  "sapte",
  "opt",
  "noua",
  "zece",
];

export function divisionInWords(text: string): SaidDivision {
  const folded = foldText(text);
  const countOf = (said: RegExp) => {
    const word = said.exec(folded)?.[1] ?? "";
    return Math.max(0, /^\d$/.test(word) ? Number(word) : numbers.indexOf(word));
  };
  return {
    drawers: countOf(/\b(\w{1,10}) sertare/),
    doors: countOf(/\b(\w{1,10}) usi/),
    hasOpenNiche: /nisa deschisa/.test(folded),
  };
}

/**
 * The columns of a piece divided as its text says, from those that its kind begins with: a chest's drawers
 * in columns of as many, a wardrobe's doors in pairs, with its niche between them.
 */
export function dividedAs(kind: Kind, first: Column[], said: SaidDivision): Column[] {
  if (kind === "chest" && said.drawers > 0) {
    const count = said.drawers % first.length === 0 ? first.length : 1;
    return Array.from({ length: count }, () => column(drawers(said.drawers / count)));
  }
  if (kind === "wardrobe" && said.doors > 1) {
    const shut = Array.from({ length: Math.ceil(said.doors / 2) }, (_, index) => {
      return first[index % first.length]!;
    });
    const niche = column(drawers(2, 400), { ...rail, front: "open" });
    if (said.hasOpenNiche) shut.splice(Math.ceil(shut.length / 2), 0, niche);
    return shut;
  }
  return first;
}

function column(...zones: Column["zones"]): Column {
  return { width: null, zones };
}
