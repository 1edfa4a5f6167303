import type { TextGroups } from "~locales/text-groups";

/** A group of texts as its file has it. */
export type Texts = { [key: string]: string | Texts };

export type GroupName = keyof TextGroups;

/** A group of texts, or several: a key without a colon is one of the first. */
export type Groups = GroupName | readonly [GroupName, ...GroupName[]];

/** The keys of the texts of some groups: `title`, `states.new`, `common:save`. */
export type TextKey<Names extends Groups> = Names extends GroupName
  ? KeysIn[Names]
  : Names extends readonly [infer First extends GroupName, ...GroupName[]]
    ? KeysIn[First] | NamedKeysIn[Names[number]]
    : never;

/** Returns a text in one language, with the values that it names in braces. */
export type TFunction<Names extends Groups> = (key: TextKey<Names>, values?: Values) => string;

type Values = { [name: string]: string | number | null | undefined };
type KeysIn = { [Name in GroupName]: Paths<TextGroups[Name]> };
type NamedKeysIn = { [Name in GroupName]: `${Name}:${KeysIn[Name]}` };

/** Forms for different numbers have one key. */
type Paths<Part> = {
  [Name in keyof Part & string]: Part[Name] extends string
    ? Name extends `${infer Stem}_${"zero" | Intl.LDMLPluralRule}`
      ? Stem
      : Name
    : `${Name}.${Paths<Part[Name]>}`;
}[keyof Part & string];

export interface Translator {
  language: string;
  translate: <const Names extends Groups>(groups: Names) => TFunction<Names>;
  hasGroup: (name: string) => boolean;
}

/**
 * Translates as i18next does, on the server and in the browser, for one language with all its texts. It leaves out
 * fallback languages and formats: in i18next they cost 13 KB of script and a quarter of the time of rendering a
 * page, and its types of the keys took most of the time of checking types. A test compares the two over every text.
 */
export function createTranslator(language: string, groups: ReadonlyMap<string, Texts>): Translator {
  const plurals = new Intl.PluralRules(language);
  const found = new Map<string, string>();
  const byGroup = new Map<string, unknown>();

  const find = (group: string, path: string, forms: string[]): string | undefined => {
    for (const form of forms) {
      const text = (path + form)
        .split(".")
        .reduce<string | Texts | undefined>(within, groups.get(group));
      if (typeof text === "string") return text;
    }
    return undefined;
  };
  const create = (home: string) => (key: string, values?: Values) => {
    const forms = pluralForms(values?.count, plurals);
    const name = `${home} ${key} ${forms[0]}`;
    let text = found.get(name);
    if (text === undefined) {
      const [group, path] = split(key, home);
      text = find(group, path, forms);
      // Only existing texts are remembered, because unknown keys have no end.
      if (text === undefined) return path;
      found.set(name, text);
    }
    return values && text.includes("{{") ? fill(text, values) : text;
  };
  return {
    language,
    hasGroup: (name) => groups.has(name),
    translate: <const Names extends Groups>(groups: Names) => {
      const home = String([groups].flat()[0]);
      const t = byGroup.get(home) ?? create(home);
      byGroup.set(home, t);
      return t as TFunction<Names>;
    },
  };
}

/** A key may name another group before a colon; a sentence with one in it is no key. */
function split(key: string, home: string): [group: string, path: string] {
  const [, group = home, path = key] = /^([\w-]+):([^\s,?!;]+)$/.exec(key) ?? [];
  return [group, path];
}

/** The endings a text for that many may have, the most exact first. */
function pluralForms(count: unknown, plurals: Intl.PluralRules): string[] {
  if (typeof count !== "number") return [""];
  const form = `_${plurals.select(count)}`;
  return count === 0 ? ["_zero", form, ""] : [form, ""];
}

function within(texts: string | Texts | undefined, key: string): string | Texts | undefined {
  return typeof texts === "object" ? texts[key] : undefined;
}

/** Drops a second full stop: a value that ends with one, as Hungarian days do, already ends the sentence. */
function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}(\.(?!\.))?/g, (place, name: string, stop = "") => {
    if (!(name in values)) return place;
    const value = String(values[name] ?? "");
    return value.endsWith(".") ? value : `${value}${stop}`;
  });
}
