import { plannedKind } from "~/furniture/planner/kind-words";
import type { Language } from "~/platform/i18n/languages";
import { textsOf, translateIn } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import type { ProductCard } from "~/shop/catalogue/product.server";

import { deliveryText } from "../answers/delivery.server";
import { findPieces } from "../answers/find-pieces.server";
import { findPlace } from "../answers/find-place";
import { ordersText, tellOrders } from "../answers/order.server";
import { termsText } from "../answers/term.server";
import { readTopics, termTopics, type Topic } from "../answers/topics";
import { noFacts } from "../facts";
import { answerDraft, type DraftAnswer } from "../planning/answer-draft.server";
import type { Draft, Said } from "../planning/draft";
import { readDraft } from "../planning/read-draft.server";
import { excuseFor, type Problem } from "../problem";
import type { Answer, Question } from "./answer";
import { noExtras, type Extras, type ProductReference } from "./extras.server";
import { listTerms } from "./terms.server";

const MOST_CARDS = 4;
/** A place alone, such as the answer to "in which county?", is asked for its delivery. */
const MOST_WORDS_OF_PLACE = 4;

/** A part of an answer: its words, and what is shown below them. */
interface Part {
  text: string;
  extras?: Partial<Extras>;
}

/**
 * The answer of the shop's own code: it plans the piece that a conversation describes, and tells of
 * delivery, terms, the reader's own orders and what the catalogue has. There is always one; where it
 * has nothing to tell, it says why no model answers, so that a trouble is not taken for a "no".
 */
export async function answerByCode(
  question: Pick<Question, "text" | "language" | "earlier" | "userId">,
  problem: Problem | null,
  failure: string | null,
): Promise<Answer> {
  const parts = await partsOf(question, problem);
  const shown = parts.map(({ extras }) => ({ ...noExtras, ...extras }));
  return {
    text: parts.map(({ text }) => text).join("\n\n"),
    source: "search",
    problem,
    extras: {
      products: shown.flatMap(({ products }) => products),
      designs: shown.flatMap(({ designs }) => designs),
      plans: shown.flatMap(({ plans }) => plans),
      links: shown.flatMap(({ links }) => links),
      isTrimmed: false,
    },
    facts: noFacts,
    failure,
  };
}

/**
 * Whether somebody asks for their own orders. Of those the provider hears nothing, as the privacy policy
 * says, so the code answers whether there is a model or not.
 */
export function isAboutOrders({ text, language }: Pick<Question, "text" | "language">): boolean {
  return readTopics(text, textsOf(language, "assistant-words").topics, false).includes("order");
}

async function partsOf(
  question: Pick<Question, "text" | "language" | "earlier" | "userId">,
  problem: Problem | null,
): Promise<Part[]> {
  const { text, language, earlier } = question;
  const visitor = earlier.flatMap((one) => (one.isBot ? [] : [one.text]));
  const { draft, isAbout, said } = await readDraft([...visitor, text], language);
  const place = findPlace(text, language);
  const words = textsOf(language, "assistant-words").topics;
  const topics = readTopics(text, words, place !== undefined);
  const isPlaceAlone =
    place !== undefined &&
    !isAbout &&
    said.wish.kinds.length === 0 &&
    text.split(/\s+/).length <= MOST_WORDS_OF_PLACE;
  const planned = isAbout && draft ? await answerDraft(draft, language) : undefined;
  const isOfOrder = topics.includes("order");
  const pieces = planned || isOfOrder ? [] : await findPieces({ text }, language);
  const isOfPieces = pieces.length > 0 && (said.wish.kinds.length > 0 || topics.length === 0);
  const found: Part[] = [
    ...(planned ? [draftPart(planned)] : []),
    ...(await topicParts(question, topics, place, isOfPieces ? pieces : [])),
    ...(isPlaceAlone && topics.length === 0 ? [{ text: await deliveryText(place, language) }] : []),
  ];
  // Where only a greeting or thanks came before the question, the question counts.
  if (found.length === 0 && isOfPieces) return [piecesPart(pieces, said, language)];
  if (isOfPieces && !planned && !topics.includes("term")) {
    found.push(piecesPart(pieces, said, language));
  }
  if (found.length > 0) return found;
  return [await lastPart(draft, topics, language, problem)];
}

function draftPart(answer: DraftAnswer): Part {
  const { text } = answer;
  return answer.kind === "piece" ? { text, extras: answer.shown } : { text };
}

async function topicParts(
  { text, language, userId }: Pick<Question, "text" | "language" | "userId">,
  topics: Topic[],
  place: ReturnType<typeof findPlace>,
  pieces: ProductCard[],
): Promise<Part[]> {
  const terms = await listTerms(language);
  const parts = topics.map(async (topic): Promise<Part[]> => {
    if (topic === "order") {
      const orders = userId === null ? undefined : await tellOrders(userId, text, language);
      const links = orders
        ? orders.map(({ number }) => ({ kind: "order" as const, number }))
        : [{ kind: "sign-in" as const }];
      return [{ text: ordersText(orders, language), extras: { links } }];
    }
    if (topic === "term") {
      const shown = { products: pieces.slice(0, MOST_CARDS).map(referenceOf) };
      return [{ text: await termsText(pieces, language), extras: shown }];
    }
    if (topic === "delivery") {
      const own = await deliveryText(place, language);
      return [{ text: place ? own : `${terms.delivery}\n${own}` }];
    }
    const isTerm = termTopics.some((one) => one === topic);
    return isTerm ? [{ text: terms[topic as (typeof termTopics)[number]] }] : [];
  });
  return (await Promise.all(parts)).flat();
}

function piecesPart(pieces: ProductCard[], { wish }: Said, language: Language): Part {
  const t = translateIn(language, "assistant-words");
  const [shape] = wish.kinds;
  const hint = shape && plannedKind(shape) ? `\n${t("plan.offer")}` : "";
  return {
    text: `${t("found")}${hint}`,
    extras: { products: pieces.slice(0, MOST_CARDS).map(referenceOf) },
  };
}

/** Where nothing was understood: the question that is still open, a courtesy, or where to ask. */
async function lastPart(
  draft: Draft | undefined,
  topics: Topic[],
  language: Language,
  problem: Problem | null,
): Promise<Part> {
  const t = translateIn(language, "assistant-words");
  const { general } = await findSettings();
  if (topics.includes("thanks")) return { text: t("thanks") };
  if (topics.includes("greeting")) return { text: translateIn(language, "assistant")("welcome") };
  const open = draft?.isBegun ? await answerDraft(draft, language) : undefined;
  if (open?.kind === "asks") return { text: open.text };
  const excuse = excuseFor(problem);
  if (excuse === undefined) return { text: t("notFound", { phone: general.phone }) };
  const ways = excuse === "limits" ? t("insteadContact") : t("instead", { phone: general.phone });
  return { text: `${t(`excuse.${excuse}`)} ${ways}` };
}

/** Products that match a visitor's words, whatever they cost; four at most. */
export async function findForWords(text: string, language: Language): Promise<ProductReference[]> {
  const pieces = await findPieces({ text, isAnyPrice: true }, language);
  return pieces.slice(0, MOST_CARDS).map(referenceOf);
}

function referenceOf({ category_slug, number }: ProductReference): ProductReference {
  return { category_slug, number };
}
