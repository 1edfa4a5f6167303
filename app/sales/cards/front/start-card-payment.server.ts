import { readPhone } from "~/platform/format/phones.server";
import { printPostcode } from "~/platform/format/postcodes";
import { log } from "~/platform/log/log.server";
import { dueNow } from "~/sales/orders/order-plan";
import type { Order } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { CardProvider, HostedPageRequest } from "../providers/provider";
import { takeAttempt } from "../providers/take-attempt.server";

export type StartedPayment =
  | { kind: "started"; id: string }
  /** Nothing is owed: all is paid, or the order was cancelled. */
  | { kind: "nothing-due" }
  /** The provider gave no page; pressing again is safe. */
  | { kind: "no-page" };

interface Addresses {
  /** The shop's page of an attempt, and where the provider reports to; absolute. */
  returnUrl: (id: string) => string;
  eventUrl: string;
}

/**
 * Opens a page of the provider's on which an order's customer pays what is due now. An attempt for the
 * same amount whose page is still open is handed out again; one for another amount is closed. `words`
 * says what is paid for.
 */
export async function startCardPayment(
  order: Order,
  provider: CardProvider,
  { returnUrl, eventUrl, words }: Addresses & { words: string },
  db: Db = shopDatabase(),
  now = new Date(),
): Promise<StartedPayment> {
  const due = dueNow(order);
  if (!due) return { kind: "nothing-due" };
  const wanted = { provider, kind: due.kind, amountBani: due.leftBani };
  const { attempt, closed } = await db
    .transaction()
    .execute((trx) => takeAttempt(order.id, wanted, now, trx));
  for (const reference of closed) void closePage(provider, reference);
  if (attempt.hosted_url !== null) return { kind: "started", id: attempt.id };
  const { id } = attempt;
  const answer = await provider.start({
    ...pageOf(order),
    id,
    amountBani: attempt.amount_bani,
    description: words,
    returnUrl: returnUrl(id),
    eventUrl,
    openUntil: new Date(attempt.open_until),
  });
  const own = db.updateTable("card_payments").where("id", "=", id);
  if (answer.kind === "done" && isWebAddress(answer.url)) {
    await own.set({ reference: answer.reference, hosted_url: answer.url }).execute();
    return { kind: "started", id };
  }
  // After a refusal the provider has done nothing, so the attempt ends; without an answer the same
  // attempt is asked for again.
  if (answer.kind === "refused") {
    await own.set({ state: "expired" }).where("state", "=", "started").execute();
  }
  return { kind: "no-page" };
}

/**
 * Closes a page without making anybody wait; if it stays open and somebody pays on it, the second
 * payment is given back.
 */
async function closePage(provider: CardProvider, reference: string): Promise<void> {
  try {
    await provider.close?.(reference);
  } catch {
    log("card page not closed", { provider: provider.name });
  }
}

function pageOf(order: Order): Pick<HostedPageRequest, "orderNumber" | "language" | "buyer"> {
  return {
    orderNumber: order.number,
    language: order.language as HostedPageRequest["language"],
    buyer: {
      fullName: order.full_name,
      email: order.email,
      phone: readPhone(order.phone, order.country) ?? order.phone,
      city: order.city,
      county: order.county,
      address: order.address,
      postalCode: printPostcode(order.country, order.postal_code),
    },
  };
}

/** What a link of ours may lead to. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
