import type { CustomTypeOptions, Namespace, TFunction } from "i18next";

import { isLanguage, type Language } from "~/languages";

import { requestLanguage } from "./i18n.server";
import { createTranslator, type Texts, type Translator } from "./translate";

type Groups = CustomTypeOptions["resources"];

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

/** One for each language that somebody has wished. */
const texts = new Map<Language, Map<string, Texts>>();
const translators = new Map<Language, Translator>();

export function translatorOf(language: Language): Translator {
  const translator = translators.get(language) ?? createTranslator(language, readTexts(language));
  translators.set(language, translator);
  return translator;
}

/** Returns `t` for a group of texts in a language. */
export function translateIn<const Group extends Namespace>(
  language: Language,
  group: Group,
): TFunction<Group> {
  return translatorOf(language).translate(group);
}

/** Texts for loaders and actions, in the language of the request. */
export async function translateFor<const Group extends Namespace>(
  request: Request,
  group: Group,
): Promise<TFunction<Group>> {
  return translateIn(await requestLanguage(request), group);
}

/** All texts of a group. */
export function textsOf<Name extends keyof Groups>(language: Language, group: Name): Groups[Name] {
  return readTexts(language).get(group) as Groups[Name];
}

/** One text group as JSON's value, or undefined when there is none of that name. */
export function findTextGroup(language: string, group: string): Texts | undefined {
  return isLanguage(language) ? readTexts(language).get(group) : undefined;
}

function readTexts(language: Language): Map<string, Texts> {
  const known = texts.get(language);
  if (known) return known;
  const groups = new Map<string, Texts>();
  for (const [path, json] of Object.entries(files)) {
    const [, name, group = ""] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (name === language) groups.set(group, JSON.parse(json) as Texts);
  }
  texts.set(language, groups);
  return groups;
}
