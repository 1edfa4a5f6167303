import { inKeyOrder } from "~/platform/basics/in-batches.server";
import { fallbackLanguage, languageCodes, type Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { reasonLeftOut } from "./eligible.server";

/** Products that are looked through at once. */
const AT_ONCE = 500;

/** What a translated name and a translated description count: a description alone is not enough. */
const NAME = 2;
const DESCRIPTION = 1;
const BOTH = NAME + DESCRIPTION;

interface Survey {
  /** How many products a feed in each language has in a shop that is open. */
  counts: Record<Language, number>;
  /** The ids of what some feed lacks: those for sale first, then by name. */
  leftOut: string[];
}

interface Missed {
  id: string;
  name: string;
  status: string;
  isForSale: boolean;
}

/** The languages that products are translated into. */
export const foreign = languageCodes.filter((code) => code !== fallbackLanguage);
const cached = versionedCache<Survey>();

/** What the feeds have and lack, of all products; looked through some at a time and kept until the catalogue changes. */
export function surveyFeeds(db: Db): Promise<Survey> {
  return cached("", db, () => survey(db));
}

async function survey(db: Db): Promise<Survey> {
  const counts = Object.fromEntries(languageCodes.map((code) => [code, 0])) as Survey["counts"];
  const missed: Missed[] = [];
  for await (const rows of inKeyOrder((after) => readBehind(after, db))) {
    const texts = await countTexts(rows[0]!.id, rows.at(-1)!.id, db);
    const ofRows: Missed[] = [];
    for (const { id, name, status, reason, hasDescription } of rows) {
      const needed = hasDescription ? BOTH : NAME;
      const missing: Language[] = foreign.filter(
        (language) => (texts.get(`${id} ${language}`) ?? 0) < needed,
      );
      if (reason === null) {
        for (const code of languageCodes) if (!missing.includes(code)) counts[code] += 1;
      }
      if (reason !== null || missing.length > 0) {
        ofRows.push({ id, name, status, isForSale: reason === null });
      }
    }
    // The sorted part is sorted again quickly with the rest.
    missed.push(...ofRows.sort(byState));
  }
  return { counts, leftOut: missed.sort(byState).map(({ id }) => id) };
}

async function readBehind(after: string, db: Db) {
  return db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["products.id", "products.name", "products.status"])
    .select((eb) => reasonLeftOut(eb).as("reason"))
    .select((eb) => eb("products.description", "!=", "").as("hasDescription"))
    .where("products.deleted_at", "is", null)
    .where("products.id", ">", after)
    .orderBy("products.id")
    .limit(AT_ONCE)
    .execute();
}

/** What products from one id to another have in other languages: `NAME`, `DESCRIPTION` or both, by id and language. */
async function countTexts(first: string, last: string, db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("content_translations")
    .select(["language", "subject_id"])
    .select((eb) =>
      eb.fn.sum<number>(eb.case("field").when("name").then(NAME).else(DESCRIPTION).end()).as("has"),
    )
    .where("subject", "=", "product")
    .where("language", "in", foreign)
    .where("subject_id", ">=", first)
    .where("subject_id", "<=", last)
    .where("field", "in", ["name", "description"])
    .groupBy(["language", "subject_id"])
    .execute();
  return new Map(rows.map((row) => [`${row.subject_id} ${row.language}`, Number(row.has)]));
}

/** Those for sale first, then those that are shown, then by name. */
function byState(one: Missed, other: Missed): number {
  if (one.isForSale !== other.isForSale) return one.isForSale ? -1 : 1;
  return (
    compare(one.status, other.status) || compare(one.name, other.name) || compare(one.id, other.id)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
