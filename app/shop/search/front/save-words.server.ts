import type { PieceShape } from "~/furniture/drawing/piece-look";
import type { Language } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { defaultWords } from "../vocabularies/default-words.server";
import { listWords, phraseKey } from "../vocabularies/vocabulary";
import { type KindWords, listKindWords } from "./edit-words.server";
import { foldWords } from "./fold-word";

interface WantedWords {
  language: Language;
  kind: PieceShape;
  /** Undefined for the default list. */
  words: string[] | undefined;
  /** The version that the form was rendered from. */
  version: number;
}

export type SaveWordsResult =
  | { kind: "saved" }
  | { kind: "taken"; word: string; by: PieceShape }
  | { kind: "stale"; current: KindWords };

/**
 * Puts the owner's words in the place of a kind's list, or the default list back. Refuses a word that
 * leads to another kind already, and a form rendered from another version, unless its words are saved.
 */
export async function saveKindWords(
  { language, kind, words, version }: WantedWords,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveWordsResult> {
  return db.transaction().execute(async (trx) => {
    const lists = await listKindWords(language, trx);
    const before = lists.find((list) => list.kind === kind)!;
    const wanted = words ?? listWords(defaultWords[language].kinds[kind]);
    const isSame = isAlreadySaved({ words: wanted, isEdited: words !== undefined }, before);
    if (isSame) return { kind: "saved" };
    if (before.version !== version) return { kind: "stale", current: before };
    const taken = findTaken(wanted, kind, lists, language);
    if (taken) return { kind: "taken", ...taken };
    const text = words === undefined ? null : words.join("\n");
    await trx
      .insertInto("search_words")
      .values({ language, kind, words: text })
      .onConflict((conflict) => conflict.columns(["language", "kind"]).doUpdateSet({ words: text }))
      .execute();
    await recordAction(
      {
        admin,
        action: words === undefined ? "search-words-reset" : "search-words-changed",
        subject: "search-words",
        subjectId: `${language}/${kind}`,
        before: { words: before.words.join(", ") },
        after: { words: wanted.join(", ") },
      },
      trx,
    );
    return { kind: "saved" };
  });
}

/** The first word that another kind has, however it is written. */
function findTaken(
  words: string[],
  kind: PieceShape,
  lists: KindWords[],
  language: Language,
): { word: string; by: PieceShape } | undefined {
  const joints = new Set(listWords(defaultWords[language].joints).map(foldWords));
  const owners = new Map(
    lists
      .filter((list) => list.kind !== kind)
      .flatMap((list) => list.words.map((word) => [phraseKey(word, joints), list.kind] as const)),
  );
  for (const word of words) {
    const by = owners.get(phraseKey(word, joints));
    if (by) return { word, by };
  }
  return undefined;
}
