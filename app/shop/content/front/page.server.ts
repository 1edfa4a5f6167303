import { randomUUID } from "node:crypto";

import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PageName } from "~db/schema";

export const pageNames = [
  "terms",
  "privacy",
  "cookies",
  "accessibility",
  "about",
] as const satisfies PageName[];

/** A page's current Markdown. */
export interface PageText {
  id: string;
  text: string;
  language: Language;
  published_at: string;
}

export interface PageVersion extends PageText {
  published_by: string;
}

/** The newest version of a page in a language, else in Romanian, or undefined. */
export async function findPage(
  page: PageName,
  language: Language,
  db: Db = shopDatabase(),
): Promise<PageText | undefined> {
  const [newest] = await listPageVersions(page, language, db);
  if (newest || language === fallbackLanguage) return newest;
  return (await listPageVersions(page, fallbackLanguage, db))[0];
}

/** All versions of a page in one language, newest first. */
export async function listPageVersions(
  page: PageName,
  language: Language,
  db: Db = shopDatabase(),
): Promise<PageVersion[]> {
  const rows = await db
    .selectFrom("page_versions")
    .select(["id", "text", "language", "published_at", "published_by"])
    .where("page", "=", page)
    .where("language", "=", language)
    .orderBy("published_at", "desc")
    .execute();
  return rows.map((row) => ({ ...row, language: row.language as Language }));
}

/** The newest version of every page in every language that it has. */
export async function listCurrentTexts(
  db: Db = shopDatabase(),
): Promise<(PageVersion & { page: PageName })[]> {
  const rows = await db
    .selectFrom("page_versions")
    .select(["id", "page", "text", "language", "published_at", "published_by"])
    .orderBy("published_at", "desc")
    .execute();
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const key = `${row.page} ${row.language}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...row, language: row.language as Language }];
  });
}

/** When each page was last published in each language: a translation older than the Romanian is outdated. */
export async function listPageDates(
  db: Db = shopDatabase(),
): Promise<{ page: PageName; language: Language; published_at: string }[]> {
  const rows = await db
    .selectFrom("page_versions")
    .select((eb) => ["page", "language", eb.fn.max("published_at").as("published_at")])
    .groupBy(["page", "language"])
    .execute();
  return rows.map((row) => ({ ...row, language: row.language as Language }));
}

/** Saves a text as the page's newest version. Earlier versions stay as its history. */
export async function publishPage(
  version: { page: PageName; language: Language; text: string; published_by: string },
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .insertInto("page_versions")
    .values({ id: randomUUID(), ...version, published_at: now.toISOString() })
    .execute();
}
