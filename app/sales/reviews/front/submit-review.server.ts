import { randomUUID } from "node:crypto";

import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import { enqueueMails, type Mail } from "~/platform/mail/outbox.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import type { PictureWithThumbnail } from "~/sales/approvals/sent-picture.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { hasRoomFor, keepPictures } from "./review-picture.server";

/** Pictures of one review. */
export const MOST_PICTURES = 3;

export interface WrittenReview {
  rating: number;
  text: string;
  language: Language;
  pictures: readonly PictureWithThumbnail[];
}

export type SubmitResult = { kind: "sent" } | { kind: "not-bought" } | { kind: "files-full" };

/**
 * Saves a customer's review of a product, which waits for approval. A customer to whom the product was delivered
 * counts as a verified buyer, and only such a one may send pictures along. A second review replaces the first with
 * its pictures and waits for approval again. The shop is informed if its settings ask for it. Refuses pictures from
 * somebody who has not bought it, and pictures for which there is no room.
 */
export async function submitReview(
  customer: { id: string; first_name: string; last_name: string },
  product: { id: string; name: string },
  { pictures, ...written }: WrittenReview,
  db: Db = shopDatabase(),
): Promise<SubmitResult> {
  return db.transaction().execute(async (trx): Promise<SubmitResult> => {
    const isBuyer = await hasBought(customer.id, product.id, trx);
    if (pictures.length > 0 && !isBuyer) return { kind: "not-bought" };
    if (!(await hasRoomFor(pictures, trx))) return { kind: "files-full" };
    await trx
      .deleteFrom("reviews")
      .where("product_id", "=", product.id)
      .where("user_id", "=", customer.id)
      .execute();
    const id = randomUUID();
    await trx
      .insertInto("reviews")
      .values({
        id,
        product_id: product.id,
        user_id: customer.id,
        author_name: shownName(customer),
        ...written,
        is_verified_buyer: isBuyer ? 1 : 0,
        is_sample: 0,
        created_at: new Date().toISOString(),
        approved_at: null,
      })
      .execute();
    await keepPictures(id, pictures, trx);
    await enqueueMails(composeReviewNotes(product.name, await findSettings(trx)), null, trx);
    return { kind: "sent" };
  });
}

/** Whether the product was delivered to a customer. */
export async function hasBought(
  userId: string,
  productId: string,
  db: Db = shopDatabase(),
): Promise<boolean> {
  const bought = await db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select("orders.id")
    .where("orders.user_id", "=", userId)
    .where("orders.status", "=", "delivered")
    .where("order_lines.product_id", "=", productId)
    .executeTakeFirst();
  return bought !== undefined;
}

/** "Ioana P.": enough to see a person, too little to find them. */
function shownName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial = ""] = last_name;
  return `${first_name} ${initial && `${initial}.`}`.trim();
}

/** The note to the shop about a review that waits, if the settings ask for it. */
function composeReviewNotes(name: string, { general, notifications }: Settings): Mail[] {
  if (!notifications.productComments) return [];
  const t = translateIn(fallbackLanguage, "mail");
  const content = {
    language: fallbackLanguage,
    subject: t("review.subject", { name }),
    greeting: t("review.text"),
    paragraphs: [],
    links: [{ label: t("review.link"), url: shopOrigin + officePaths.reviews() }],
    closing: general.siteName,
  };
  return [{ recipient: mailShop ?? general.email, ...renderMail(content) }];
}
