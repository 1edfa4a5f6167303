import { createInstance, type i18n as I18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";

import {
  fallbackLanguage,
  isLanguage,
  languageCodes,
  preferredLanguage,
  type Language,
} from "~/languages";
import { quicken } from "~/quick-texts.server";
import { remember } from "~/remember";
import { sessionStorage } from "~/session.server";

const files = import.meta.glob<Record<string, unknown>>("../locales/*/*.json", {
  eager: true,
  import: "default",
});

const resources: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [, language, group] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  if (!language || !group) continue;
  (resources[language] ??= {})[group] = texts;
}

const MOST_WISHES = 2_000;

/** All texts are in memory, one ready instance for each language. */
const instances = new Map<Language, I18n>();
for (const language of languageCodes) {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: languageCodes,
    resources,
    defaultNS: "common",
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  quicken(instance);
  instances.set(language, instance);
}

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
  return rememberLanguage(wishes, async () => {
    const detected = await detector.getLocale(request);
    return isLanguage(detected) ? detected : fallbackLanguage;
  });
}

const rememberLanguage = remember<Promise<Language>>(MOST_WISHES);

/** The i18next instance that renders a language. */
export function translator(language: Language): I18n {
  const instance = instances.get(language);
  if (!instance) throw new Error(`no texts for ${language}`);
  return instance;
}

/** One text group as JSON's value, or undefined when there is none of that name. */
export function findTextGroup(language: string, group: string): unknown {
  if (!isLanguage(language) || !Object.hasOwn(resources[language] ?? {}, group)) return undefined;
  return resources[language]?.[group];
}
