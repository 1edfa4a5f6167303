import { isLanguage, type Language } from "~/platform/i18n/languages";

/** Who reads a feed. */
export const feedTargets = ["google", "meta"] as const;
export type FeedTarget = (typeof feedTargets)[number];

export interface FeedName {
  target: FeedTarget;
  language: Language;
}

/** The file of a feed: `google-ro.xml`. */
export function feedFile({ target, language }: FeedName): string {
  return `${target}-${language}.xml`;
}

/** The feed of a file's name; undefined where there is none of that name. */
export function readFeedFile(file: string): FeedName | undefined {
  const [, name, language] = /^([a-z]+)-([a-z]{2})\.xml$/.exec(file) ?? [];
  const target = feedTargets.find((one) => one === name);
  return target && isLanguage(language) ? { target, language } : undefined;
}
