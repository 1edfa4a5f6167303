import type { i18n as I18n, TFunction } from "i18next";

type Values = Record<string, unknown>;
type Say = (key: string, values?: Values) => string;

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
  const slow = instance.getFixedT.bind(instance);
  const plurals = new Intl.PluralRules(instance.language);
  const known = new Map<string, TFunction>();
  instance.getFixedT = ((language: string | null, group?: string | string[], prefix?: string) => {
    if (language !== null || prefix !== undefined) return slow(language, group as "common", prefix);
    const name = String(group);
    const t = known.get(name) ?? quick(slow(null, group as "common") as unknown as Say, plurals);
    known.set(name, t);
    return t;
  }) as I18n["getFixedT"];
}

function quick(slow: Say, plurals: Intl.PluralRules): TFunction {
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
  const say: Say = (key, values) => {
    const count = values?.count;
    if (typeof key !== "string" || !isAbsentOrNumber(count)) return slow(key, values);
    const { text, names, isPlain } = find(key, count);
    if (!isPlain || !areAll(names, values)) return slow(key, values);
    if (names.size === 0) return text;
    return text.replace(PLACE, (_, name: string) => String(values?.[name]));
  };
  return say as unknown as TFunction;
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
