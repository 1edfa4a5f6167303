import { languages, type Language } from "~/languages";
import { memoize } from "~/memoize";
import type { TextGroups } from "~locales/text-groups";

import {
  createTranslator,
  type GroupName,
  type Groups,
  type Texts,
  type TFunction,
  type Translator,
} from "./translate";

/**
 * All texts are in the program, unread: a shop speaks few languages on most days. To read these, the
 * package for mail and the process for pictures only when somebody asks makes a start a fifth shorter and
 * the process some tens of megabytes smaller.
 */
const files = import.meta.glob<string>("../../locales/*/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});

const memoizeTexts = memoize<Map<string, Texts>>(languages.length);
const memoizeTranslator = memoize<Translator>(languages.length);

export function translatorOf(language: Language): Translator {
  return memoizeTranslator(language, () => createTranslator(language, readTexts(language)));
}

/** Returns `t` for groups of texts in a language. */
export function translateIn<const Names extends Groups>(
  language: Language,
  groups: Names,
): TFunction<Names> {
  return translatorOf(language).translate(groups);
}

/** All texts of a group. */
export function textsOf<Name extends GroupName>(language: Language, group: Name): TextGroups[Name] {
  return readTexts(language).get(group) as TextGroups[Name];
}

/** All groups of texts by their names. */
export function readTexts(language: Language): Map<string, Texts> {
  return memoizeTexts(language, () => {
    const groups = new Map<string, Texts>();
    for (const [path, json] of Object.entries(files)) {
      const [, name, group = ""] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
      if (name === language) groups.set(group, JSON.parse(json) as Texts);
    }
    return groups;
  });
}
