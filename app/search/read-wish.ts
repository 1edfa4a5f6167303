import type { PieceShape } from "~/drawing/piece-design";
import { foldText } from "~/format/fold";

import { foldWords } from "./fold-word";
import { MARK, readMeasures, type LengthBounds, type MeasuredText } from "./read-measures";
import { correctByNames, noNameWords, type NameWords } from "./name-words";
import {
  correct,
  findForm,
  listNear,
  LONGEST_PHRASE,
  meaningOf,
  type Meaning,
  type Measure,
  type Vocabularies,
} from "./vocabulary";

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
  /** The typed words that stand for something else than they say, such as a synonym of a kind. */
  synonyms: { typed: string; kind: PieceShape }[];
  corrections: { typed: string; used: string }[];
}

interface Word {
  typed: string;
  folded: string;
  group?: MeasuredText["groups"][number];
}

const TOKEN = new RegExp(String.raw`${MARK}\d+|[\p{L}\p{M}\p{N}]+`, "gu");

/** More are not read, so that a long text costs no more than a short one. */
const MOST_WORDS = 40;

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
  correctWords(words, vocabularies, isKnown, sold, wish);
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
        // A letter alone is one only beside its number: "I'd like" is about no depth.
        dimension = found.meaning.id;
      }
    } else note(wish, found.meaning, found.typed, vocabularies);
    index += found?.count ?? 1;
  }
  takeMeasures(wish, named, loose);
  wish.rest = restOf(wish, loose, vocabularies);
  if (wish.words.length === 0) {
    // Of words that only fill, such as "mobilier", names may be made too.
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

function readWords({ text, groups }: MeasuredText, vocabularies: Vocabularies): Word[] {
  const tokens = text.match(TOKEN) ?? [];
  return tokens
    .slice(0, MOST_WORDS)
    .map((typed) =>
      typed.startsWith(MARK)
        ? { typed, folded: "", group: groups[Number(typed.slice(1))] }
        : { typed, folded: foldWords(typed) },
    )
    .filter(
      ({ folded, group }) =>
        group !== undefined ||
        (folded !== "" && !vocabularies.some(({ joints }) => joints.has(folded))),
    );
}

interface Found {
  meaning: Meaning;
  count: number;
  typed: string;
}

/** The longest phrase that begins at a word. */
function findPhrase(words: Word[], start: number, vocabularies: Vocabularies): Found | undefined {
  const end = words.findIndex(({ group }, index) => index > start && group);
  const most = Math.min(LONGEST_PHRASE, (end < 0 ? words.length : end) - start);
  for (let count = most; count > 0; count -= 1) {
    const part = words.slice(start, start + count);
    for (const vocabulary of vocabularies) {
      const forms = part.map(({ folded }) => findForm(folded, vocabulary) ?? folded);
      const asTyped = part.map(({ folded }) => folded);
      const meaning = meaningOf(asTyped, vocabulary) ?? meaningOf(forms, vocabulary);
      if (meaning) return { meaning, count, typed: part.map(({ typed }) => typed).join(" ") };
    }
  }
  return undefined;
}

/**
 * Corrects each word that nobody knows: so that it makes a phrase with its neighbours, or as the only
 * word of the lists or of names that it may be.
 */
function correctWords(
  words: Word[],
  vocabularies: Vocabularies,
  isKnown: (word: string) => boolean,
  sold: NameWords,
  wish: Wish,
): void {
  for (const [index, word] of words.entries()) {
    if (word.group || isInLists(word, vocabularies) || isKnown(foldText(word.typed))) continue;
    const others = words.flatMap(({ folded }, at) => (at === index ? [] : [folded]));
    const used =
      correctInPhrase(words, index, vocabularies) ??
      correctAlone(word, vocabularies) ??
      spelled(correctByNames(word.folded, others, sold), sold);
    if (used === undefined) continue;
    wish.corrections.push({ typed: word.typed, used });
    words[index] = { typed: used, folded: foldWords(used) };
  }
}

function spelled(form: string | undefined, { spellings }: Pick<NameWords, "spellings">) {
  return form === undefined ? undefined : (spellings.get(form) ?? form);
}

function correctAlone({ folded }: Word, vocabularies: Vocabularies): string | undefined {
  for (const vocabulary of vocabularies) {
    const form = correct(folded, vocabulary);
    if (form !== undefined) return spelled(form, vocabulary);
  }
  return undefined;
}

/** The word that makes a phrase of two words or more, where it stands: "masa de maxhiaj". */
function correctInPhrase(
  words: Word[],
  at: number,
  vocabularies: Vocabularies,
): string | undefined {
  for (const vocabulary of vocabularies) {
    const near = listNear(words[at]!.folded, vocabulary);
    const form = near.find((one) => {
      const tried = words.map((word, index) => (index === at ? { typed: one, folded: one } : word));
      const first = Math.max(0, at - LONGEST_PHRASE + 1);
      return Array.from({ length: at - first + 1 }, (_, step) => first + step).some((start) => {
        const found = findPhrase(tried, start, [vocabulary]);
        return found !== undefined && found.count > 1 && start + found.count > at;
      });
    });
    if (form !== undefined) return spelled(form, vocabulary);
  }
  return undefined;
}

function isInLists({ folded }: Word, vocabularies: Vocabularies): boolean {
  return vocabularies.some((vocabulary) => findForm(folded, vocabulary) !== undefined);
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
  // What is named takes its measure before any other is given it.
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

/** What is left to look for in names and descriptions. Beside what is understood, crumbs count for nothing. */
function restOf(wish: Wish, loose: Word[], vocabularies: Vocabularies): string[] {
  const isClear = isUnderstood(wish);
  const kept = isClear
    ? loose.filter((word) => [...word.folded].length >= 3 && !isInLists(word, vocabularies))
    : loose;
  return [...new Set(kept.map(({ typed }) => foldText(typed)))];
}
