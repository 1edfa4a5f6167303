import { fallbackLanguage, languageCodes, type Language } from "~/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { TranslatedSubject } from "~db/schema";

import { isOutdated, listTranslations, saveTranslation } from "./content-translation.server";
import { recordAction, type Admin } from "./journal.server";
import type { ProductDetails } from "./product-details.server";

export const deskSubjects = ["product", "category", "material", "handle"] as const;
export type DeskSubject = (typeof deskSubjects)[number];

type DeskField = "name" | "description" | "material" | "dimensions" | "color" | "features" | "alt";

/** A Romanian text and its translation into one language, which is empty where there is none. */
export interface DeskText {
  /** What the form calls it. */
  key: string;
  subject: TranslatedSubject;
  subject_id: string;
  field: DeskField;
  romanian: string;
  text: string;
  isOutdated: boolean;
}

interface Source {
  name: string;
  texts: Pick<DeskText, "subject" | "subject_id" | "field" | "romanian">[];
}

/** The languages there is something to translate into. */
export const deskLanguages: Language[] = languageCodes.filter((code) => code !== fallbackLanguage);

/** Everything of one thing that is shown to customers in words, beside its translation. */
export async function findDesk(
  subject: DeskSubject,
  id: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<{ name: string; texts: DeskText[] } | undefined> {
  const source = await findSource(subject, id, db);
  if (!source) return undefined;
  const texts: DeskText[] = [];
  for (const [index, one] of source.texts.entries()) {
    const found = (await listTranslations(one.subject, one.subject_id, db)).find(
      (translation) => translation.field === one.field && translation.language === language,
    );
    texts.push({
      ...one,
      key: `text-${index}`,
      text: found?.text ?? "",
      isOutdated: found !== undefined && isOutdated(found, one.romanian),
    });
  }
  return { name: source.name, texts };
}

/**
 * Keeps the translations of one thing into a language, each with the Romanian it stands for. A text
 * left empty takes its translation away. False when there is no such thing.
 */
export async function saveDesk(
  admin: Admin,
  subject: DeskSubject,
  id: string,
  language: Language,
  typed: (key: string) => string | undefined,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const desk = await findDesk(subject, id, language, trx);
    if (!desk) return false;
    const before: Record<string, string> = {};
    const after: Record<string, string> = {};
    for (const one of desk.texts) {
      const text = typed(one.key);
      if (text === undefined) continue;
      const { field, romanian: source } = one;
      await saveTranslation(one.subject, one.subject_id, { field, language, text, source }, trx);
      before[`${one.field} (${language})`] = one.text;
      after[`${one.field} (${language})`] = text.trim();
    }
    await recordAction(
      { admin, action: "translations-saved", subject, subjectId: id, before, after },
      trx,
    );
    return true;
  });
}

async function findSource(subject: DeskSubject, id: string, db: Db): Promise<Source | undefined> {
  switch (subject) {
    case "product":
      return findProductTexts(id, db);
    case "category": {
      const row = await db
        .selectFrom("categories")
        .select(["name", "description"])
        .where("id", "=", id)
        .executeTakeFirst();
      return row && withTexts("category", id, row.name, row);
    }
    case "material":
    case "handle": {
      const table = subject === "material" ? "materials" : "handles";
      const row = await db.selectFrom(table).select("name").where("id", "=", id).executeTakeFirst();
      return row && withTexts(subject, id, row.name, row);
    }
  }
}

async function findProductTexts(id: string, db: Db): Promise<Source | undefined> {
  const row = await db
    .selectFrom("products")
    .select(["name", "description", "specification"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, description } = row;
  const { features, ...facts } = JSON.parse(row.specification) as ProductDetails["specification"];
  const { material, dimensions, color } = facts;
  const own = withTexts("product", id, name, {
    name,
    description,
    material,
    dimensions,
    color,
    features: features.join("\n"),
  });
  const images = await db
    .selectFrom("product_images")
    .select(["id", "alt"])
    .where("product_id", "=", id)
    .orderBy("display_order")
    .execute();
  const alts = images.flatMap(
    ({ id: imageId, alt }) => withTexts("product_image", imageId, name, { alt }).texts,
  );
  return { name, texts: [...own.texts, ...alts] };
}

/** Texts that are empty in Romanian have nothing to translate. */
function withTexts(
  subject: TranslatedSubject,
  subject_id: string,
  name: string,
  fields: Partial<Record<DeskField, string>>,
): Source {
  const texts = Object.entries(fields)
    .filter(([, romanian]) => romanian !== "")
    .map(([field, romanian]) => ({ subject, subject_id, field: field as DeskField, romanian }));
  return { name, texts };
}
