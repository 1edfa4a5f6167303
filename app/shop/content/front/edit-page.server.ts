import { diffLines } from "diff";

import { languageCodes, type Language } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PageName } from "~db/schema";

import { listPageDates, listPageVersions, pageNames, publishPage } from "./page.server";

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

/** The version of a form that was loaded when the page had no text yet. */
export const NO_VERSION = "none";

export type PublishResult =
  | { kind: "published" | "unchanged" }
  /** `now` and `yours`: both texts, without the parts in common. */
  | { kind: "stale"; version: string; now: string; yours: string };

/**
 * Publishes a page's text in a language. Publishing the same text again changes nothing. Refuses a
 * text that was not based on the newest version; `drawn` is the id of the version that the form
 * showed.
 */
export async function publishPageText(
  { drawn, ...version }: { page: PageName; language: Language; text: string; drawn: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<PublishResult> {
  return db.transaction().execute(async (trx) => {
    const [newest] = await listPageVersions(version.page, version.language, trx);
    if (newest?.text === version.text) return { kind: "unchanged" };
    const id = newest?.id ?? NO_VERSION;
    if (id !== drawn) return { kind: "stale", version: id, ...sides(newest?.text, version.text) };
    await publishPage({ ...version, published_by: admin.id }, new Date(), trx);
    const subjectId = `${version.page} ${version.language}`;
    const entry = { action: "page-changed", subject: "page", subjectId } as const;
    const size = (text: string | undefined) => ({ characters: text?.length ?? 0 });
    await recordAction(
      { admin, ...entry, before: size(newest?.text), after: size(version.text) },
      trx,
    );
    return { kind: "published" };
  });
}

/** Both texts with only as much of their common parts as is needed to find the place. */
function sides(now = "", yours: string): { now: string; yours: string } {
  const parts = diffLines(now, yours).map((part, index, all) => {
    const isLong = !part.added && !part.removed && part.value.length > 240;
    if (!isLong) return part;
    const isLast = index === all.length - 1;
    const value = isLast ? `${part.value.slice(0, 240)}…` : `…${part.value.slice(-240)}`;
    return { ...part, value };
  });
  const join = (side: typeof parts) => side.map(({ value }) => value).join("");
  return {
    now: join(parts.filter(({ added }) => !added)),
    yours: join(parts.filter(({ removed }) => !removed)),
  };
}
