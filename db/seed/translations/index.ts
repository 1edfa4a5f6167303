import type { Language } from "~/platform/i18n/languages";

import { bg } from "./bg";
import { en } from "./en";
import { fr } from "./fr";
import { hu } from "./hu";
import { it } from "./it";
import { ru } from "./ru";
import { tr } from "./tr";
import type { CatalogueTranslation } from "./translation";

/** The sample catalogue in every language but Romanian, which `catalogue.ts` holds. */
export const catalogueTranslations: Record<Exclude<Language, "ro">, CatalogueTranslation> = {
  en,
  tr,
  bg,
  hu,
  it,
  fr,
  ru,
};
