import type { PieceShape } from "~/furniture/drawing/piece-look";
import { foldText } from "~/platform/format/compare-texts";

import { foldWords } from "./front/fold-word";
import { readMeasures, type LengthBounds } from "./front/read-measures";
import { noNameWords, type NameWords } from "./vocabularies/name-words";
import type { Meaning, Measure, Vocabularies } from "./vocabularies/vocabulary";
import { correctWords, isInLists } from "./wish/correct-words";
import { type Word, readWords, findPhrase } from "./wish/read-words";

/** In millimetres. */
export type Measures = Partial<Record<Measure, number>>;

/** What somebody wishes who types into the search field. */
export interface Wish {
  kinds: PieceShape[];
  /** Slugs. */
  categories: string[];
  materials: string[];
  measures: Measures;
  /** The measures whose names were said; others are known by their place alone. */
  named: Measure[];
  maxLei?: number;
  /** Words that no list knows, folded as names are. */
  rest: string[];
  /** All words but those that only join or fill, corrected and folded as names are. */
  words: string[];
  /** The typed words that mean something under another name, such as a synonym of a kind. */
  synonyms: { typed: string; kind: PieceShape }[];
  corrections: { typed: string; used: string }[];
}

/**
 * Reads a search with the words of some languages, the first one first. What it does not know stays in
 * `rest`; a word with one mistake is corrected, by the lists or else by what is sold, unless `isKnown`
 * says that something is called so.
 */
export function readWish(
  text: string,
  vocabularies: Vocabularies,
  isKnown: (word: string) => boolean = () => false,
  bounds?: LengthBounds,
  sold: NameWords = noNameWords,
): Wish {
  const measured = readMeasures(text, bounds);
  const words = readWords(measured, vocabularies);
  const wish: Wish = {
    kinds: [],
    categories: [],
    materials: [],
    measures: {},
    named: [],
    ...(measured.maxLei !== undefined && { maxLei: measured.maxLei }),
    rest: [],
    words: [],
    synonyms: [],
    corrections: [],
  };
  correctWords(words, vocabularies, isKnown, sold, wish.corrections);
  const loose: Word[] = [];
  const named: { group: Word["group"]; as?: Measure }[] = [];
  let dimension: Measure | undefined;
  for (let index = 0; index < words.length;) {
    const word = words[index]!;
    if (word.group) {
      named.push({ group: word.group, as: dimension });
      dimension = undefined;
      index += 1;
      continue;
    }
    const found = findPhrase(words, index, vocabularies);
    if (found?.meaning.what !== "measure" && found?.meaning.what !== "filler") {
      const own = words.slice(index, index + (found?.count ?? 1));
      wish.words.push(...own.map(({ typed }) => foldText(typed)));
    }
    if (!found) loose.push(word);
    else if (found.meaning.what === "measure") {
      const before = named.at(-1);
      if (before && before.as === undefined && standsBehind(words, index)) {
        before.as = found.meaning.id;
      } else if (word.folded.length > 1 || words[index + 1]?.group) {
        // A single letter names a measure only beside a number: the "d" of "I'd like" is no depth.
        dimension = found.meaning.id;
      }
    } else note(wish, found.meaning, found.typed, vocabularies);
    index += found?.count ?? 1;
  }
  takeMeasures(wish, named, loose);
  wish.rest = restOf(wish, loose, vocabularies);
  if (wish.words.length === 0) {
    // Words that only fill, such as "mobilier", may also be part of a name.
    wish.words = words.flatMap(({ typed, group }) => (group ? [] : [foldText(typed)]));
  }
  return wish;
}

/** Whether a wish says anything that products are filtered by, besides the text of their names. */
export function isUnderstood({
  kinds,
  categories,
  materials,
}: Pick<Wish, "kinds" | "categories" | "materials">): boolean {
  return kinds.length + categories.length + materials.length > 0;
}

function note(wish: Wish, meaning: Meaning, typed: string, vocabularies: Vocabularies): void {
  const add = <Id>(list: Id[], id: Id) => !list.includes(id) && list.push(id);
  if (meaning.what === "category") add(wish.categories, meaning.id);
  if (meaning.what === "material") add(wish.materials, meaning.id);
  if (meaning.what !== "kind") return;
  add(wish.kinds, meaning.id);
  const isPlain = vocabularies.some(({ plain }) => {
    const first = plain.get(meaning.id) ?? "";
    return foldWords(typed).startsWith(first.slice(0, Math.max(3, first.length - 2)));
  });
  if (!isPlain) wish.synonyms.push({ typed, kind: meaning.id });
}

/** Whether the measure at a place, such as "lat", tells of the number before it: "217 lat 255 înalt". */
function standsBehind(words: Word[], index: number): boolean {
  if (!words[index - 1]?.group) return false;
  if (!words[index + 1]?.group) return true;
  return words[index + 2] !== undefined && !words[index + 3]?.group;
}

/** A number alone is a measure only beside a kind: "Bran 77" may be a name. */
function takeMeasures(
  wish: Wish,
  named: { group: Word["group"]; as?: Measure }[],
  loose: Word[],
): void {
  const free: Measure[] = ["width", "height", "depth"];
  // Lengths that name their measure take it first; the others get the measures that are left.
  const inTurn = [...named.filter(({ as }) => as), ...named.filter(({ as }) => !as)];
  for (const { group, as } of inTurn) {
    if (!group) continue;
    if (!group.isSure && as === undefined && wish.kinds.length === 0) {
      loose.push({ typed: group.typed, folded: group.typed });
      continue;
    }
    for (const [index, length] of group.lengths.entries()) {
      const measure = as && index === 0 ? as : free.find((one) => wish.measures[one] === undefined);
      if (measure) wish.measures[measure] = length;
      if (measure && measure === as) wish.named.push(measure);
    }
  }
}

/** The words left to look for in names and descriptions. If something was understood, very short words are dropped. */
function restOf(wish: Wish, loose: Word[], vocabularies: Vocabularies): string[] {
  const isClear = isUnderstood(wish);
  const kept = isClear
    ? loose.filter((word) => [...word.folded].length >= 3 && !isInLists(word, vocabularies))
    : loose;
  return [...new Set(kept.map(({ typed }) => foldText(typed)))];
}
