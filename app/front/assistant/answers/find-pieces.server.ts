import { foldText } from "~/platform/format/compare-texts";
import type { Language } from "~/platform/i18n/languages";
import { listWished } from "~/shop/catalogue/front/listing.server";
import { priceRange } from "~/shop/catalogue/front/product-filter";
import type { ProductCard } from "~/shop/catalogue/product.server";
import { findWish } from "~/shop/search/find-wish.server";
import { isUnderstood, type Wish } from "~/shop/search/read-wish";

import { listNamed } from "./find-named.server";

const MOST_FOUND = 24;

interface Wanted {
  text: string;
  /** A category's slug to stay within. */
  category?: string;
  minLei?: number;
  maxLei?: number;
  /** Whether a price that the text names is no bound. */
  isAnyPrice?: boolean;
}

/**
 * The active products that a text means, as searches read it: all of its kinds, categories and
 * materials, those first whose names have more of its other words. Without any of them, those that are
 * called so.
 */
export async function findPieces(
  { text, category, minLei, maxLei, isAnyPrice = false }: Wanted,
  language: Language,
): Promise<ProductCard[]> {
  const read = await findWish(text, language);
  const wish = isAnyPrice ? { ...read, maxLei: undefined } : read;
  const bounds = {
    minLei: minLei ?? priceRange.min,
    maxLei: Math.min(maxLei ?? Infinity, wish.maxLei ?? Infinity),
  };
  const isKnown = isUnderstood(wish) || category !== undefined || wish.maxLei !== undefined;
  const known = isKnown ? await listKnown(wish, category, bounds, language) : [];
  // If no desk is below the price, another kind of piece may have "desk" in its name.
  const words = isKnown && known.length === 0 ? foldText(text).split(" ") : wish.rest;
  const named = await listNamed(words, category, bounds, language);
  const countOf = ({ id }: ProductCard) => named.filter((product) => product.id === id).length;
  const found = known.length > 0 && (isUnderstood(wish) || named.length === 0) ? known : named;
  const unique = [...new Map(found.map((product) => [product.id, product])).values()];
  return unique.sort((one, other) => countOf(other) - countOf(one));
}

async function listKnown(
  wish: Wish,
  category: string | undefined,
  bounds: { minLei: number; maxLei: number },
  language: Language,
): Promise<ProductCard[]> {
  const { kinds, materials } = wish;
  const categories = category === undefined ? wish.categories : [category];
  const list = (pieces: Partial<Wish>) =>
    listWished(
      { kinds: [], categories, materials: [], rest: [], ...pieces },
      { ...bounds, most: MOST_FOUND },
      language,
    );
  const exact = await list({ kinds, materials });
  // If there is no "wooden wardrobe", other wardrobes are shown.
  if (exact.length > 0 || kinds.length === 0 || materials.length === 0) return exact;
  return list({ kinds });
}
