/** The shop's languages; the first one is the source of all texts and the fallback. */
export const languages = [
  { code: "ro", name: "Română", flag: "🇷🇴" },
  { code: "en", name: "English", flag: "🇬🇧" },
  { code: "tr", name: "Türkçe", flag: "🇹🇷" },
  { code: "bg", name: "Български", flag: "🇧🇬" },
  { code: "hu", name: "Magyar", flag: "🇭🇺" },
  { code: "it", name: "Italiano", flag: "🇮🇹" },
  { code: "fr", name: "Français", flag: "🇫🇷" },
  { code: "ru", name: "Русский", flag: "🇷🇺" },
] as const;

export type Language = (typeof languages)[number]["code"];

export const fallbackLanguage = "ro" satisfies Language;
export const languageCodes: Language[] = languages.map((language) => language.code);

/** The first of the shop's languages among those that a browser prefers, by their weight. */
export function preferredLanguage(acceptLanguage: string | null): Language | undefined {
  const wishes = (acceptLanguage ?? "")
    .toLowerCase()
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return {
        code: tag.trim().split("-")[0],
        weight: weight ? Number(weight.trim().slice(2)) || 0 : 1,
      };
    });
  const known = wishes.filter(({ code, weight }) => isLanguage(code) && weight > 0);
  const [best] = known.sort((a, b) => b.weight - a.weight);
  return isLanguage(best?.code) ? best.code : undefined;
}

export function isLanguage(value: unknown): value is Language {
  return languageCodes.some((code) => code === value);
}

/** A language by its own name; a code that is none of the shop's stands for itself. */
export function nameOfLanguage(code: string): string {
  return languages.find((language) => language.code === code)?.name ?? code;
}

/** The `lang` of an element that shows a row's text: Romanian where it has no translation yet. */
export function langOf(row: { untranslated: string[] }, field: string): "ro" | undefined {
  return row.untranslated.includes(field) ? "ro" : undefined;
}
