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

export function isLanguage(value: unknown): value is Language {
  return languageCodes.some((code) => code === value);
}
