import { stripeApiBase } from "~/platform/env/env.server";
import { cardKeys } from "~/platform/settings/card-keys.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { CardProviderName } from "~db/schema";

import { netopiaProvider } from "../providers/netopia.server";
import type { CardProvider } from "../providers/provider";
import { stripeProvider } from "./stripe.server";

/** A provider with all its keys; undefined where one is missing. */
export async function openCardProvider(
  name: CardProviderName,
  db: Db = shopDatabase(),
): Promise<CardProvider | undefined> {
  if (name === "stripe") {
    const { secret, webhook } = cardKeys.stripe;
    const [key, signing] = [await secret.find(db), await webhook.find(db)];
    if (key === undefined || signing === undefined) return undefined;
    return stripeProvider({ secret: key, webhook: signing, apiBase: stripeApiBase });
  }
  const apiKey = await cardKeys.netopia.apiKey.find(db);
  const posSignature = await cardKeys.netopia.posSignature.find(db);
  const publicKey = await cardKeys.netopia.publicKey.find(db);
  if (apiKey === undefined || posSignature === undefined || publicKey === undefined) {
    return undefined;
  }
  const { cards } = await findSettings(db);
  return netopiaProvider({ apiKey, posSignature, publicKey, isSandbox: cards.isNetopiaSandbox });
}

/**
 * The chosen provider for an order, or undefined while its keys are missing. Play money pays orders on
 * trial only, and real money only real ones.
 */
export async function findCardProvider(
  { isTrial }: { isTrial: boolean },
  db: Db = shopDatabase(),
): Promise<CardProvider | undefined> {
  const { cards } = await findSettings(db);
  const provider = await openCardProvider(cards.provider, db);
  return provider?.isTest === isTrial ? provider : undefined;
}
