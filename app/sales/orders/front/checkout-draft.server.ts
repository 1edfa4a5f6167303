import { hashCheckout } from "~/shop/cart/join-carts.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import type { CheckoutDetails, TypedDetails } from "../checkout-form";
import { completeDetails, readTypedDetails } from "../placing/typed-details.server";

/** Milliseconds that a draft is kept, as the privacy page says. */
const DRAFT_LIFE = 24 * 60 * 60 * 1000;

/**
 * What was typed at the checkout of a cart within the last day and in this session of the browser, by
 * the customer who is signed in or by nobody's account, or undefined.
 */
export async function findCheckoutDraft(
  { cartId, session, userId }: { cartId?: string; session?: string; userId: string | null },
  db: Db = shopDatabase(),
): Promise<TypedDetails | undefined> {
  if (!cartId || !session) return undefined;
  const [draft] = await find({ cartId, since: oldestKept(new Date()) }, db);
  if (draft?.session_hash !== hashCheckout(session)) return undefined;
  return draft.user_id === null || draft.user_id === userId
    ? readTypedDetails(draft.details)
    : undefined;
}

/** The same where all of it is there and right, as the page to be read before ordering shows it. */
export async function findCompleteDraft(
  who: Parameters<typeof findCheckoutDraft>[0],
  db: Db = shopDatabase(),
): Promise<CheckoutDetails | undefined> {
  const typed = await findCheckoutDraft(who, db);
  return typed && completeDetails(typed);
}

/** What a customer typed at a checkout within the last day, in whatever browser, or undefined. */
export async function findCustomersDraft(
  userId: string,
  db: Db = shopDatabase(),
): Promise<TypedDetails | undefined> {
  const draft = await db
    .selectFrom("checkout_drafts")
    .select("details")
    .where("user_id", "=", userId)
    .where("typed_at", ">", oldestKept(new Date()))
    .orderBy("typed_at", "desc")
    .executeTakeFirst();
  return draft && readTypedDetails(draft.details);
}

/** Deletes what was typed more than a day ago. */
export async function deleteOldCheckoutDrafts(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("checkout_drafts").where("typed_at", "<=", oldestKept(now)).execute();
}

function oldestKept(now: Date): string {
  return new Date(now.getTime() - DRAFT_LIFE).toISOString();
}

const find = compiledQuery((db, { cartId, since }: { cartId: string; since: string }) =>
  db
    .selectFrom("checkout_drafts")
    .select(["session_hash", "user_id", "details"])
    .where("cart_id", "=", cartId)
    .where("typed_at", ">", since),
);

/** An order needs no draft any more. */
export const deleteCheckoutDraft = compiledQuery((db, { cartId }: { cartId: string }) =>
  db.deleteFrom("checkout_drafts").where("cart_id", "=", cartId),
);
