import { boundedFetch, type Patience } from "~/platform/http/bounded-fetch.server";
import { log } from "~/platform/log/log.server";
import { isStripeTestKey } from "~/platform/settings/card-keys.server";

import { CURRENCY, type CardProvider, type ProviderAnswer } from "../providers/provider";
import { readStripeEvent } from "../providers/stripe-event";

/** A customer waits for the page, so not for long; an answer is a few KB. */
const patience: Patience = { connectMs: 3_000, totalMs: 15_000, maxBytes: 512 * 1024 };

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

async function openClient(secret: string, apiBase: string | undefined) {
  const { default: Stripe } = await import("stripe");
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secret, {
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === "https:" ? 443 : 80),
      protocol: base.protocol === "https:" ? ("https" as const) : ("http" as const),
    }),
    httpClient: Stripe.createFetchHttpClient(boundedFetch(patience)),
    timeout: patience.totalMs,
    // The package does not retry: a person repeats the call by pressing again, under the same id.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * The answer to a call. An error of 400 to 499 is a refusal, with nothing done; except that another
 * call with the same id is under way (409) or there were too many (429). The error's own text is not
 * logged: it may name a part of the key.
 */
async function ask<Done extends object>(call: () => Promise<Done>): Promise<ProviderAnswer<Done>> {
  try {
    return { kind: "done", ...(await call()) };
  } catch (error) {
    const { statusCode, code, type } = error as Record<string, unknown>;
    const status = typeof statusCode === "number" ? statusCode : 0;
    const word = typeof code === "string" ? code : typeof type === "string" ? type : "unknown";
    log("card provider failed", { provider: "stripe", status, code: word });
    const isRefusal = status >= 400 && status < 500 && status !== 409 && status !== 429;
    return isRefusal ? { kind: "refused", code: word } : { kind: "no-answer" };
  }
}
