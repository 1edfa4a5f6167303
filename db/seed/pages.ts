import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Db } from "../engine";
import type { PageName } from "../schema";

const TEXTS = "db/seed/legal";

/** When these texts were last worked on: the day a visitor reads on the page. */
const PUBLISHED_AT = "2026-11-21T08:00:00.000Z";

/** Gives a shop that has no page texts yet the first version of each. Says whether it had none. */
export async function addPages(db: Db): Promise<boolean> {
  const present = await db.selectFrom("page_versions").select("id").limit(1).executeTakeFirst();
  if (present) return false;
  await db.insertInto("page_versions").values(firstVersions()).execute();
  return true;
}

/** Every page in every language, as `page.language.md` holds it. */
function firstVersions() {
  return readdirSync(TEXTS)
    .sort()
    .flatMap((file) => {
      const [, page, language] = /^(\w+)\.(\w\w)\.md$/.exec(file) ?? [];
      if (!page || !language) return [];
      return [
        {
          id: randomUUID(),
          page: page as PageName,
          language,
          text: readFileSync(join(TEXTS, file), "utf8"),
          published_at: PUBLISHED_AT,
          published_by: "seed",
        },
      ];
    });
}
