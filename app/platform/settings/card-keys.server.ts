import { stripeKeys } from "~/platform/env/env.server";

import { providerKey } from "./front/provider-key.server";

const sealed = (name: string, inEnvironment?: string) =>
  providerKey({ name, purpose: `atelier card key ${name}`, inEnvironment });

/** The keys of each provider, in the order of their fields. */
export const cardKeys = {
  stripe: {
    secret: sealed("stripe-secret", stripeKeys.secret),
    webhook: sealed("stripe-webhook", stripeKeys.webhook),
  },
  netopia: {
    apiKey: sealed("netopia-api"),
    posSignature: sealed("netopia-signature"),
    publicKey: sealed("netopia-public-key"),
  },
} as const;

/** Whether a key of Stripe's moves play money alone. */
export function isStripeTestKey(secret: string): boolean {
  return /^[a-z]+_test_/.test(secret);
}
