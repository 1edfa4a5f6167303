import { HOME_COUNTRY } from "~/platform/format/countries";
import { dayOf } from "~/platform/format/dates";
import { sha256 } from "~/platform/format/sha256.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { agreed, destinationOf, priceCheckout } from "~/sales/orders/checkout-delivery.server";
import { findDeskOrder } from "~/sales/orders/desk-order.server";
import { areSwatches, type Cart } from "~/shop/cart/cart-line";
import { findCart } from "~/shop/cart/cart.server";
import { differenceOf, digestCart } from "~/shop/cart/digest.server";
import { slowestTerm } from "~/shop/catalogue/delivery-term";
import { termedBy } from "~/shop/catalogue/delivery-way";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { fixCartLines } from "../writing/cart-lines.server";
import { type DeskOffer, writeRequest } from "../writing/desk-request.server";
import { sendVersion } from "../writing/send-version.server";
import { findQuoteRequest } from "./find-quote.server";
import { standingOn } from "./quote-rules";

export type DeskOfferResult =
  | { kind: "sent"; requestId: string }
  | { kind: "unknown" }
  | { kind: "empty" }
  /** A piece cannot be had so. */
  | { kind: "line" }
  /** Its prices or its way are other than the page showed. */
  | { kind: "changed" }
  /** Nobody has said what the transport costs. */
  | { kind: "transport" }
  /** Swatches and codes belong to orders. */
  | { kind: "swatches" | "code" }
  /** It was accepted, declined or closed. */
  | { kind: "ended" };

/**
 * Sends what staff put together at the desk as an offer: its pieces, prices, discount, charges and share are
 * fixed from now on and held until its last day. The first makes a request of its own, each further one is its
 * next version. Refuses what could not be ordered so today, and what its page did not show.
 */
export async function offerDesk(
  offer: DeskOffer,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<DeskOfferResult> {
  return db.transaction().execute(async (trx): Promise<DeskOfferResult> => {
    const { id, details, language, terms } = offer;
    const desk = await findDeskOrder({ id }, trx);
    const cart = desk && (await findCart(desk.cartId, language, trx));
    if (!desk || desk.orderNumber !== null || !cart) return { kind: "unknown" };
    const refusal = refuseCart(cart);
    if (refusal) return refusal;
    const asked = agreed(cart, terms);
    const priced = await priceCheckout(asked, details, trx, terms.transportBani);
    if (!priced) return { kind: "changed" };
    const [token = ""] = cart.checkout_token.split(".");
    const [shownToken, shown = "", shownDelivery] = offer.checkoutToken.split(".");
    const isShown = shownToken === token && shownDelivery === priced.digest;
    if (!isShown || differenceOf(shown, digestCart(asked)) !== "none") return { kind: "changed" };
    if (priced.offer.state !== "agreed") return { kind: "transport" };
    const before = desk.requestId && (await findQuoteRequest({ id: desk.requestId }, trx));
    const isEnded = before && ["accepted", "declined", "closed"].includes(before.state);
    if (isEnded) return { kind: "ended" };
    const lines = await fixCartLines(
      desk.cartId,
      termedBy({ days: priced.offer.days }, cart.lines),
      {
        language,
        trx,
      },
    );
    if (!lines) return { kind: "line" };
    const request = before || (await writeRequest(offer, desk.userId, trx));
    const days = slowestTerm(
      termedBy({ days: priced.offer.days }, cart.lines).map(({ term }) => term),
    );
    const { country, county } = destinationOf(details);
    const isBrought = details.deliveryMethod === "delivery";
    await sendVersion(
      {
        request,
        lines,
        admin,
        now: new Date(),
        form_digest: sha256(JSON.stringify([offer, request.version])),
        quote: {
          lines,
          delivery_method: isBrought ? "delivery" : "pickup",
          county: isBrought && country === HOME_COUNTRY ? county : "",
          transport_bani: priced.offer.transportBani,
          days_from: days?.from ?? 0,
          days_to: days?.to ?? 0,
          valid_until: offer.validUntil,
          note: offer.note,
          desk: {
            discount_bani: asked.discount?.kind === "applied" ? asked.discount.bani : 0,
            carrying_bani: priced.offer.carryingBani,
            assembly_bani: priced.offer.assemblyBani,
            advance_percent: priced.totals.advancePercent,
            details: { ...details },
          },
        },
      },
      trx,
    );
    await trx
      .updateTable("desk_orders")
      .set({ request_id: request.id })
      .where("id", "=", id)
      .execute();
    return { kind: "sent", requestId: request.id };
  });
}

function refuseCart({ lines, discount }: Cart): DeskOfferResult | undefined {
  if (lines.length === 0) return { kind: "empty" };
  if (lines.some((line) => areSwatches([line]))) return { kind: "swatches" };
  if (discount) return { kind: "code" };
  if (lines.some(({ problem }) => problem === "repriced")) return { kind: "changed" };
  return lines.some(({ problem }) => problem !== null) ? { kind: "line" } : undefined;
}

/** The offer that is made of an order at the desk, as it stands today; null where there is none. */
export async function findDeskOffer(requestId: string | null, db: Db = shopDatabase()) {
  const request = requestId === null ? undefined : await findQuoteRequest({ id: requestId }, db);
  const [newest] = request?.quotes ?? [];
  if (!request || !newest) return null;
  const standing = standingOn(newest, dayOf(new Date().toISOString()));
  const { id, number, state } = request;
  const isOpen = standing === "sent" && state === "answered";
  return { id, number, state: isOpen || state !== "answered" ? state : "expired", isOpen };
}
