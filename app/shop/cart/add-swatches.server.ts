import type { Language } from "~/platform/i18n/languages";
import { findSettings } from "~/platform/settings/settings.server";
import { listSwatches } from "~/shop/swatches/list-swatches.server";
import { MOST_SWATCHES } from "~/shop/swatches/swatch";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { MOST_LINES } from "./cart-lines.server";
import { findCartId } from "./cart.server";
import { saveCart } from "./lines/cart-row.server";
import { countLines } from "./lines/lines-in-cart.server";
import { listSwatchesIn, writeSwatch } from "./lines/swatches-in-cart.server";

/** The cart into which swatches are put: the visitor's by its id, else that of whoever is signed in. */
export interface SwatchCart {
  cartId: string | undefined;
  userId: string | undefined;
}

export type AddSwatchesResult =
  | { kind: "added"; cartId: string; count: number }
  | { kind: "none" }
  | { kind: "unknown" }
  /** Names of decors of which none is left. */
  | { kind: "out-of-stock"; names: string[] }
  /** `most`: how many different ones a cart holds; `present`: those that it has already. */
  | { kind: "too-many"; most: number; present: number }
  | { kind: "full"; most: number };

/**
 * Puts swatches of decors into the cart, all of those named or none of them; creates the cart if there
 * is none. A cart holds one swatch of each decor, so one that it has already stays one. Refuses an
 * empty choice, a decor whose swatches are not offered or are sold out, more than five different
 * swatches in the cart, and more lines than a cart holds.
 */
export function addSwatches(
  cart: SwatchCart,
  ids: readonly string[],
  language: Language,
  db: Db = shopDatabase(),
): Promise<AddSwatchesResult> {
  return db.transaction().execute((trx) => addSwatchesWithin(cart, ids, language, trx));
}

/** The same within a transaction that does more. */
export async function addSwatchesWithin(
  { cartId, userId }: SwatchCart,
  ids: readonly string[],
  language: Language,
  trx: Db,
): Promise<AddSwatchesResult> {
  if (ids.length === 0) return { kind: "none" };
  const offered = await listSwatches(language, trx);
  const wanted = [...new Set(ids)].map((id) => offered.find((swatch) => swatch.id === id));
  if (!wanted.every((swatch) => swatch !== undefined)) return { kind: "unknown" };
  const presentCartId = await findCartId(cartId, userId, trx);
  const present = await listSwatchesIn(presentCartId, trx);
  const added = wanted.filter(({ id }) => !present.includes(id));
  const gone = added.filter(({ stock }) => stock === 0);
  if (gone.length > 0) return { kind: "out-of-stock", names: gone.map(({ name }) => name) };
  if (present.length + added.length > MOST_SWATCHES) {
    return { kind: "too-many", most: MOST_SWATCHES, present: present.length };
  }
  if ((await countLines(presentCartId, trx)) + added.length > MOST_LINES) {
    return { kind: "full", most: MOST_LINES };
  }
  const id = await saveCart(presentCartId, trx, userId);
  const { trade } = await findSettings(trx);
  const now = Date.now();
  for (const [index, swatch] of added.entries()) {
    // Lines are shown in the order in which they were added, so these may not share their instant.
    const at = new Date(now + index).toISOString();
    await writeSwatch(id, { id: swatch.id, priceBani: trade.swatchBani, at }, trx);
  }
  return { kind: "added", cartId: id, count: added.length };
}

/** The decors whose swatches somebody's cart holds. */
export async function findSwatchesInCart(
  { cartId, userId }: SwatchCart,
  db: Db = shopDatabase(),
): Promise<string[]> {
  return listSwatchesIn(await findCartId(cartId, userId, db), db);
}
