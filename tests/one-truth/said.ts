import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

/** A group of texts, and a text's place in it. */
export type Words = readonly [
  group: "cart" | "mail" | "progress" | "billing" | "billing-papers",
  key: string,
];

/** A text in a language, with values in it. */
export function words([group, key]: Words, language: Language, values: object = {}): string {
  const say = translateIn(language, group) as unknown as (key: string, values: object) => string;
  return plain(say(key, values));
}

/** What stands in the places of a sentence and of what comes `then`, wherever a text says it, by their names. */
export function said(
  text: string,
  sentence: Words,
  language: Language,
  patterns: Record<string, string>,
  then = "",
): Record<string, string>[] {
  const names = Object.keys(patterns);
  const marks = Object.fromEntries(names.map((name) => [name, `\u0001${name}\u0001`]));
  const escaped = words(sentence, language, marks).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = names.reduce(
    (found, name) => found.replace(`\u0001${name}\u0001`, `(?<${name}>${patterns[name]})`),
    escaped,
  );
  return [...text.matchAll(new RegExp(pattern + then, "giu"))].map(({ groups = {} }) =>
    Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value.trim()])),
  );
}

/** A sum as pages write it. */
export const SUM = "[-−\\d.,\\s]*\\d\\s(?:lei|RON)";

/** A text without its doubled and unbreakable blanks. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();
