import type { i18n as I18n } from "i18next";

type Values = Record<string, unknown>;
type Say = (key: string, values?: Values) => string;
type GetFixedT = (language: string | null, group?: string | string[], prefix?: string) => Say;

/** A text as it stands in its file, with the names of the values it takes. */
interface Template {
  text: string;
  names: Set<string>;
  /** Whether its places are all that has to be filled: no format, no text within the text. */
  isPlain: boolean;
}

/**
 * Makes an i18next instance whose texts are all in memory answer at once: it looks for a text through
 * languages, groups, plurals and formats each time, which was a quarter of the time of drawing a
 * page. Here each text is looked for once. What is out of the ordinary is still left to it.
 */
export function quicken(instance: I18n): void {
  const itself = instance.getFixedT.bind(instance) as unknown as GetFixedT;
  const plurals = new Intl.PluralRules(instance.language);
  const known = new Map<string, Say>();
  const getFixedT: GetFixedT = (language, group, prefix) => {
    if (language !== null || prefix !== undefined) return itself(language, group, prefix);
    const name = String(group);
    const say = known.get(name) ?? quick(itself(null, group), plurals);
    known.set(name, say);
    return say;
  };
  instance.getFixedT = getFixedT as unknown as I18n["getFixedT"];
}

function quick(slow: Say, plurals: Intl.PluralRules): Say {
  const templates = new Map<string, Template>();
  const find = (key: string, count: number | undefined): Template => {
    const form = count === undefined ? "" : count === 0 ? "zero" : plurals.select(count);
    const name = `${key} ${form}`;
    let template = templates.get(name);
    if (!template) {
      const text = slow(key, { skipInterpolation: true, ...(count !== undefined && { count }) });
      const names = [...text.matchAll(PLACE)].map(([, name = ""]) => name);
      const isPlain = !/\{\{|\$t\(/.test(text.replace(PLACE, ""));
      template = { text, names: new Set(names), isPlain };
      // Only texts there are: what else is asked for has no end.
      if (text !== key) templates.set(name, template);
    }
    return template;
  };
  return (key, values) => {
    const count = values?.count;
    if (typeof key !== "string" || !isAbsentOrNumber(count)) return slow(key, values);
    const { text, names, isPlain } = find(key, count);
    if (!isPlain || !areAll(names, values)) return slow(key, values);
    if (names.size === 0) return text;
    return text.replace(PLACE, (_, name: string) => String(values?.[name]));
  };
}

const PLACE = /\{\{(\w+)\}\}/g;

/** Whether these values are just those that are named: any other may be a wish to i18next itself. */
function areAll(names: Set<string>, values: Values = {}): boolean {
  for (const name of names) {
    if (typeof values[name] !== "string" && typeof values[name] !== "number") return false;
  }
  return Object.keys(values).every((name) => name === "count" || names.has(name));
}

function isAbsentOrNumber(value: unknown): value is number | undefined {
  return value === undefined || typeof value === "number";
}
