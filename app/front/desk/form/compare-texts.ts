import type { TFunction } from "~/platform/i18n/translate";
import { compare, type Compared } from "~/platform/office-ui/front/compared";

import type { FormTexts, Stale, Fields, FieldWords } from "../record";

/** The fields of a form as saved now and as typed, in the words that the form has for them. */
export function compareTexts(
  fields: Fields<string>,
  { now, yours }: Stale,
  t: TFunction<"office">,
): Compared[] {
  const known = Object.entries(fields).flatMap(([name, words]) =>
    words && words.kind !== "secret" ? [{ name, words }] : [],
  );
  const labels = Object.fromEntries(known.map(({ name, words }) => [name, words.label]));
  const inWords = (texts: FormTexts) =>
    Object.fromEntries(known.map(({ name, words }) => [name, wordsOf(name, words, texts, t)]));
  return compare(labels, inWords(now), inWords(yours));
}

function wordsOf(
  name: string,
  words: FieldWords,
  texts: FormTexts,
  t: TFunction<"office">,
): string {
  const values = [texts[name] ?? []].flat();
  switch (words.kind) {
    case "tick":
      return t(values.includes("on") ? "yes" : "no");
    case "choice":
    case "radio":
    case "several":
      return words.options
        .filter(({ value }) => values.includes(value))
        .map(({ label }) => label)
        .join(", ");
    default:
      return values.join(", ");
  }
}
