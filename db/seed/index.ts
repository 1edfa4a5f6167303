import { randomUUID } from "node:crypto";

import { foldText } from "~/platform/format/compare-texts";

import type { Db } from "../engine";
import { catalogue, categories, type CatalogueProduct } from "./catalogue";
import { textsOf, translationRows } from "./content";
import { decorPictureRows, decorRow, handleRow, swatchRow } from "./decors";
import { deliveryTerms } from "./delivery";
import { seedDelivery } from "./delivery-zones";
import { fillShowroom } from "./fill-showroom";
import { handles, materials } from "./options";
import { sampleReview } from "./reviews";
import { safetyOf } from "./safety";
import { sizesOfPiece } from "./sizes";

/** The first product of the catalogue is the newest; each next one is a day older. */
const NEWEST_AT = Date.UTC(2026, 9, 1, 8);
const DAY = 24 * 60 * 60 * 1000;

/**
 * Fills a database without products with the built-in catalogue, all of it marked as sample data.
 * Returns the number of products; 0 where there were some.
 */
export async function seed(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const one = await trx.selectFrom("products").select("id").limit(1).executeTakeFirst();
    if (one) return 0;
    await seedDelivery(trx);
    await trx.insertInto("materials").values(materials.map(decorRow)).execute();
    await trx.insertInto("swatches").values(materials.map(swatchRow)).execute();
    await trx.insertInto("decor_pictures").values(materials.flatMap(decorPictureRows)).execute();
    await trx.insertInto("handles").values(handles.map(handleRow)).execute();
    const translations = [
      ...materials.flatMap(({ id, names, descriptions }) =>
        translationRows("material", id, { name: names, description: descriptions }),
      ),
      ...handles.flatMap(({ id, names }) => translationRows("handle", id, { name: names })),
    ];
    let count = 0;
    for (const [order, category] of categories.entries()) {
      const categoryId = randomUUID();
      await trx
        .insertInto("categories")
        .values({
          id: categoryId,
          name: category.name,
          slug: category.slug,
          description: category.description,
          is_featured: category.isFeatured ? 1 : 0,
          status: "active",
          display_order: order,
          is_sample: 1,
          created_at: new Date(NEWEST_AT - order * DAY).toISOString(),
        })
        .execute();
      translations.push(
        ...translationRows("category", categoryId, {
          name: textsOf(category.name, ({ categories }) => categories[category.slug].name),
          description: textsOf(
            category.description,
            ({ categories }) => categories[category.slug].description,
          ),
        }),
      );
      for (const product of catalogue[category.slug]) {
        const productId = randomUUID();
        const { safety, texts } = safetyOf(category.slug, product);
        // The dates alternate between the categories, so that the newest products include some of
        // each.
        const age = (product.number - 1) * categories.length + order;
        await trx
          .insertInto("products")
          .values({
            id: productId,
            category_id: categoryId,
            number: product.number,
            name: product.name,
            name_folded: foldText(product.name),
            slug: product.slug,
            price_bani: product.priceLei * 100,
            description: product.description,
            stock_quantity: product.stock,
            status: "active",
            material: product.material,
            specification: JSON.stringify(product.specification),
            form: product.form,
            ...deliveryTerms[category.slug],
            ...sizesOfPiece(product.form, product.specification.dimensions),
            safety: JSON.stringify(safety),
            is_sample: 1,
            created_at: new Date(NEWEST_AT - age * DAY).toISOString(),
          })
          .execute();
        const key = `${category.slug}-${product.number}`;
        translations.push(...productTexts(productId, product, key));
        translations.push(...translationRows("product", productId, texts));
        for (const [index, picture] of product.pictures.entries()) {
          const pictureId = randomUUID();
          const alt = textsOf(picture.alt, ({ products }) => products[key]?.alts[picture.file]);
          translations.push(...translationRows("product_image", pictureId, { alt }));
          await trx
            .insertInto("product_images")
            .values({
              id: pictureId,
              product_id: productId,
              image_url: `/imagini/${picture.file}`,
              alt: picture.alt,
              is_primary: index === 0 ? 1 : 0,
              display_order: index,
            })
            .execute();
        }
        await trx.insertInto("reviews").values(sampleReviews(productId)).execute();
        count += 1;
      }
    }
    // Its pictures came after each piece, which counts as an edit; nobody has made it his own.
    await trx.updateTable("products").set({ is_sample: 1 }).execute();
    translations.push(...(await fillShowroom(trx)));
    // A statement takes a limited number of values.
    for (let from = 0; from < translations.length; from += 500) {
      await trx
        .insertInto("content_translations")
        .values(translations.slice(from, from + 500))
        .execute();
    }
    return count;
  });
}

function productTexts(id: string, product: CatalogueProduct, key: string) {
  const { name, description, specification } = product;
  return translationRows("product", id, {
    name: textsOf(name, ({ products }) => products[key]?.name),
    description: textsOf(description, ({ products }) => products[key]?.description),
    material: textsOf(
      specification.material,
      ({ products }) => products[key]?.specification.material,
    ),
    dimensions: textsOf(
      specification.dimensions,
      ({ products }) => products[key]?.specification.dimensions,
    ),
    color: textsOf(specification.color, ({ products }) => products[key]?.specification.color),
    features: textsOf(specification.features.join("\n"), ({ products }) =>
      products[key]?.specification.features.join("\n"),
    ),
  });
}

/** Twelve for each product, all the same with five stars, as the spec shows them. */
function sampleReviews(productId: string) {
  return Array.from({ length: 12 }, (_, index) => ({
    id: randomUUID(),
    product_id: productId,
    user_id: null,
    author_name: sampleReview.author,
    rating: 5,
    text: sampleReview.text,
    is_verified_buyer: 0 as const,
    is_sample: 1 as const,
    created_at: new Date(NEWEST_AT - index * DAY).toISOString(),
    approved_at: new Date(NEWEST_AT - index * DAY).toISOString(),
  }));
}
