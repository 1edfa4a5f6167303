import { stripeKeys } from "~/platform/env/env.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { providerKey } from "./front/provider-key.server";
import { isShopOpen, findSettings } from "./settings.server";

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

/**
 * Whether an order placed now may be paid by card: the chosen provider has all its keys, and they move
 * real money in an open shop and play money in one on trial.
 */
export async function isCardOffered(db: Db = shopDatabase()): Promise<boolean> {
  const { cards } = await findSettings(db);
  const isTest =
    cards.provider === "netopia"
      ? cards.isNetopiaSandbox
      : isStripeTestKey((await cardKeys.stripe.secret.find(db)) ?? "");
  if (isTest === (await isShopOpen(db))) return false;
  const keys = Object.values(cardKeys[cards.provider]).map((key) => key.find(db));
  return (await Promise.all(keys)).every((key) => key !== undefined);
}
