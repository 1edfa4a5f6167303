import { foldText } from "~/format/fold";
import type { Language } from "~/languages";
import { listCategories } from "~/catalogue/category.server";
import { listProducts } from "~/catalogue/listing.server";
import { priceRange } from "~/catalogue/product-filter";
import type { ProductCard } from "~/catalogue/product.server";

const MOST_RESULTS = 6;
/** A Romanian plural or article is at most this long: "dulapurile" finds "dulap". */
const LONGEST_ENDING = 5;
const SHORTEST_STEM = 4;

interface Search {
  /** Whole words or their beginnings, the most important first. */
  words: string[];
  category?: string;
  minLei?: number;
  maxLei?: number;
}

/**
 * The active products that match best: first those whose names contain most of the words, then
 * those of a category they name. Uses the same queries as the listing.
 */
export async function searchCatalogue(
  { words, category, minLei = priceRange.min, maxLei = priceRange.max }: Search,
  language: Language,
): Promise<ProductCard[]> {
  const filter = {
    minLei: Math.min(minLei, maxLei),
    maxLei: Math.max(minLei, maxLei),
    materials: [],
    sort: "price-up" as const,
    page: 1,
    isOfNames: true,
  };
  const hits = new Map<string, { product: ProductCard; weight: number }>();
  const note = (products: ProductCard[], weight: number) => {
    for (const product of products) {
      const hit = hits.get(product.id);
      hits.set(product.id, { product, weight: (hit?.weight ?? 0) + weight });
    }
  };
  const categories = await listCategories(language);
  for (const word of words) {
    for (const stem of stemsOf(word)) {
      const { products } = await listProducts({ ...filter, search: stem }, category, language);
      note(products, 2);
      if (products.length > 0) break;
    }
    const named = categories.find(({ name }) => isSameWord(foldText(name), word));
    if (named && category === undefined) {
      note((await listProducts({ ...filter, search: "" }, named.slug, language)).products, 1);
    }
  }
  if (words.length === 0) {
    note((await listProducts({ ...filter, search: "" }, category, language)).products, 1);
  }
  return [...hits.values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_RESULTS)
    .map(({ product }) => product);
}

/** The word and shorter beginnings of it, as long as they mean something. */
function stemsOf(word: string): string[] {
  const folded = foldText(word);
  const shortest = Math.max(SHORTEST_STEM, folded.length - LONGEST_ENDING);
  const stems = [folded];
  for (let length = folded.length - 1; length >= shortest; length -= 1) {
    stems.push(folded.slice(0, length));
  }
  return stems;
}

function isSameWord(one: string, other: string): boolean {
  const length = Math.max(SHORTEST_STEM, Math.min(one.length, other.length) - 2);
  return other.length >= 3 && one.slice(0, length) === foldText(other).slice(0, length);
}
