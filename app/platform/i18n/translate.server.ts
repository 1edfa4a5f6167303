import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { memoize } from "~/platform/basics/memoize";
import { isDevelopment } from "~/platform/env/env.server";
import type { TextGroups } from "~locales/text-groups";

import { languages, type Language } from "./languages";
import {
  createTranslator,
  type GroupName,
  type Groups,
  type Texts,
  type TFunction,
  type Translator,
} from "./translate";

/** The texts, a directory for each language. They are not built into the program, which starts sooner without them. */
const TEXTS = "locales";

const memoizeTexts = memoize<Map<string, Texts>>(languages.length);
const memoizeTranslator = memoize<Translator>(languages.length);

/** In development a changed text is shown after a second. */
function editionOf(language: Language): string {
  if (!isDevelopment) return language;
  return `${language} ${Math.floor(Date.now() / 1000)}`;
}

export function translatorOf(language: Language): Translator {
  const create = () => createTranslator(language, readTexts(language));
  return memoizeTranslator(editionOf(language), create);
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

/** All groups of texts by their names, read when somebody first needs the language. */
export function readTexts(language: Language): Map<string, Texts> {
  return memoizeTexts(editionOf(language), () => {
    const directory = join(TEXTS, language);
    return new Map(
      readdirSync(directory).map((file) => {
        const text = readFileSync(join(directory, file), "utf8");
        return [file.replace(".json", ""), readGroup(text, join(language, file))];
      }),
    );
  });
}

function readGroup(text: string, name: string): Texts {
  const group: unknown = JSON.parse(text);
  if (!areTexts(group)) throw new Error(`${name} has more than texts`);
  return group;
}

function areTexts(part: unknown): part is Texts {
  if (typeof part !== "object" || part === null) return false;
  return Object.values(part).every((one) => typeof one === "string" || areTexts(one));
}
