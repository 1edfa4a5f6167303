import { randomUUID } from "node:crypto";

import { languageCodes } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";

import { openForBusiness, pieceId, pieces } from "../world";

/** Texts that break what is written carelessly. */
export const hostile = {
  markup: `<b>Pat</b> & "dulap" 'x' ]]> <![CDATA[ </g:title> &amp; &#0; <!-- -->`,
  control: "Rând\u0000 unu\u0008\nrând doi\uFFFE \u200Bșir\u202E",
  long: "Ș".repeat(149) + "😀😀 " + "lung ".repeat(2000),
};

/** The sample catalogue as a shop's own that is open, with every odd case among its pieces. */
export async function makeEdgeCatalogue(db: Db): Promise<Record<string, string>> {
  await openForBusiness(db);
  await db.updateTable("products").set({ is_sample: 0 }).execute();
  await db.updateTable("categories").set({ is_sample: 0 }).execute();
  const [bed, desk, soldOut] = await Promise.all([
    pieceId(db, pieces.bed),
    pieceId(db, pieces.desk),
    pieceId(db, pieces.soldOut),
  ]);
  const rest = await db
    .selectFrom("products")
    .select(["id", "specification"])
    .where("id", "not in", [bed, desk, soldOut])
    // The dearest: one that has just cost less than the reduced price would not be reduced by it.
    .orderBy("price_bani", "desc")
    .limit(9)
    .execute();
  const [markup, control, long, reduced, pictureless, drawn, hidden, sample, foreign] = rest.map(
    ({ id }) => id,
  ) as [string, string, string, string, string, string, string, string, string];
  const set = (id: string, values: object) =>
    db.updateTable("products").set(values).where("id", "=", id).execute();
  for (const [id, text] of [
    [markup, hostile.markup],
    [control, hostile.control],
    [long, hostile.long],
  ] as const) {
    await set(id, { name: text, description: text });
    await db
      .updateTable("content_translations")
      .set({ text })
      .where("subject_id", "=", id)
      .where("field", "in", ["name", "description"])
      .execute();
  }
  const maker = { manufacturerName: hostile.markup, manufacturerAddress: hostile.long };
  await set(long, { safety: JSON.stringify({ identifier: hostile.long, ...maker }) });
  await set(control, {
    description: "",
    safety: "{}",
    specification: JSON.stringify({ ...specification(rest, control), dimensions: "după cameră" }),
  });
  const price = { price_bani: 123_450, regular_price_bani: 150_000 };
  await set(reduced, { price_bani: 150_000 });
  await set(reduced, price);
  await set(hidden, { status: "inactive" });
  await set(sample, { is_sample: 1 });
  await db.deleteFrom("product_images").where("product_id", "=", pictureless).execute();
  await db
    .updateTable("product_images")
    .set({ image_url: "/placeholders/living.svg" })
    .where("product_id", "=", drawn)
    .execute();
  await db
    .deleteFrom("content_translations")
    .where("subject_id", "=", foreign)
    .where("language", "=", "hu")
    .execute();
  for (let index = 0; index < 14; index += 1) {
    await db
      .insertInto("product_images")
      .values({
        id: randomUUID(),
        product_id: desk,
        alt: "",
        is_primary: 0,
        display_order: 50 + index,
        image_url: `https://poze.example.com/birou-${index}.jpg`,
      })
      .execute();
  }
  return {
    bed,
    desk,
    soldOut,
    markup,
    control,
    long,
    reduced,
    pictureless,
    drawn,
    hidden,
    sample,
    foreign,
  };
}

function specification(rows: { id: string; specification: string }[], wanted: string): object {
  return JSON.parse(rows.find(({ id }) => id === wanted)!.specification) as object;
}

/** All feeds in all languages. */
export const everyFeed = (["google", "meta"] as const).flatMap((target) =>
  languageCodes.map((language) => ({ target, language })),
);
