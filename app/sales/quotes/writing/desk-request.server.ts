import { randomUUID } from "node:crypto";

import { HOME_COUNTRY } from "~/platform/format/countries";
import { newLinkToken } from "~/platform/format/link-token.server";
import type { Language } from "~/platform/i18n/languages";
import { destinationOf, type AgreedTerms } from "~/sales/orders/checkout-delivery.server";
import type { OrderDetails } from "~/sales/orders/checkout-form";
import type { Db } from "~db/engine";

import { findQuoteRequest, type QuoteRequest } from "../front/find-quote.server";
import { nextNumber } from "../front/quote-request.server";

/** What was typed at the desk, as it is to be offered. */
export interface DeskOffer {
  /** The id of the order at the desk. */
  id: string;
  details: OrderDetails;
  language: Language;
  terms: AgreedTerms;
  /** What the page showed of pieces, prices and delivery (`checkoutTokenOf`). */
  checkoutToken: string;
  /** A day of Bucharest. */
  validUntil: string;
  /** What is said to the customer. */
  note: string;
}

/** Writes the request that an offer from the desk answers. */
export async function writeRequest(
  { id, details, language }: DeskOffer,
  userId: string | null,
  trx: Db,
): Promise<QuoteRequest> {
  const now = new Date().toISOString();
  const { country, county } = destinationOf(details);
  const request = {
    id: randomUUID(),
    number: await nextNumber(now, trx),
    token: newLinkToken(),
  };
  await trx
    .insertInto("quote_requests")
    .values({
      ...request,
      name: details.fullName,
      email: details.email,
      phone: details.phone,
      county: country === HOME_COUNTRY ? county : "",
      city: details.city,
      wishes: "",
      language,
      source: "contact",
      form_digest: `desk-${id}-${request.id}`,
      user_id: userId,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return (await findQuoteRequest({ id: request.id }, trx))!;
}
