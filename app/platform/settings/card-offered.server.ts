import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { cardKeys, isStripeTestKey } from "./card-keys.server";
import { isShopOpen } from "./opening.server";
import { findSettings } from "./settings.server";

/**
 * Whether an order placed now may be paid by card: the chosen provider has all its keys, and they move
 * real money where orders are real, play money where they are on trial.
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
