import { readSafety, readSpecification } from "~/shop/catalogue/stored-product.server";
import type { Db } from "~db/engine";
import type { TranslatedSubject } from "~db/schema";

export const translatableSubjects = ["product", "category", "material", "handle"] as const;
export type TranslatableSubject = (typeof translatableSubjects)[number];

type TranslatableField =
  | "name"
  | "description"
  | "material"
  | "dimensions"
  | "color"
  | "features"
  | "warnings"
  | "care"
  | "alt";

/** A Romanian text and its translation into one language, which is empty if missing. */
export interface TranslatedText {
  /** The name of the form's field. */
  key: string;
  subject: TranslatedSubject;
  subject_id: string;
  field: TranslatableField;
  romanian: string;
  text: string;
  isOutdated: boolean;
}

interface Source {
  name: string;
  texts: Pick<TranslatedText, "subject" | "subject_id" | "field" | "romanian">[];
}

/** The Romanian texts of one thing; undefined where there is no such thing. */
export async function findSource(
  subject: TranslatableSubject,
  id: string,
  db: Db,
): Promise<Source | undefined> {
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
      const row = await db
        .selectFrom(table)
        .select(["name", "description"])
        .where("id", "=", id)
        .executeTakeFirst();
      return row && withTexts(subject, id, row.name, row);
    }
  }
}

async function findProductTexts(id: string, db: Db): Promise<Source | undefined> {
  const row = await db
    .selectFrom("products")
    .select(["name", "description", "specification", "safety"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, description } = row;
  const { features, ...facts } = readSpecification(row.specification);
  const { material, dimensions, color } = facts;
  const { warnings, care } = readSafety(row.safety);
  const own = withTexts("product", id, name, {
    name,
    description,
    material,
    dimensions,
    color,
    features: features.join("\n"),
    warnings,
    care,
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

/** Texts that are empty in Romanian need no translation. */
function withTexts(
  subject: TranslatedSubject,
  subject_id: string,
  name: string,
  fields: Partial<Record<TranslatableField, string>>,
): Source {
  const texts = Object.entries(fields)
    .filter(([, romanian]) => romanian !== "")
    .map(([field, romanian]) => ({
      subject,
      subject_id,
      field: field as TranslatableField,
      romanian,
    }));
  return { name, texts };
}
