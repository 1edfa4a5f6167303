import { randomBytes } from "node:crypto";

import { countUses, type TooManyUses, type Use } from "~/platform/http/rate-limit.server";
import type { Language } from "~/platform/i18n/languages";
import { findSettings } from "~/platform/settings/settings.server";
import { findCart } from "~/shop/cart/cart.server";
import { hashCheckout } from "~/shop/cart/join-carts.server";
import { findUnoffered } from "~/shop/delivery/offer";
import { refuseProven, type PersonRefusal } from "~/shop/discounts/refuse-person.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import { orNotSaved, type Db } from "~db/engine";
import { inSharedTransaction } from "~db/group-commit";

import { refuseCashOfCart, type CashRefusal } from "./cash.server";
import { priceCheckout, servicesFor } from "./checkout-delivery.server";
import { orderColumns, type CheckoutDetails } from "./checkout-form";
import { readTypedDetails } from "./placing/typed-details.server";

/** Milliseconds that a draft is kept, as the privacy page says. */
const DRAFT_LIFE = 24 * 60 * 60 * 1000;

interface DraftRequest {
  cartId: string | undefined;
  details: CheckoutDetails;
  language: Language;
  /** The customer who orders, when signed in. */
  userId: string | null;
  /** The limits that the draft counts towards; it is refused when one is exceeded. */
  uses: Use[];
}

export type RefusedDraft =
  | { kind: "empty-cart" }
  | { kind: "no-cash"; why: CashRefusal }
  | PersonRefusal
  /** Carrying or assembly was chosen in a way that the shop does not offer. */
  | { kind: "not-offered"; field: "carrying" | "assembly" }
  | TooManyUses
  | { kind: "not-saved" };

/**
 * Keeps what was typed at the checkout of a cart, in place of what was typed before, so that the page
 * to be read before ordering is a page like others: it can be reloaded, left and come back to. It is
 * found by who brings the session that is returned, a new one each time, and what a customer typed by
 * that customer only: a cart outlives the evening at a shared computer. Counts before it refuses
 * anything. Refuses more drafts than the limits allow, an empty cart, cash where the law forbids it for
 * this cart, a delivery that is not offered, a code that the signed-in customer has used, and a database
 * that cannot be written. What became before of an e-mail, a phone or a company that was only typed
 * changes nothing: the order asks for that, which costs more than a draft does.
 */
export async function saveCheckoutDraft(
  request: DraftRequest,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved"; session: string } | RefusedDraft> {
  const result = await orNotSaved(() => inSharedTransaction(db, (trx) => saveWithin(request, trx)));
  return result === "not-saved" ? { kind: "not-saved" } : result;
}

async function saveWithin(
  { cartId, details, language, userId, uses }: DraftRequest,
  trx: Db,
): Promise<{ kind: "saved"; session: string } | RefusedDraft> {
  const now = new Date();
  const tooMany = await countUses(uses, now, trx);
  if (tooMany) return tooMany;
  const cart = await findCart(cartId, language, trx);
  if (!cartId || !cart || cart.lines.length === 0) return { kind: "empty-cart" };
  const { trade, delivery: services } = await findSettings(trx);
  const field = findUnoffered(details, servicesFor(cart, services));
  if (field) return { kind: "not-offered", field };
  const priced = await priceCheckout(cart, details, trx);
  const { lines, discount } = cart;
  const { totals } = priced ?? cart;
  const why = refuseCashOfCart({ lines, totals, buyer: orderColumns(details), trade });
  if (why) return { kind: "no-cash", why };
  const person = { email: details.email, userId };
  const refused =
    discount?.kind === "applied" && discount.id
      ? await refuseProven({ id: discount.id, code: discount.code }, person, trx)
      : undefined;
  if (refused) return refused;
  const session = randomBytes(24).toString("base64url");
  const draft = {
    cart_id: cartId,
    session_hash: hashCheckout(session),
    user_id: userId,
    details: JSON.stringify(details),
    typed_at: now.toISOString(),
  };
  await keep(draft, trx);
  return { kind: "saved", session };
}

/**
 * What was typed at the checkout of a cart within the last day and in this session of the browser, by
 * the customer who is signed in or by nobody's account, or undefined.
 */
export async function findCheckoutDraft(
  { cartId, session, userId }: { cartId?: string; session?: string; userId: string | null },
  db: Db = shopDatabase(),
): Promise<CheckoutDetails | undefined> {
  if (!cartId || !session) return undefined;
  const [draft] = await find({ cartId, since: oldestKept(new Date()) }, db);
  if (draft?.session_hash !== hashCheckout(session)) return undefined;
  return draft.user_id === null || draft.user_id === userId
    ? readTypedDetails(draft.details)
    : undefined;
}

/** What a customer typed at a checkout within the last day, in whatever browser, or undefined. */
export async function findCustomersDraft(
  userId: string,
  db: Db = shopDatabase(),
): Promise<CheckoutDetails | undefined> {
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
