import { readShape } from "~/furniture/configurator/configuration";
import { inKeyOrder } from "~/platform/basics/in-batches.server";
import type { Language } from "~/platform/i18n/languages";
import { translateRows } from "~/platform/settings/content-translation.server";
import { withLowest } from "~/shop/catalogue/price-history.server";
import { makerOf, type Maker } from "~/shop/catalogue/safety";
import { cardColumns, readSafety, readSpecification } from "~/shop/catalogue/stored-product.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import { isFeedPicture, isTranslated, reasonLeftOut } from "./eligible.server";
import type { FeedProduct } from "./feed-piece";

/** So many are looked through at once, whatever the size of the catalogue and however few of them a feed has. */
const BATCH = 200;

/**
 * All products of the feeds in a language, by id, some hundreds at a time; others are answered between them.
 * `shop` makes what names no maker.
 */
export async function* readFeedProducts(
  language: Language,
  shop: Maker,
  db: Db = shopDatabase(),
): AsyncGenerator<FeedProduct[]> {
  for await (const ids of inKeyOrder((after) => readBehind(after, db))) {
    const rows = await readRows(ids[0]!.id, ids.at(-1)!.id, language, db);
    if (rows.length > 0) yield await describe(rows, language, shop, db);
  }
}

/** The ids of the next products behind one, in feeds or not. */
async function readBehind(after: string, db: Db): Promise<{ id: string }[]> {
  return db
    .selectFrom("products")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(BATCH)
    .execute();
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** The products of a feed from one id to another. */
async function readRows(first: string, last: string, language: Language, db: Db) {
  return db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .where(reasonLeftOut, "is", null)
    .where((eb) => isTranslated(eb, language))
    .select(cardColumns)
    .select(["products.description", "products.form", "products.safety"])
    .select(["products.specification", "products.category_id"])
    .select("categories.name as category_name")
    .where("products.id", ">=", first)
    .where("products.id", "<=", last)
    .orderBy("products.id")
    .execute();
}

async function describe(
  rows: Row[],
  language: Language,
  shop: Maker,
  db: Db,
): Promise<FeedProduct[]> {
  const pictures = await listPictures(
    rows.map(({ id }) => id),
    db,
  );
  const priced = await withLowest(rows, db);
  const texts = { name: "name", description: "description" };
  const named = await translateRows(priced, "product", texts, ({ id }) => id, language, db);
  const category = { category_name: "name" };
  const whole = await translateRows(
    named,
    "category",
    category,
    (row) => row.category_id,
    language,
    db,
  );
  return whole.map(({ safety: json, specification, form, ...row }) => {
    const safety = readSafety(json);
    return {
      ...row,
      form: readShape(form),
      pictures: pictures.get(row.id) ?? [],
      dimensions: readSpecification(specification).dimensions,
      maker: makerOf(safety, shop),
      identifier: safety.identifier,
    };
  });
}

async function listPictures(ids: string[], db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("product_images")
    .select(["product_id", "image_url"])
    .where("product_id", "in", valuesOf(ids))
    .orderBy("is_primary", "desc")
    .orderBy("display_order")
    .execute();
  const found = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { product_id, image_url } of rows) {
    if (isFeedPicture(image_url)) found.get(product_id)?.push(image_url);
  }
  return found;
}
