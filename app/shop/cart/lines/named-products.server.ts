import type { Language } from "~/platform/i18n/languages";
import { translateRows } from "~/platform/settings/content-translation.server";
import type { Db } from "~db/engine";

/** Products with their names in a language. */
export function named<Row extends { id: string; name: string }>(
  rows: Row[],
  language: Language,
  trx: Db,
) {
  return translateRows(rows, "product", { name: "name" }, ({ id }) => id, language, trx);
}
