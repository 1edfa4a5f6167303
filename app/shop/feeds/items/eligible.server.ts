import { sql, type ExpressionBuilder } from "kysely";

import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import type { Database } from "~db/schema";

import type { LeftOutReason } from "./left-out";

type Tables = ExpressionBuilder<Database, "products" | "categories">;

/** The machines that read feeds do not accept a drawing as a picture. */
const DRAWING = "%.svg";

/** Why a product is in no feed: a `LeftOutReason`, or null where it may be. */
export function reasonLeftOut(eb: Tables) {
  const because = (reason: LeftOutReason) => sql.lit(reason);
  return eb
    .case()
    .when("products.is_sample", "=", 1)
    .then(because("sample"))
    .when("products.status", "=", "inactive")
    .then(because("hidden"))
    .when("categories.status", "=", "inactive")
    .then(because("category-hidden"))
    .when(eb.not(eb.exists(pictures(eb))))
    .then(because("no-picture"))
    .end();
}

function pictures(eb: Tables) {
  return eb
    .selectFrom("product_images")
    .select("product_images.id")
    .whereRef("product_images.product_id", "=", "products.id")
    .where("product_images.image_url", "not like", DRAWING);
}

/** Whether an address is of a picture that feeds may name. */
export function isFeedPicture(address: string): boolean {
  return !address.toLowerCase().endsWith(".svg");
}

/** Whether a product's name, and description if it has one, are there in a language: a feed has one language. */
export function isTranslated(eb: Tables, language: Language) {
  if (language === fallbackLanguage) return sql.lit(true).$castTo<boolean>();
  return eb.and([
    eb.exists(translations(eb, language, "name")),
    eb.or([
      eb("products.description", "=", ""),
      eb.exists(translations(eb, language, "description")),
    ]),
  ]);
}

function translations(eb: Tables, language: Language, field: "name" | "description") {
  return eb
    .selectFrom("content_translations")
    .select("content_translations.text")
    .where("content_translations.subject", "=", "product")
    .where("content_translations.language", "=", language)
    .whereRef("content_translations.subject_id", "=", "products.id")
    .where("content_translations.field", "=", field);
}
