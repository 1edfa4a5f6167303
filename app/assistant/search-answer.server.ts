import { foldText } from "~/format/fold";
import { textsOf, translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import { noFacts } from "./facts";
import type { Problem, ProductReference } from "./conversation.server";
import type { ProductCard } from "~/catalogue/product.server";
import { findSettings } from "~/shop/settings.server";

import type { Answer, Question } from "./answer";
import { searchCatalogue } from "./search-catalogue.server";
import { listTerms } from "./terms.server";
import { readIntent, type SearchIntent } from "./search-intent";

const MOST_CARDS = 4;

/** The explanation why no model answers; the other reasons need none beside the label. */
const excuses = {
  "missing-key": "missing-key",
  quota: "quota",
  empty: "failed",
  failed: "failed",
  resting: "failed",
  budget: "budget",
  busy: "busy",
  off: null,
} as const satisfies Record<Problem, string | null>;

/**
 * The answer without a model: the shop's terms and the products that match the visitor's words.
 * There is always one; it says what was found or where to ask.
 */
export async function answerBySearch(
  question: Pick<Question, "text" | "language">,
  problem: Problem,
  failure: string | null,
): Promise<Answer> {
  const { language } = question;
  const t = translateIn(language, "assistant-words");
  const [terms, { general }] = await Promise.all([listTerms(language), findSettings()]);
  const wishes = wishesOf(question.text, language);
  const products = await findWished(wishes, language);
  const excuse = excuses[problem];
  const values = { phone: general.phone };
  const paragraphs = [
    ...(excuse ? [t(`problem.${excuse}`, values)] : []),
    ...wishes.topics.map((topic) => terms[topic]),
  ];
  if (products.length > 0) paragraphs.push(t("found"));
  else if (wishes.topics.length === 0) paragraphs.push(t("notFound", values));
  return {
    text: paragraphs.join("\n\n"),
    source: "search",
    problem,
    extras: { products: products.map(referenceOf), designs: [], isTrimmed: false },
    facts: noFacts,
    failure,
  };
}

/** Products that match a visitor's words, whatever they cost; four at most. */
export async function findForWords(text: string, language: Language): Promise<ProductReference[]> {
  const wishes = { ...wishesOf(text, language), maxLei: undefined };
  return (await findWished(wishes, language)).map(referenceOf);
}

async function findWished(wishes: SearchIntent, language: Language): Promise<ProductCard[]> {
  // Products are not needed for a question about delivery alone, and unknown words match nothing.
  if (wishes.stems.length === 0 && wishes.maxLei === undefined) return [];
  const search = { words: wishes.stems, maxLei: wishes.maxLei };
  return (await searchCatalogue(search, language)).slice(0, MOST_CARDS);
}

function wishesOf(text: string, language: Language): SearchIntent {
  const t = translateIn(language, "assistant-words");
  const vocabulary = textsOf(language, "assistant-words");
  const wishes = readIntent(text, vocabulary);
  const ignored = new Set(t("ignored").split(",").map(foldText));
  const spent = Object.values(vocabulary.topics).flatMap((list) => list.split(",").map(foldText));
  const stems = wishes.stems.filter(
    (stem) => !ignored.has(stem) && !spent.some((beginning) => stem.startsWith(beginning)),
  );
  return { ...wishes, stems };
}

function referenceOf({ category_slug, number }: ProductReference): ProductReference {
  return { category_slug, number };
}
