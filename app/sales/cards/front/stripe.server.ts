import { isStripeTestKey } from "~/platform/settings/card-keys.server";

import { CURRENCY, type CardProvider } from "../providers/provider";
import { openClient, ask } from "../providers/stripe-client.server";
import { readStripeEvent } from "../providers/stripe-event";

interface StripeKeys {
  secret: string;
  webhook: string;
  /** Another server that speaks Stripe's API, for development and tests. */
  apiBase?: string | undefined;
}

/** Stripe's Checkout. The package is read at the first use, so never by a shop without a key. */
export function stripeProvider({ secret, webhook, apiBase }: StripeKeys): CardProvider {
  return {
    name: "stripe",
    isTest: isStripeTestKey(secret),
    start: (page) =>
      ask(async () => {
        const client = await openClient(secret, apiBase);
        const metadata = { card_payment: page.id };
        const session = await client.checkout.sessions.create(
          {
            mode: "payment",
            allowed_payment_method_types: ["card"],
            adaptive_pricing: { enabled: false },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: CURRENCY.toLowerCase(),
                  unit_amount: page.amountBani,
                  product_data: { name: page.description },
                },
              },
            ],
            client_reference_id: page.id,
            metadata,
            // The payment's own events carry these, the session's do not reach them.
            payment_intent_data: { metadata, description: page.orderNumber },
            customer_email: page.buyer.email,
            locale: page.language,
            success_url: `${page.returnUrl}?inapoi=da`,
            cancel_url: page.returnUrl,
            expires_at: Math.floor(page.openUntil.getTime() / 1000),
          },
          { idempotencyKey: `start-${page.id}` },
        );
        return { reference: session.id, url: session.url ?? "" };
      }),
    readEvent: async (body, headers) => {
      const { default: Stripe } = await import("stripe");
      try {
        const signature = headers.get("stripe-signature") ?? "";
        // An event signed more than five minutes ago is refused too; that is the package's tolerance.
        const event: unknown = Stripe.webhooks.constructEvent(body, signature, webhook);
        return readStripeEvent(event);
      } catch {
        return { kind: "bad-signature" };
      }
    },
    refund: ({ id, paymentReference, amountBani }) =>
      ask(async () => {
        const client = await openClient(secret, apiBase);
        const refund = await client.refunds.create(
          { payment_intent: paymentReference, amount: amountBani },
          { idempotencyKey: `refund-${id}` },
        );
        return { reference: refund.id };
      }),
    close: async (reference) => {
      const client = await openClient(secret, apiBase);
      await client.checkout.sessions.expire(reference);
    },
  };
}

/** Whether Stripe knows a secret key: checked by asking for one session. */
export async function checkStripeKey(
  secret: string,
  apiBase?: string,
): Promise<"accepted" | "refused" | "unreachable"> {
  const answer = await ask(async () => {
    const client = await openClient(secret, apiBase);
    await client.checkout.sessions.list({ limit: 1 });
    return {};
  });
  if (answer.kind === "done") return "accepted";
  return answer.kind === "refused" ? "refused" : "unreachable";
}
