import { createHash } from "node:crypto";

import { findSettings, type Settings } from "~/platform/settings/settings.server";
import type { Vat } from "~/platform/settings/vat";
import { findVat } from "~/platform/settings/vat-rates.server";
import type { CartLine } from "~/shop/cart/cart-line";
import { discountOf, findLivingCart, listCartLines } from "~/shop/cart/cart.server";
import { differenceOf, digestCart } from "~/shop/cart/digest.server";
import type { TextsToAccept } from "~/shop/content/accepted-text.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { AppliedDiscount } from "~/shop/discounts/apply";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import { agreed, priceCheckout, type PricedCheckout } from "../checkout-delivery.server";
import type { OrderRequest } from "./order-request";
import { type LineRefusal, refuseLines } from "./refuse-lines.server";

/** An order whose form showed everything as it is now. */
export interface VerifiedOrder {
  kind: "verified";
  cartId: string;
  checkoutToken: string;
  formDigest: string;
  lines: CartLine[];
  vat: Vat;
  discount: AppliedDiscount | undefined;
  priced: PricedCheckout;
  texts: TextsToAccept;
  settings: Settings;
  placedAt: Date;
}

/** What the form asked for was placed before: by the same form, or by another one of the same cart. */
type PlacedBefore =
  | { kind: "placed"; token: string; isRepeat: true }
  | { kind: "placed-before"; number: string; token: string };

/** Why what the form showed is not what would be ordered. */
export type UnverifiedOrder =
  | PlacedBefore
  | { kind: "empty-cart" }
  | { kind: "stale-form" }
  | LineRefusal
  | { kind: "changed" }
  /** Its pieces and sums are the same, but it now comes later. */
  | { kind: "other-days" }
  /** The code takes nothing off any more. */
  | { kind: "discount-over"; code: string }
  /** The delivery costs another price by now, or what was chosen of it is not offered any more. */
  | { kind: "other-delivery" }
  | { kind: "other-terms" };

/**
 * Reads and prices a cart again, and compares it with what its form showed. Prices that changed count as
 * seen from now on: that is the only thing which it writes.
 */
export async function verifyOrder(
  { cartId, checkoutToken: carried, acceptedTexts, details, language, desk }: OrderRequest,
  trx: Db,
): Promise<VerifiedOrder | UnverifiedOrder> {
  const [checkoutToken = "", shown = "", shownDelivery] = carried.split(".");
  const formDigest = createHash("sha256").update(JSON.stringify(details)).digest("hex");
  const before = await findPlacedBefore(checkoutToken, formDigest, trx);
  if (before) return before;

  const cart = await findLivingCart(cartId, trx);
  const lines = cart ? await listCartLines(cart.id, language, trx) : [];
  const isOthers = cart?.desk_order_id !== (desk?.id ?? null);
  if (!cart || isOthers || lines.length === 0) return { kind: "empty-cart" };
  if (cart.checkout_token !== checkoutToken) return { kind: "stale-form" };
  const problem = await refuseLines(cart.id, lines, trx);
  if (problem) return problem;

  const placedAt = new Date();
  const vat = await findVat(placedAt, trx);
  const code = await discountOf(cart, lines, placedAt, trx);
  const settings = await findSettings(trx);
  const { advancePercent } = settings.trade;
  const asked = agreed({ lines, vat, discount: code, advancePercent }, desk?.terms);
  const { discount } = asked;
  const priced = await priceCheckout(asked, details, trx, desk?.terms.transportBani);
  // Another tab, or the same form sent twice, may have placed an order meanwhile.
  const difference = differenceOf(shown, digestCart({ lines, vat, discount }));
  if (difference === "later") return { kind: "other-days" };
  if (difference === "other") {
    if (discount?.kind === "refused") return { kind: "discount-over", code: discount.code };
    return { kind: "changed" };
  }
  if (!priced || shownDelivery !== priced.digest) return { kind: "other-delivery" };
  const texts = await findTextsToAccept(language, trx);
  if (acceptedTexts !== digestTexts(texts)) return { kind: "other-terms" };
  return {
    kind: "verified",
    cartId: cart.id,
    checkoutToken,
    formDigest,
    lines,
    vat,
    discount: discount?.kind === "applied" ? discount : undefined,
    priced,
    texts,
    settings,
    placedAt,
  };
}

async function findPlacedBefore(
  checkoutToken: string,
  formDigest: string,
  trx: Db,
): Promise<PlacedBefore | undefined> {
  const [earlier] = await findEarlier({ checkoutToken }, trx);
  if (!earlier) return undefined;
  const { number, token, form_digest } = earlier;
  return form_digest === formDigest
    ? { kind: "placed", token, isRepeat: true }
    : { kind: "placed-before", number, token };
}

const findEarlier = compiledQuery((db, { checkoutToken }: { checkoutToken: string }) =>
  db
    .selectFrom("orders")
    .select(["number", "token", "form_digest"])
    .where("checkout_token", "=", checkoutToken),
);
