import { materialSwatch } from "~/furniture/configurator/swatch-html.server";
import type { Decor } from "~/furniture/decors/decor";
import { listDecors } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import type { Swatch } from "./swatch";

/** The swatches of decors on offer in the decors' order, those out of stock too, named in a language. */
export async function listSwatches(language: Language, db: Db = shopDatabase()): Promise<Swatch[]> {
  const stock = await findSwatchStock(db);
  const decors = await listDecors(language, db);
  return decors.flatMap((decor) => {
    const left = stock.get(decor.id);
    return left === undefined ? [] : [swatchOf(decor, left)];
  });
}

function swatchOf(decor: Decor, stock: number): Swatch {
  const { id, name, untranslated, description, board, imageUrl, look } = decor;
  return {
    id,
    name,
    untranslated,
    description,
    board,
    imageUrl,
    stock,
    drawing: materialSwatch(look),
  };
}

/** How many swatches there are, by the decors' ids; those that are not offered have no entry. */
export async function findSwatchStock(db: Db = shopDatabase()): Promise<Map<string, number>> {
  const rows = await listStock({}, db);
  return new Map(rows.map(({ material_id, stock }) => [material_id, stock]));
}

const listStock = compiledQuery((db, _: object) =>
  db.selectFrom("swatches").select(["material_id", "stock"]),
);

/** Whether swatches are offered at all, of whatever decor. */
export async function areSwatchesOffered(db: Db = shopDatabase()): Promise<boolean> {
  const offered = await db
    .selectFrom("swatches")
    .innerJoin("materials", "materials.id", "swatches.material_id")
    .select("material_id")
    .where("materials.status", "=", "active")
    .limit(1)
    .executeTakeFirst();
  return offered !== undefined;
}

/** What the swatch of a decor is called on its line. */
export function swatchName(decor: string, language: Language): string {
  return translateIn(language, "swatches")("line", { decor });
}
