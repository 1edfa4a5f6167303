import type { PieceShape } from "~/furniture/drawing/piece-look";
import type { Language } from "~/platform/i18n/languages";

import { foldWords } from "../front/fold-word";
import { stemOf, strippings } from "../front/stem";

export type Measure = "width" | "height" | "depth";

/** A language's words for what the shop sells: lists separated by commas, of words or of several together. */
export interface WordLists {
  kinds: Record<PieceShape, string>;
  /** By the slugs of the sample catalogue's categories. */
  categories: Record<string, string>;
  materials: Record<string, string>;
  measures: Record<Measure, string>;
  /** What is said of a piece and of where it stands (`readParts`). */
  parts: Record<PartWord, string>;
  /** The numbers from one up, the forms of each with a stroke between them. */
  numbers: string;
  /** Words that say nothing of a piece. */
  fillers: string;
  /** Words that only join others, so that "dulap de haine" is "dulap haine". */
  joints: string;
}

/** What a wish names besides kind and measures. */
export type PartWord =
  | ("doors" | "sliding" | "drawers" | "shelves" | "mirror" | "shoes" | "light")
  | ("niche" | "slope" | "slope-back" | "corner" | "diagonal" | "three-walls" | "skirting")
  | ("custom" | "none" | "yes");

export type Meaning =
  | { what: "kind"; id: PieceShape }
  | { what: "category" | "material"; id: string }
  | { what: "measure"; id: Measure }
  | { what: "filler"; id: "" };

/** The words of one language, to be looked up. Phrases are words without joints, one space between. */
export interface Vocabulary {
  language: Language;
  joints: Set<string>;
  exact: Map<string, Meaning>;
  /** By the stems of their words; null where two meanings share them. */
  stemmed: Map<string, Meaning | null>;
  /** The words of all phrases, folded, as they are spelled in the list. */
  spellings: Map<string, string>;
  /** Words by what stays of them without an ending. */
  byStem: Map<string, string>;
  /** The first word of each kind's list: what speaks for itself. */
  plain: Map<string, string>;
  /** The phrases for kinds and categories as they stand in the lists. */
  named: string[];
}

/** The vocabularies that a search is read with, the visitor's own language first. */
export type Vocabularies = Vocabulary[];

/** The words of the longest phrase that is looked up. */
export const LONGEST_PHRASE = 5;

/** The parts of a list, as they stand in it. */
export function listWords(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The words of a phrase, folded and without joints. */
export function phraseKey(phrase: string, joints: ReadonlySet<string>): string {
  const words = foldWords(phrase).split(" ");
  const others = words.filter((word) => !joints.has(word));
  return (others.length > 0 ? others : words).join(" ");
}

/** Prepares a language's lists for reading. Of two meanings of one phrase the first holds. */
export function makeVocabulary(lists: WordLists, language: Language): Vocabulary {
  const vocabulary: Vocabulary = {
    language,
    joints: new Set(listWords(lists.joints).map(foldWords)),
    exact: new Map(),
    stemmed: new Map(),
    spellings: new Map(),
    byStem: new Map(),
    plain: new Map(),
    named: [...Object.values(lists.kinds), ...Object.values(lists.categories)]
      .flatMap(listWords)
      .map((phrase) => phrase.toLowerCase()),
  };
  for (const [id, list] of Object.entries(lists.kinds)) {
    addList(vocabulary, list, { what: "kind", id: id as PieceShape });
    vocabulary.plain.set(id, foldWords(listWords(list)[0] ?? ""));
  }
  for (const [id, list] of Object.entries(lists.categories)) {
    addList(vocabulary, list, { what: "category", id });
  }
  for (const [id, list] of Object.entries(lists.materials)) {
    addList(vocabulary, list, { what: "material", id });
  }
  for (const [id, list] of Object.entries(lists.measures)) {
    addList(vocabulary, list, { what: "measure", id: id as Measure });
  }
  addList(vocabulary, lists.fillers, { what: "filler", id: "" });
  return vocabulary;
}

function addList(vocabulary: Vocabulary, list: string, meaning: Meaning): void {
  const { language, joints, exact, stemmed, spellings, byStem } = vocabulary;
  for (const phrase of listWords(list)) {
    const key = phraseKey(phrase, joints);
    if (key === "" || exact.has(key)) continue;
    exact.set(key, meaning);
    const stem = stemsOf(key, language);
    const other = stemmed.get(stem);
    const isShared = other && (other.what !== meaning.what || other.id !== meaning.id);
    stemmed.set(stem, isShared || other === null ? null : meaning);
    // Mistakes in words for measures and in fillers are not corrected.
    if (meaning.what === "measure" || meaning.what === "filler") continue;
    for (const spelled of phrase.split(/[^\p{L}\p{M}\p{N}]+/u)) {
      const word = foldWords(spelled);
      if (word === "" || joints.has(word) || spellings.has(word)) continue;
      spellings.set(word, spelled.toLowerCase());
      for (const rest of [word, ...strippings(word, language)]) {
        if (!byStem.has(rest)) byStem.set(rest, word);
      }
    }
  }
}

/** What folded words mean together; undefined for a phrase that stands in no list. */
export function meaningOf(words: string[], vocabulary: Vocabulary): Meaning | undefined {
  const key = words.join(" ");
  const stems = stemsOf(key, vocabulary.language);
  return vocabulary.exact.get(key) ?? vocabulary.stemmed.get(stems) ?? undefined;
}

function stemsOf(key: string, language: Language): string {
  const stems = key.split(" ").map((word) => stemOf(word, language));
  return stems.join(" ");
}
