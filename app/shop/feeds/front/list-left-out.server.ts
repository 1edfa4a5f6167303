import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";

import { reasonLeftOut } from "../items/eligible.server";
import type { LeftOutReason } from "../items/left-out";
import { foreign, surveyFeeds } from "../items/survey.server";

const PAGE_SIZE = 50;

/** A product that is missing in feeds. */
export interface LeftOutProduct {
  id: string;
  name: string;
  categoryId: string;
  category: string;
  /** Why no feed has it; null where only feeds in some languages lack it. */
  reason: LeftOutReason | null;
  /** The languages in which it has no name or description. */
  missing: Language[];
}

interface LeftOutPage {
  products: LeftOutProduct[];
  total: number;
  page: number;
  pageCount: number;
}

/** How many products a feed in each language has in a shop that is open. */
export async function countFeedProducts(
  db: Db = shopDatabase(),
): Promise<Record<Language, number>> {
  return (await surveyFeeds(db)).counts;
}

/**
 * One page of the products that are missing in a feed, those for sale first, then by name. A page past the
 * end is the last one. 50 a page.
 */
export async function listLeftOut(wanted: number, db: Db = shopDatabase()): Promise<LeftOutPage> {
  const { leftOut } = await surveyFeeds(db);
  const { page, pageCount, offset } = pageOf(leftOut.length, wanted, PAGE_SIZE);
  const ids = leftOut.slice(offset, offset + PAGE_SIZE);
  const rows = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["products.id", "products.name", "products.description"])
    .select(["products.category_id as categoryId", "categories.name as category"])
    .select((eb) => reasonLeftOut(eb).as("reason"))
    .where("products.id", "in", valuesOf(ids))
    .execute();
  const texts = await listTexts(ids, db);
  const products = rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ description, ...row }) => {
      const has = (language: Language, field: string) =>
        texts.has(`${row.id} ${language} ${field}`);
      const isMissing = (language: Language) =>
        !has(language, "name") || (description !== "" && !has(language, "description"));
      return { ...row, missing: foreign.filter(isMissing) };
    });
  return { products, total: leftOut.length, page, pageCount };
}

async function listTexts(ids: string[], db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom("content_translations")
    .select(["subject_id", "language", "field"])
    .where("subject", "=", "product")
    .where("language", "in", foreign)
    .where("subject_id", "in", valuesOf(ids))
    .where("field", "in", ["name", "description"])
    .execute();
  return new Set(rows.map((row) => `${row.subject_id} ${row.language} ${row.field}`));
}
