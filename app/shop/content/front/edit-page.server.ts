import { diffLines } from "diff";

import { languageCodes, type Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PageName } from "~db/schema";

import { listPageDates, listPageVersions, pageNames } from "./page.server";

/** The name of each page in the back office's addresses. */
export const pageWords = {
  terms: "termeni",
  privacy: "confidentialitate",
  cookies: "cookies",
  accessibility: "accesibilitate",
  about: "despre",
} as const satisfies Record<PageName, string>;

export interface PageOverview {
  page: PageName;
  word: string;
  /** By language: when it was last published, and whether the Romanian text changed since. */
  languages: { language: Language; published_at: string | null; isOutdated: boolean }[];
}

/** Every page with the state of each language. */
export async function listPages(db: Db = shopDatabase()): Promise<PageOverview[]> {
  const dates = await listPageDates(db);
  return pageNames.map((page) => {
    const at = (language: Language) =>
      dates.find((one) => one.page === page && one.language === language)?.published_at ?? null;
    const source = at("ro");
    return {
      page,
      word: pageWords[page],
      languages: languageCodes.map((language) => {
        const published_at = at(language);
        const isOutdated = published_at !== null && source !== null && published_at < source;
        return { language, published_at, isOutdated };
      }),
    };
  });
}

export interface PageDiff {
  published_at: string;
  parts: { kind: "added" | "removed" | "same"; text: string }[];
}

/**
 * The changes of a version against the one before it, line by line; undefined for an unknown
 * version.
 */
export async function comparePageVersion(
  page: PageName,
  language: Language,
  versionId: string,
  db: Db = shopDatabase(),
): Promise<PageDiff | undefined> {
  const versions = await listPageVersions(page, language, db);
  const index = versions.findIndex(({ id }) => id === versionId);
  const version = versions[index];
  if (!version) return undefined;
  const parts = diffLines(versions[index + 1]?.text ?? "", version.text).map((part) => ({
    kind: part.added ? ("added" as const) : part.removed ? ("removed" as const) : ("same" as const),
    text: part.value,
  }));
  return { published_at: version.published_at, parts };
}
