import { plannedKind } from "~/furniture/planner/front/kind-words";
import { plannedRun } from "~/furniture/planner/front/run-start";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import type { ProductCard } from "~/shop/catalogue/product.server";

import { deliveryText } from "../answers/delivery.server";
import { findPieces } from "../answers/find-pieces.server";
import type { NamedPlace } from "../answers/find-place";
import type { Page } from "../answers/pages";
import { termsText } from "../answers/term.server";
import { pageOf, type Topic } from "../answers/topics";
import type { DraftAnswer } from "../planning/answer-draft.server";
import { exampleSize, exampleWidth } from "../planning/question-text.server";
import { excuseFor, type Problem } from "../problem";
import type { AnswerLink, Extras, ProductReference } from "./extras.server";
import { findPageOf, isTold, tellTerm } from "./terms.server";

type Shape = Parameters<typeof plannedKind>[0];

const MOST_CARDS = 4;

/** A part of an answer: its words, and what is shown below them. */
export interface Part {
  text: string;
  extras?: Partial<Extras>;
}

export function draftPart(answer: DraftAnswer): Part {
  const { text } = answer;
  return { text, extras: answer.kind === "piece" ? answer.shown : { links: linkTo("planner") } };
}

/** What the shop says of a topic, with the way to its page. */
export async function topicPart(
  topic: Topic,
  {
    place,
    pieces,
    kinds,
  }: { place: NamedPlace | undefined; pieces: ProductCard[]; kinds: Shape[] },
  language: Language,
): Promise<Part> {
  const links = linkTo(await findPageOf(topic));
  if (topic === "term") {
    const products = pieces.slice(0, MOST_CARDS).map(referenceOf);
    const extras = products.length > 0 ? { products } : { links };
    const isPlanned = kinds.some((kind) => plannedKind(kind) ?? plannedRun(kind));
    return { text: await termsText(pieces, language, isPlanned), extras };
  }
  if (topic === "delivery") {
    const own = await deliveryText(place, language);
    const text = place ? own : `${await tellTerm(topic, language)}\n${own}`;
    return { text, extras: { links } };
  }
  return { text: isTold(topic) ? await tellTerm(topic, language) : "", extras: { links } };
}

export function piecesPart(
  pieces: ProductCard[],
  shape: Shape | undefined,
  language: Language,
): Part {
  const t = translateIn(language, "assistant-words");
  return {
    text: [t("found"), ...(shape ? offerOf(shape, language) : [])].join("\n"),
    extras: { products: pieces.slice(0, MOST_CARDS).map(referenceOf) },
  };
}

/** What is said of a shape that is planned too, with what to write. */
function offerOf(shape: Shape, language: Language): string[] {
  const t = translateIn(language, "assistant-words");
  const [kind, run] = [plannedKind(shape), plannedRun(shape)];
  if (kind) return [t("plan.offer", { example: exampleSize(kind, language) })];
  return run ? [t(`plan.offerRun.${run}`, { example: exampleWidth(run, language) })] : [];
}

export function courtesyPart(topic: Topic, language: Language): Part {
  const extras = { links: linkTo(pageOf(topic)) };
  if (topic === "thanks")
    return { text: translateIn(language, "assistant-words")("thanks"), extras };
  return { text: translateIn(language, "assistant")("welcome"), extras };
}

/** The part that says that nothing was understood or found, and who knows more. */
export async function unknownPart(language: Language, problem: Problem | null): Promise<Part> {
  const t = translateIn(language, "assistant-words");
  const { general } = await findSettings();
  const excuse = excuseFor(problem);
  const said = t(excuse === undefined ? "notFound" : `excuse.${excuse}`);
  return {
    text: `${said} ${t("ways", { phone: general.phone })}`,
    extras: { links: linkTo("contact") },
  };
}

function linkTo(page: Page): AnswerLink[] {
  return [{ kind: "page", page }];
}

/** Products that match a visitor's words, whatever they cost; four at most. */
export async function findForWords(text: string, language: Language): Promise<ProductReference[]> {
  const pieces = await findPieces({ text, isAnyPrice: true }, language);
  return pieces.slice(0, MOST_CARDS).map(referenceOf);
}

function referenceOf({ category_slug, number }: ProductReference): ProductReference {
  return { category_slug, number };
}
