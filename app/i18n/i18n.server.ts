import { createInstance, type i18n as I18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";

import {
  fallbackLanguage,
  isLanguage,
  languageCodes,
  preferredLanguage,
  type Language,
} from "~/languages";
import { quicken } from "./fast-translate.server";
import { memoize } from "~/memoize";
import { sessionStorage } from "~/http/cookies.server";

/**
 * All texts are in the program, unread: a shop speaks few languages on most days. To read these, the
 * package for mail and the process for pictures only when somebody asks makes a start a fifth shorter and
 * the process some tens of megabytes smaller.
 */
const files = import.meta.glob<string>("../../locales/*/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});

const MOST_WISHES = 2_000;

/** By language and group. */
const texts = new Map<Language, Record<string, ResourceKey>>();
/** One ready instance for each language somebody has asked for. */
const instances = new Map<Language, I18n>();

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: languageCodes,
    fallbackLanguage,
    order: ["searchParams", "session", "custom"],
    searchParamKey: "lng",
    sessionStorage,
    sessionKey: "language",
    // The package tries only the first language a browser names.
    findLocale: (request) =>
      Promise.resolve(preferredLanguage(request.headers.get("Accept-Language")) ?? null),
  },
});

/** The language of a request: `lng` in the address, the session, the browser's wish, Romanian. */
export function requestLanguage(request: Request): Promise<Language> {
  const { url, headers } = request;
  const asked = new URL(url).searchParams.get("lng");
  const wishes = JSON.stringify([asked, headers.get("Accept-Language"), headers.get("Cookie")]);
  return memoizedLanguage(wishes, async () => {
    const detected = await detector.getLocale(request);
    return isLanguage(detected) ? detected : fallbackLanguage;
  });
}

const memoizedLanguage = memoize<Promise<Language>>(MOST_WISHES);

/** The i18next instance that renders a language. */
export function translator(language: Language): I18n {
  const instance = instances.get(language) ?? createTranslator(language);
  instances.set(language, instance);
  return instance;
}

function createTranslator(language: Language): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: languageCodes,
    resources: { [fallbackLanguage]: readTexts(fallbackLanguage), [language]: readTexts(language) },
    defaultNS: "common",
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  quicken(instance);
  return instance;
}

/** One text group as JSON's value, or undefined when there is none of that name. */
export function findTextGroup(language: string, group: string): unknown {
  if (!isLanguage(language)) return undefined;
  const groups = readTexts(language);
  return Object.hasOwn(groups, group) ? groups[group] : undefined;
}

function readTexts(language: Language): Record<string, ResourceKey> {
  const known = texts.get(language);
  if (known) return known;
  const groups: Record<string, ResourceKey> = {};
  for (const [path, json] of Object.entries(files)) {
    const [, name, group = ""] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (name === language) groups[group] = JSON.parse(json) as ResourceKey;
  }
  texts.set(language, groups);
  return groups;
}
