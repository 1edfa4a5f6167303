import { RemixI18Next } from "remix-i18next/server";

import { memoize } from "~/platform/basics/memoize";
import {
  fallbackLanguage,
  isLanguage,
  languageCodes,
  preferredLanguage,
  type Language,
} from "~/platform/i18n/languages";
import type { Groups, TFunction } from "~/platform/i18n/translate";
import { translateIn } from "~/platform/i18n/translate.server";

import { sessionStorage } from "./cookies.server";

const MOST_WISHES = 2_000;

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: languageCodes,
    fallbackLanguage,
    order: ["searchParams", "session", "custom"],
    searchParamKey: "lng",
    sessionStorage,
    sessionKey: "language",
    // The package by itself tries only the first language that a browser names.
    findLocale: (request) =>
      Promise.resolve(preferredLanguage(request.headers.get("Accept-Language")) ?? null),
  },
});

/** The language of a request: `lng` in the address, the session, the browser's wish, Romanian. */
export function requestLanguage(request: Request): Promise<Language> {
  const { url, headers } = request;
  const requested = new URL(url).searchParams.get("lng");
  const wishes = JSON.stringify([requested, headers.get("Accept-Language"), headers.get("Cookie")]);
  return memoizedLanguage(wishes, async () => {
    const detected = await detector.getLocale(request);
    return isLanguage(detected) ? detected : fallbackLanguage;
  });
}

const memoizedLanguage = memoize<Promise<Language>>(MOST_WISHES);

/** Texts for loaders and actions, in the language of the request. */
export async function translateFor<const Names extends Groups>(
  request: Request,
  groups: Names,
): Promise<TFunction<Names>> {
  return translateIn(await requestLanguage(request), groups);
}
