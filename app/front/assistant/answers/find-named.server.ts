import { foldText } from "~/platform/format/compare-texts";
import type { Language } from "~/platform/i18n/languages";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { priceRange } from "~/shop/catalogue/front/product-filter";
import type { ProductCard } from "~/shop/catalogue/product.server";
import { foldWords } from "~/shop/search/front/fold-word";
import { stemOf } from "~/shop/search/front/stem";

/** So many words that no list knows, the first of a long message, are looked for in names. */
const MOST_NAMES = 6;
/** A shorter word is in too many names. */
const SHORTEST_NAME = 4;

/** More letters behind a stem make another word. */
const LONGEST_ENDING = 3;

/** The pieces in whose names one of these words, folded, stands in whatever form. */
export async function findNamed(
  words: readonly string[],
  language: Language,
): Promise<ProductCard[]> {
  const stems = words.map((word) => stemOf(word, language));
  const isForm = (word: string) =>
    stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING);
  const named = await listNamed(stems, undefined, { minLei: 0, maxLei: Infinity }, language);
  return named.filter(({ name }) => foldWords(name).split(" ").some(isForm));
}

/** Whether a word of a name begins so; the same letters inside a word do not count. */
function beginsIn(name: string, beginning: string): boolean {
  const words = foldText(name).match(/\p{L}+/gu) ?? [];
  return words.some((word) => word.startsWith(beginning));
}

/** The products in whose names one of the other words stands, each as often as there are such words. */
export async function listNamed(
  rest: readonly string[],
  category: string | undefined,
  { minLei, maxLei }: { minLei: number; maxLei: number },
  language: Language,
): Promise<ProductCard[]> {
  const words = rest
    .filter((word) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST_NAME)
    .slice(0, MOST_NAMES);
  const filter = { materials: [], sort: "price-up" as const, page: 1, isOfNames: true };
  const most = Number.isFinite(maxLei) ? maxLei : priceRange.max;
  const pages = await Promise.all(
    words.map((search) =>
      listProducts({ ...filter, search, minLei, maxLei: most }, category, language),
    ),
  );
  return pages.flatMap(({ products }, index) =>
    products.filter(({ name }) => beginsIn(name, words[index]!)),
  );
}
