import type { Language } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";
import type { Settings } from "~/platform/settings/settings.server";

import { wordsOf } from "./collect-facts";

const GROUPS = [
  "assistant",
  "assistant-words",
  "catalogue",
  "customiser",
  "nav",
  "planner-names",
  "product",
] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2024, 0, day, 12)));
const YEAR = [...Array(12).keys()].map((month) => new Date(Date.UTC(2024, month, 15, 12)));

const wordsByLanguage = new Map<Language, ReadonlySet<string>>();

/**
 * The capitalised words that an answer in a language may contain whatever the tools returned: those
 * of the shop's own texts, days and months, the shop's name and address.
 */
export function ownWords(language: Language, general: Settings["general"]): ReadonlySet<string> {
  const { siteName, address, email, phone } = general;
  const texts = wordsByLanguage.get(language) ?? wordsOfTexts(language);
  wordsByLanguage.set(language, texts);
  return new Set([...texts, ...wordsOf([siteName, address, email, phone].join(" "))]);
}

function wordsOfTexts(language: Language): ReadonlySet<string> {
  const texts = GROUPS.map((group) => flat(shownOf(textsOf(language, group))).join(" "));
  const days = WEEK.map((day) => day.toLocaleDateString(language, { weekday: "long" }));
  const months = YEAR.map((day) => day.toLocaleDateString(language, { month: "long" }));
  return new Set(wordsOf([...texts, ...days, ...months].join(" ")));
}

/** A group's texts without the words by which topics are known, which nobody is shown. */
function shownOf(texts: object): object {
  return { ...texts, topics: "" };
}

function flat(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(flat) : [];
}
