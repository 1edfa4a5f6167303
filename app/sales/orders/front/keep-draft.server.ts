import { createHmac } from "node:crypto";

import { sessionSecret } from "~/platform/env/env.server";
import { readText } from "~/platform/forms/read-form.server";
import { countUses, type TooManyUses, type Use } from "~/platform/http/rate-limit.server";
import type { Language } from "~/platform/i18n/languages";
import type { Cart } from "~/shop/cart/cart-line";
import { findCart } from "~/shop/cart/cart.server";
import { hashCheckout } from "~/shop/cart/join-carts.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import { orNotSaved, type Db } from "~db/engine";
import { inSharedTransaction } from "~db/group-commit";

import { checkoutForm, type CheckoutDetails, type TypedDetails } from "../checkout-form";
import { refuseDetails, type RefusedDetails } from "../placing/refuse-details.server";

interface DraftRequest {
  cartId: string | undefined;
  /** The browser's session, where it has one already; else a new one begins. */
  session?: string | undefined;
  language: Language;
  /** The customer who orders, when signed in. */
  userId: string | null;
  /** The limits that the draft counts towards; it is refused when one is exceeded. */
  uses: Use[];
}

type UnkeptDraft = { kind: "empty-cart" } | TooManyUses | { kind: "not-saved" };

export type RefusedDraft = UnkeptDraft | RefusedDetails;

interface SavedDraft {
  kind: "saved";
  session: string;
}

const fields = checkoutForm.keyof().options;

/** What stands in the checkout's fields, as it was typed; nothing of what else was posted. */
export function typedDetails(posted: FormData): TypedDetails {
  const typed = fields.map((field) => [field, readText(posted, field)] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ""));
}

/**
 * Keeps what has been typed so far at the checkout of a cart, in place of what was typed before, and judges
 * none of it: the page shows it again in another language, in another tab and after a way to the cart. It
 * is found only with the browser session that is returned, and a customer's draft only by that customer,
 * because a cart outlives the evening at a shared computer. The post is counted before anything is refused.
 * Refuses more drafts than the limits allow, an empty cart, and a database that cannot be written.
 */
export async function keepTyped(
  request: DraftRequest & { typed: TypedDetails },
  db: Db = shopDatabase(),
): Promise<SavedDraft | UnkeptDraft> {
  return orNotKept(() =>
    inSharedTransaction(db, (trx) =>
      keepWithin<never>(request, request.typed, () => Promise.resolve(undefined), trx),
    ),
  );
}

/**
 * Keeps complete details in the same way, so that the page to be read before ordering can be reloaded, left and
 * returned to. It also refuses cash where the law forbids it for this cart, a delivery that is not offered, and a
 * code that the signed-in customer has used. It does not look at earlier orders of an e-mail, a phone or a company
 * that was only typed: only the order does, which is limited more than a draft.
 */
export async function saveCheckoutDraft(
  request: DraftRequest & { details: CheckoutDetails },
  db: Db = shopDatabase(),
): Promise<SavedDraft | RefusedDraft> {
  const { details, userId } = request;
  return orNotKept(() =>
    inSharedTransaction(db, (trx) =>
      keepWithin(request, details, (cart) => refuseDetails(cart, details, userId, trx), trx),
    ),
  );
}

async function orNotKept<Kept>(keep: () => Promise<Kept>): Promise<Kept | { kind: "not-saved" }> {
  const result = await orNotSaved(keep);
  return result === "not-saved" ? { kind: "not-saved" } : result;
}

async function keepWithin<Refused>(
  { cartId, session, language, userId, uses }: DraftRequest,
  typed: TypedDetails,
  refuse: (cart: Cart) => Promise<Refused | undefined>,
  trx: Db,
): Promise<SavedDraft | UnkeptDraft | Refused> {
  const now = new Date();
  const tooMany = await countUses(uses, now, trx);
  if (tooMany) return tooMany;
  const cart = await findCart(cartId, language, trx);
  if (!cartId || !cart || cart.lines.length === 0) return { kind: "empty-cart" };
  const refused = await refuse(cart);
  if (refused) return refused;
  const own = session ?? newSession(cartId);
  const draft = {
    cart_id: cartId,
    session_hash: hashCheckout(own),
    user_id: userId,
    details: JSON.stringify(typed),
    typed_at: now.toISOString(),
  };
  await keep(draft, trx);
  return { kind: "saved", session: own };
}

/**
 * A session of the browser at the checkout of a cart. It is the same for the same cart: a browser may send what is
 * typed twice before the first answer has told it of a session, and each answer's must find what is kept.
 */
function newSession(cartId: string): string {
  return createHmac("sha256", sessionSecret()).update(`checkout\n${cartId}`).digest("base64url");
}

interface Draft {
  cart_id: string;
  session_hash: string;
  user_id: string | null;
  details: string;
  typed_at: string;
}

const keep = compiledQuery((db, draft: Draft) =>
  db
    .insertInto("checkout_drafts")
    .values({
      cart_id: draft.cart_id,
      session_hash: draft.session_hash,
      user_id: draft.user_id,
      details: draft.details,
      typed_at: draft.typed_at,
    })
    .onConflict((conflict) =>
      conflict.column("cart_id").doUpdateSet((eb) => ({
        session_hash: eb.ref("excluded.session_hash"),
        user_id: eb.ref("excluded.user_id"),
        details: eb.ref("excluded.details"),
        typed_at: eb.ref("excluded.typed_at"),
      })),
    ),
);
