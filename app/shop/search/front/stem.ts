import type { Language } from "~/platform/i18n/languages";

import { foldWords } from "./fold-word";

/** The least length that is left of a word; less is enough after a long, certain ending, as in "paturilor". */
const SHORTEST = 4;
const SHORTEST_BEFORE_LONG = 3;
const LONG_ENDING = 3;

/** Articles, plurals and cases; in Hungarian and Turkish only the commonest (see `longestBeginning`). */
const endings: Record<Language, string[]> = {
  ro: words(
    "urilor urile iilor elor ilor iile ului uri ele ile iei iul lor ul ei ii le ia ie iu a e i u",
  ),
  en: words("ies es s y"),
  tr: words("larini lerini larin lerin lari leri lar ler nin nun si su yi yu i u"),
  bg: words(
    "овете ищата чета овце ете ите ата ята ото ето ове ища та то те ът ят ия че а я и о е у ъ",
  ),
  hu: words("okban ekben okat eket akat okkal ekkel ban ben nak nek hoz hez ok ek ak ot et at t k"),
  it: words("hie che chi hi he ie io ia i e a o"),
  fr: words("eaux aux es s x e"),
  ru: words(
    "иями ами ями ого его ому ему ыми ими ах ях ов ев ей ой ый ий ая яя ое ее ые ие ую юю ом ем ам ям ью а я ы и у ю е о ь й",
  ),
};

function words(list: string): string[] {
  const folded = new Set(list.split(" ").map(foldWords));
  return [...folded].sort((one, other) => other.length - one.length);
}

/** A folded word without its longest ending, as long as enough of it stays. */
export function stemOf(word: string, language: Language): string {
  return strippings(word, language)[0] ?? word;
}

/** A folded word without each of its endings, the shortest rest first. */
export function strippings(word: string, language: Language): string[] {
  return endings[language]
    .filter((ending) => {
      const shortest = ending.length >= LONG_ENDING ? SHORTEST_BEFORE_LONG : SHORTEST;
      return word.endsWith(ending) && word.length - ending.length >= shortest;
    })
    .map((ending) => word.slice(0, -ending.length));
}
