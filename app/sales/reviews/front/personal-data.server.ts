import type { PersonalData } from "~db/personal-data";

import { erasePictures } from "./review-picture.server";

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    reviews: "as long as it is shown, its author as the account",
    review_pictures: "as its author's account",
  },
  exportOf: async ({ id }, db) => ({
    reviews: await db
      .selectFrom("reviews")
      .innerJoin("products", "products.id", "reviews.product_id")
      .select(["products.name as product", "reviews.rating", "reviews.text"])
      .select(["reviews.created_at", "reviews.approved_at"])
      .select((eb) =>
        eb.fn
          .coalesce(
            eb
              .selectFrom("review_pictures")
              .select((of) => of.fn.countAll<number>().as("count"))
              .whereRef("review_pictures.review_id", "=", "reviews.id"),
            eb.lit(0),
          )
          // How many; the pictures themselves stand on the product's page.
          .as("pictures"),
      )
      .where("reviews.user_id", "=", id)
      .orderBy("reviews.created_at", "desc")
      .execute(),
  }),
  eraseOf: async ({ id }, trx) => {
    await erasePictures(id, trx);
    const nobody = { author_name: "", user_id: null };
    await trx.updateTable("reviews").set(nobody).where("user_id", "=", id).execute();
  },
} satisfies PersonalData;
