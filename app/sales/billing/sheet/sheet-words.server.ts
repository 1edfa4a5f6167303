import { writeLei } from "~/platform/format/money";
import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { DocumentKind } from "~db/schema";
import type texts from "~locales/ro/billing-papers.json";

import type { DocumentContent } from "../document-content";

export type Words = ReturnType<typeof translatorOf>;

/** The sheet's words in Romanian and the buyer's language. */
export function translatorOf({ language }: Pick<DocumentContent, "language">) {
  type Say = (key: SheetKey, values: Record<string, string>) => string;
  const wordsIn = (spoken: Language) =>
    translateIn(spoken, ["billing-papers", "billing"]) as unknown as Say;
  const [own, buyers] = [wordsIn(fallbackLanguage), wordsIn(languageOf(language))];
  const both = (key: SheetKey, values: Record<string, string> = {}): string => {
    const [romanian, other] = [own(key, values), buyers(key, values)];
    return romanian === other ? romanian : `${romanian} / ${other}`;
  };
  return { both };
}

type Sheet = typeof texts;
export type SheetKey =
  | `billing:kind.${DocumentKind}`
  | `column.${keyof Sheet["column"]}`
  | `notice.${Exclude<keyof Sheet["notice"], "over">}`
  | `notice.over.${keyof Sheet["notice"]["over"]}`
  | Exclude<keyof Sheet, "column" | "notice" | "line" | "mail" | "reminder">;

const languageOf = (language: string): Language =>
  isLanguage(language) ? language : fallbackLanguage;

/** An amount of bani in lei with two decimals, as documents write it. */
export function money(bani: number): string {
  return writeLei(bani, fallbackLanguage, 2);
}
