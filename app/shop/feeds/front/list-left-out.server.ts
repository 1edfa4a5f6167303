import { fallbackLanguage, languageCodes, type Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";

import { isTranslated, reasonLeftOut } from "../items/eligible.server";
import type { LeftOutReason } from "../items/left-out";

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

/**
 * One page of the products that are missing in a feed, those for sale first, then by name. A page past the
 * end is the last one. 50 a page.
 */
export async function listLeftOut(wanted: number, db: Db = shopDatabase()): Promise<LeftOutPage> {
  const { total } = await leftOutRows(db)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const rows = await leftOutRows(db)
    .select(["products.id", "products.name", "products.description"])
    .select(["products.category_id as categoryId", "categories.name as category"])
    .select((eb) => reasonLeftOut(eb).as("reason"))
    .orderBy((eb) => eb.case().when(reasonLeftOut(eb), "is", null).then(0).else(1).end())
    .orderBy("products.status")
    .orderBy("products.name")
    .orderBy("products.id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const texts = await listTexts(
    rows.map(({ id }) => id),
    db,
  );
  const products = rows.map(({ description, ...row }) => {
    const has = (language: Language, field: string) => texts.has(`${row.id} ${language} ${field}`);
    const isMissing = (language: Language) =>
      !has(language, "name") || (description !== "" && !has(language, "description"));
    return { ...row, missing: foreign.filter(isMissing) };
  });
  return { products, total, page, pageCount };
}

const foreign = languageCodes.filter((code) => code !== fallbackLanguage);

function leftOutRows(db: Db) {
  return db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .where("products.deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb(reasonLeftOut(eb), "is not", null),
        ...foreign.map((language) => eb.not(isTranslated(eb, language))),
      ]),
    );
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
