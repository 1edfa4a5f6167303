import { readShape } from "~/furniture/configurator/configuration";
import { listDecors } from "~/furniture/decors/list-decors.server";
import { findDecorExample } from "~/furniture/planner/decor-example.server";
import type { Language } from "~/platform/i18n/languages";
import { compiledQuery } from "~db/compiled-query";
import { idsAs, type Db } from "~db/engine";

import type { MaterialFacet } from "../material-facet";
import type { ProductCard } from "../product.server";

/**
 * The cards of a listing, each of a kind that there is a photograph of shown in the decor that the
 * listing is narrowed to: the only one on offer of the only material chosen. Others stay as they are.
 */
export async function inTheOnlyDecor(
  products: ProductCard[],
  materials: MaterialFacet[],
  language: Language,
  db: Db,
): Promise<ProductCard[]> {
  const decor = await findOnlyDecor(materials, language, db);
  if (decor === undefined) return products;
  const ids = JSON.stringify(products.map(({ id }) => id));
  const shapes = new Map((await readShapes({ ids }, db)).map(({ id, form }) => [id, form]));
  return Promise.all(
    products.map(async (product) => {
      const shape = readShape(shapes.get(product.id) ?? "");
      return { ...product, example: await findDecorExample(shape, decor, language, db) };
    }),
  );
}

async function findOnlyDecor(materials: MaterialFacet[], language: Language, db: Db) {
  const [material, ...others] = materials;
  if (!material || others.length > 0) return undefined;
  const decors = (await listDecors(language, db)).filter(({ board }) => board === material);
  return decors.length === 1 ? decors[0]!.id : undefined;
}

const readShapes = compiledQuery((db, { ids }: { ids: string }) =>
  db
    .selectFrom("products")
    .innerJoin(idsAs<string, "wanted">("wanted", ids, "text"), "wanted.id", "products.id")
    .select(["products.id", "products.form"]),
);
