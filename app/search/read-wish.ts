import type { PieceShape } from "~/drawing/piece-design";
import { foldText } from "~/format/fold";

import { foldWords } from "./fold-word";
import { MARK, readMeasures, type LengthBounds, type MeasuredText } from "./read-measures";
import {
  correct,
  findForm,
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
 * `rest`; a word with one mistake is corrected unless `isKnown` says that something is called so.
 */
export function readWish(
  text: string,
  vocabularies: Vocabularies,
  isKnown: (word: string) => boolean = () => false,
  bounds?: LengthBounds,
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
    synonyms: [],
    corrections: [],
  };
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
    const found = findPhrase(words, index, vocabularies, isKnown, wish);
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

/** The longest phrase that begins at a word, with its mistakes corrected if nobody knows the word. */
function findPhrase(
  words: Word[],
  start: number,
  vocabularies: Vocabularies,
  isKnown: (word: string) => boolean,
  wish: Wish,
): Found | undefined {
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
  const word = words[start]!;
  if (isInLists(word, vocabularies) || isKnown(foldText(word.typed))) return undefined;
  for (const vocabulary of vocabularies) {
    const form = correct(word.folded, vocabulary);
    if (form === undefined) continue;
    const used = vocabulary.spellings.get(form) ?? form;
    wish.corrections.push({ typed: word.typed, used });
    words[start] = { typed: used, folded: form };
    return findPhrase(words, start, vocabularies, isKnown, wish);
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
