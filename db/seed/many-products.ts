import { randomUUID } from "node:crypto";

import type { Insertable } from "kysely";

import { foldText, slugOf } from "~/platform/format/compare-texts";

import type { Db } from "../engine";
import type { Database } from "../schema";
import { catalogue, categories } from "./catalogue";

const words = [
  "Alba",
  "Bran",
  "Cerna",
  "Dorna",
  "Făget",
  "Gilău",
  "Horezu",
  "Iezer",
  "Jiu",
  "Lotru",
];
const HOUR = 60 * 60 * 1000;
/** Rows in a statement, which takes a limited number of values. */
const BATCH = 500;

/**
 * Adds made-up products in all five sample categories, to try the shop out at that size. Every
 * tenth is inactive. Returns how many were added.
 */
export async function seedProducts(db: Db, count: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const places = await trx
      .selectFrom("categories")
      .select((eb) => [
        "id",
        "slug",
        eb
          .selectFrom("products")
          .select((inner) => inner.fn.max("number").as("number"))
          .whereRef("products.category_id", "=", "categories.id")
          .as("last_number"),
      ])
      .where(
        "slug",
        "in",
        categories.map(({ slug }) => slug),
      )
      .orderBy("slug")
      .execute();
    if (places.length === 0) return 0;
    const numbers = new Map(places.map(({ id, last_number }) => [id, last_number ?? 0]));
    const pieces = categories.flatMap(({ slug }) => catalogue[slug]);
    const start = Date.now();
    const rows: Insertable<Database["products"]>[] = [];
    const images: Insertable<Database["product_images"]>[] = [];
    for (let index = 0; index < count; index += 1) {
      const place = places[index % places.length]!;
      const model = pieces[(index * 7) % pieces.length]!;
      const name = `${model.name.split(" ")[0]} ${words[index % words.length]} ${index + 1}`;
      const number = (numbers.get(place.id) ?? 0) + 1;
      numbers.set(place.id, number);
      const id = randomUUID();
      rows.push({
        id,
        category_id: place.id,
        number,
        name,
        name_folded: foldText(name),
        slug: slugOf(name),
        price_bani: (100 + ((index * 37) % 9000)) * 100,
        description: model.description,
        stock_quantity: index % 25,
        status: index % 10 === 9 ? "inactive" : "active",
        material: model.material,
        specification: JSON.stringify(model.specification),
        form: model.form,
        is_sample: 1,
        created_at: new Date(start - (index + 1) * HOUR).toISOString(),
      });
      for (const [order, picture] of model.pictures.entries()) {
        images.push({
          id: randomUUID(),
          product_id: id,
          image_url: `/imagini/${picture.file}`,
          alt: picture.alt,
          is_primary: order === 0 ? 1 : 0,
          display_order: order,
        });
      }
      if (rows.length < BATCH && index < count - 1) continue;
      const ids = rows.map(({ id: one }) => one);
      await trx.insertInto("products").values(rows.splice(0)).execute();
      while (images.length > 0) {
        await trx.insertInto("product_images").values(images.splice(0, BATCH)).execute();
      }
      // A picture that comes after its piece counts as an edit; nobody has made it his own.
      await trx.updateTable("products").set({ is_sample: 1 }).where("id", "in", ids).execute();
    }
    return count;
  });
}
