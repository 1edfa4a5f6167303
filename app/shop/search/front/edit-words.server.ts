import { pieceShapes, type PieceShape } from "~/furniture/drawing/piece-look";
import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { defaultWords } from "../vocabularies/default-words.server";
import { listWords } from "../vocabularies/vocabulary";

/** A kind's words in a language as they are in force. */
export interface KindWords {
  kind: PieceShape;
  words: string[];
  /** The owner's own words, not the default list. */
  isEdited: boolean;
  version: number;
}

/** The words of all kinds in a language. */
export async function listKindWords(
  language: Language,
  db: Db = shopDatabase(),
): Promise<KindWords[]> {
  const rows = await db
    .selectFrom("search_words")
    .select(["kind", "words", "version"])
    .where("language", "=", language)
    .execute();
  const edited = new Map(rows.map((row) => [row.kind, row]));
  return pieceShapes.map((kind) => {
    const row = edited.get(kind);
    const words = row?.words ?? defaultWords[language].kinds[kind];
    const isEdited = typeof row?.words === "string";
    return { kind, words: listWords(words), isEdited, version: row?.version ?? 0 };
  });
}
