import { randomUUID } from "node:crypto";

import type { Db } from "../engine";
import { textsOf, translationRows } from "./content";
import { gallery } from "./gallery";
import { publishSeedPages } from "./pages";
import { partners, testimonials } from "./showroom";
import { galleryAlts } from "./translations/gallery-ro";

/** Adds gallery, testimonials, partners and pages. Returns the translations that belong to them. */
export async function fillShowroom(trx: Db) {
  const translations = [];
  const rooms = await trx.selectFrom("categories").select(["id", "slug"]).execute();
  for (const [index, { file, category, work = {} }] of gallery.entries()) {
    const id = randomUUID();
    const alt = galleryAlts[file] ?? "";
    await trx
      .insertInto("gallery_images")
      .values({
        id,
        number: index + 1,
        category_id: rooms.find(({ slug }) => slug === category)?.id ?? null,
        image_url: `/imagini/${file}`,
        alt,
        display_order: index,
        is_sample: 1,
        created_at: "2026-10-01T08:00:00.000Z",
        ...work,
      })
      .execute();
    const texts = textsOf(alt, (translation) => translation.gallery[file]);
    translations.push(...translationRows("gallery_image", id, { alt: texts }));
  }
  for (const [order, { rating, picture, ...texts }] of testimonials.entries()) {
    const id = randomUUID();
    await trx
      .insertInto("testimonials")
      .values({
        id,
        name: texts.name.ro,
        role: texts.role.ro,
        content: texts.content.ro,
        rating,
        image_url: `/imagini/${picture}`,
        display_order: order,
        is_sample: 1,
      })
      .execute();
    translations.push(...translationRows("testimonial", id, texts));
  }
  await trx
    .insertInto("partners")
    .values(
      partners.map(({ name, logo }, order) => ({
        id: randomUUID(),
        name,
        image_url: `/partners/${logo}`,
        display_order: order,
        is_sample: 1 as const,
      })),
    )
    .execute();
  await publishSeedPages(trx);
  return translations;
}
