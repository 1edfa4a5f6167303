import type { Question } from "./answer";
import { findForWords } from "./answer-parts.server";
import type { CheckedReply } from "./checked-reply.server";
import type { Extras } from "./extras.server";
import type { ToolResult } from "./tool.server";

const MOST_CARDS = 4;
const MOST_DESIGNS = 2;

/**
 * What is shown below the text: the products it names, else those the tools found, else, if
 * something was left out, those that match the visitor's own words; and the designs that were
 * priced.
 */
export async function chooseExtras(
  question: Question,
  reply: CheckedReply,
  results: ToolResult[],
): Promise<Extras> {
  const designs = results.flatMap(({ shown }) => shown.designs);
  const plans = unique(results.flatMap(({ shown }) => shown.plans)).slice(-MOST_DESIGNS);
  const links = unique(results.flatMap(({ shown }) => shown.links));
  let products = reply.named();
  if (products.length === 0) products = results.flatMap(({ shown }) => shown.products);
  if (products.length === 0 && reply.isTrimmed) {
    products = question.facts.things.flatMap(({ product }) => product ?? []);
    if (products.length === 0) products = await findForWords(question.text, question.language);
  }
  const isDesigned = (one: { category_slug: string; number: number }) =>
    designs.some(
      (design) => design.category_slug === one.category_slug && design.number === one.number,
    );
  return {
    products: unique(products.filter((one) => !isDesigned(one))).slice(0, MOST_CARDS),
    designs: unique(designs).slice(-MOST_DESIGNS),
    plans,
    links,
    isTrimmed: reply.isTrimmed,
  };
}

function unique<Value>(values: Value[]): Value[] {
  const texts = new Set<string>();
  return values.filter((value) => {
    const text = JSON.stringify(value);
    return !texts.has(text) && texts.add(text);
  });
}
