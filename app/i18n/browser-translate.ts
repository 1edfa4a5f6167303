import type { i18n as I18n } from "i18next";

import { paths } from "~/paths";

type Texts = { [key: string]: string | Texts };
type Values = { ns?: string; count?: number; [name: string]: string | number | undefined };

const TRIES = 6;
const FIRST_PAUSE = 350;

/**
 * What react-i18next asks of an i18next instance, for one language whose texts come over the line.
 * The server draws with i18next itself; here its 13 KB would be a tenth of all script, for languages,
 * formats and fallbacks that a page in one complete language never needs. A test compares the two
 * over every text. Where a group does not come, `onLost` is called.
 */
export function browserTexts(language: string, onLost: () => void): I18n {
  const groups = new Map<string, Texts>();
  const plurals = new Intl.PluralRules(language);

  const translate = (home: string, key: string, values: Values = {}): string => {
    const [name, path] = split(key, values.ns ?? home);
    const texts = groups.get(name);
    for (const form of pluralForms(path, values.count, plurals)) {
      const text = form.split(".").reduce<string | Texts | undefined>(within, texts);
      if (typeof text === "string") return fill(text, values);
    }
    return path;
  };
  const load = async (name: string): Promise<void> => {
    if (groups.has(name)) return;
    const texts = await fetchGroup(language, name);
    if (texts) groups.set(name, texts);
  };
  const instance = {
    language,
    languages: [language],
    isInitialized: true,
    options: { defaultNS: "common", ns: [], react: { bindI18n: "" } },
    hasLoadedNamespace: (name: string) => groups.has(name),
    getFixedT: (_language: string | null, home: string | string[]) => {
      const [first = "common"] = [home].flat();
      return (key: string, values?: Values) => translate(first, key, values);
    },
    loadNamespaces: async (names: string | string[], done?: () => void) => {
      const wanted = [names].flat();
      await Promise.all(wanted.map(load));
      if (wanted.every((name) => groups.has(name))) done?.();
      else onLost();
    },
  };
  return instance as unknown as I18n;
}

/** A key may name another group before a colon; a sentence with one in it is no key. */
function split(key: string, home: string): [group: string, path: string] {
  const [, group = home, path = key] = /^([\w-]+):([^\s,?!;]+)$/.exec(key) ?? [];
  return [group, path];
}

/** The names under which a text for that many may stand, the most exact first. */
function pluralForms(path: string, count: number | undefined, plurals: Intl.PluralRules): string[] {
  if (count === undefined) return [path];
  const form = `${path}_${plurals.select(count)}`;
  return count === 0 ? [`${path}_zero`, form, path] : [form, path];
}

function within(texts: string | Texts | undefined, key: string): string | Texts | undefined {
  return typeof texts === "object" ? texts[key] : undefined;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    name in values ? String(values[name] ?? "") : place,
  );
}

/** The group's texts; tried again after a fault of the server's or the line's (spec §8). */
async function fetchGroup(language: string, name: string): Promise<Texts | undefined> {
  for (let tried = 1; ; tried += 1) {
    const answer = await fetch(`${paths.textGroup(language, name)}?v=${__LOCALES_VERSION__}`).catch(
      () => undefined,
    );
    if (answer?.ok) return (await answer.json()) as Texts;
    if (tried === TRIES || (answer && answer.status < 500)) return undefined;
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE * 2 ** (tried - 1)));
  }
}
