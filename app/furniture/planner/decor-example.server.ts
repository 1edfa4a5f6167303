import type { Kind } from "~/furniture/boards/design";
import { listDecorPictures } from "~/furniture/decors/decor-pictures.server";
import { listDecors } from "~/furniture/decors/list-decors.server";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { plannedKind } from "./front/kind-words";

/** A photograph of a piece in a decor, with the words that say it is an example and of what. */
export interface DecorExample {
  src: string;
  alt: string;
  note: string;
  /** What it does not show. */
  limits: string;
}

/**
 * The photographs of a kind by the decor they show, with their words in a language. Only of decors on
 * offer: what is no longer made is not shown.
 */
export async function listDecorExamples(
  kind: Kind,
  language: Language,
  db: Db = shopDatabase(),
): Promise<Record<string, DecorExample>> {
  const [pictures, decors] = await Promise.all([listDecorPictures(db), listDecors(language, db)]);
  const t = translateIn(language, "decor-example");
  return Object.fromEntries(
    pictures.flatMap((picture) => {
      const decor = decors.find(({ id }) => id === picture.decor);
      if (picture.kind !== kind || !decor) return [];
      const { name } = decor;
      const [alt, note] = [t(kind, { decor: name }), t("note", { decor: name })];
      return [[decor.id, { src: picture.image_url, alt, note, limits: t("limits") }]];
    }),
  );
}

/** The photograph for a catalogue product in a decor: of a piece of its kind, where there is one. */
export async function findDecorExample(
  shape: PieceShape,
  decor: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<DecorExample | undefined> {
  const kind = plannedKind(shape);
  const examples = kind ? await listDecorExamples(kind, language, db) : {};
  return Object.hasOwn(examples, decor) ? examples[decor] : undefined;
}
