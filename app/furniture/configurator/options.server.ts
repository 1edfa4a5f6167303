import type { Decor, Handle } from "~/furniture/decors/decor";
import { listDecors, listHandles, listKnown } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { Option, Options } from "./offered-options";
import { startingOptions, type DescribedPiece } from "./start/starting-options";

/** The materials and handles on offer in their order of display, named in a language. */
export async function listOptions(language: Language, db: Db = shopDatabase()): Promise<Options> {
  const [decors, handles] = await Promise.all([
    listDecors(language, db),
    listHandles(language, db),
  ]);
  return optionsOf(decors, handles);
}

/** The material and the handle that the customiser of a piece begins with (`startingOptions`). */
export async function findStart(piece: DescribedPiece, db: Db = shopDatabase()) {
  return startingOptions(piece, await listOptions("ro", db));
}

/** The same with those that are no longer offered, for designs that were made with them. */
export async function listKnownOptions(
  language: Language,
  db: Db = shopDatabase(),
): Promise<Options> {
  const { decors, handles } = await listKnown(language, db);
  return optionsOf(decors, handles);
}

function optionsOf(decors: Decor[], handles: Handle[]): Options {
  return {
    materials: decors.map((decor) => ({ ...optionOf(decor), emission: decor.emission })),
    handles: handles.map(optionOf),
  };
}

function optionOf<Look>(choice: {
  [Field in keyof Decor & keyof Handle]: Field extends "look" ? Look : Decor[Field];
}): Option<Look> {
  const { id, untranslated, name, description, look } = choice;
  return {
    id,
    untranslated,
    name,
    description,
    surcharge_bani: choice.surchargeBani,
    image_url: choice.imageUrl,
    emission: "",
    look,
  };
}
