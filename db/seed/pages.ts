import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Db } from "../engine";
import type { PageName } from "../schema";

const TEXTS = "db/seed/legal";

/** When these texts were last edited: the date shown on the page. */
const PUBLISHED_AT = "2026-11-27T08:00:00.000Z";

/** The author of these versions; any other author edited the page in the shop. */
const SEED = "seed";

/**
 * Publishes the texts of the shop's pages: the first version of missing pages, and the present
 * version of pages that nobody has edited. A page is published in all its languages at once, so
 * that no translation is older than its Romanian text; a page edited in any language is left alone.
 * Returns the pages published.
 */
export async function publishSeedPages(db: Db, now: Date = new Date()): Promise<PageName[]> {
  const present = await db
    .selectFrom("page_versions")
    .select(["page", "language", "text", "published_by"])
    .orderBy("published_at", "desc")
    .execute();
  const texts = readTexts();
  const due = [...new Set(texts.map(({ page }) => page))].filter((page) => {
    const versions = present.filter((version) => version.page === page);
    if (versions.some(({ published_by }) => published_by !== SEED)) return false;
    return texts.some(
      (text) =>
        text.page === page &&
        versions.find(({ language }) => language === text.language)?.text !== text.text,
    );
  });
  const versions = texts
    .filter(({ page }) => due.includes(page))
    .map((text) => ({
      id: randomUUID(),
      ...text,
      published_at: present.some(({ page }) => page === text.page)
        ? now.toISOString()
        : PUBLISHED_AT,
      published_by: SEED,
    }));
  if (versions.length > 0) await db.insertInto("page_versions").values(versions).execute();
  return due;
}

/** Every page in every language, from the files `page.language.md`. */
function readTexts(): { page: PageName; language: string; text: string }[] {
  return readdirSync(TEXTS)
    .sort()
    .flatMap((file) => {
      const [, page, language] = /^(\w+)\.(\w\w)\.md$/.exec(file) ?? [];
      if (!page || !language) return [];
      return [{ page: page as PageName, language, text: readFileSync(join(TEXTS, file), "utf8") }];
    });
}
