import { randomUUID } from "node:crypto";

import type { Language } from "~/platform/i18n/languages";
import { enqueueMails, type Mail } from "~/platform/mail/outbox.server";
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
 * Saves a customer's review of a product, which waits for approval. A customer to whom the product
 * was delivered counts as a verified buyer, and only such a one may send pictures along. A second
 * review replaces the first with its pictures and waits for approval again. `mails` inform the shop.
 * Refuses pictures of who has not bought it, and those for which there is no room.
 */
export async function submitReview(
  customer: { id: string; first_name: string; last_name: string },
  productId: string,
  { pictures, ...written }: WrittenReview,
  mails: Mail[],
  db: Db = shopDatabase(),
): Promise<SubmitResult> {
  return db.transaction().execute(async (trx): Promise<SubmitResult> => {
    const isBuyer = await hasBought(customer.id, productId, trx);
    if (pictures.length > 0 && !isBuyer) return { kind: "not-bought" };
    if (!(await hasRoomFor(pictures, trx))) return { kind: "files-full" };
    await trx
      .deleteFrom("reviews")
      .where("product_id", "=", productId)
      .where("user_id", "=", customer.id)
      .execute();
    const id = randomUUID();
    await trx
      .insertInto("reviews")
      .values({
        id,
        product_id: productId,
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
    await enqueueMails(mails, null, trx);
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
