import { shopOrigin } from "~/platform/env/env.server";
import { dayOf } from "~/platform/format/dates";
import { paths } from "~/platform/paths/paths";
import { findDeskOrder } from "~/sales/orders/desk-order.server";
import type { QuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { standingOn } from "~/sales/quotes/front/quote-rules";

/** An offer that was written at the desk: where its customer reads it, and where it is changed. */
export async function showOffer({ id, token, email, quotes }: QuoteRequest) {
  const [newest] = quotes;
  const desk = await findDeskOrder({ requestId: id });
  const today = dayOf(new Date().toISOString());
  return {
    address: shopOrigin + paths.quote(`/${token}`),
    hasEmail: email !== "",
    isSent: newest !== undefined && standingOn(newest, today) === "sent",
    /** Where it is changed; null once that is forgotten. */
    deskId: desk?.orderNumber === null ? desk.id : null,
  };
}

export type ShownOffer = Awaited<ReturnType<typeof showOffer>>;
