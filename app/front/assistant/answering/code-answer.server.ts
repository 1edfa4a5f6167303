import { isUnderstood } from "~/shop/search/read-wish";

import { findNamed } from "../answers/find-named.server";
import { findPieces } from "../answers/find-pieces.server";
import { findPlace } from "../answers/find-place";
import { orderAnswer } from "../answers/order.server";
import { readTopics, withoutTopics, wordsOfTopic } from "../answers/read-topics";
import type { Topic } from "../answers/topics";
import { noFacts } from "../facts";
import { answerDraft } from "../planning/answer-draft.server";
import { readDraft } from "../planning/read-draft.server";
import type { Problem } from "../problem";
import { asksForOrders, MOST_PROVING, topicWords } from "./about-orders.server";
import { visitorTexts, type Answer, type Question } from "./answer";
import {
  type Part,
  draftPart,
  topicPart,
  piecesPart,
  courtesyPart,
  unknownPart,
} from "./answer-parts.server";
import { noExtras } from "./extras.server";

/** More would not fit on the screen of a phone. */
const MOST_TOPICS = 2;
/** A message of few words that names a place, such as the answer to "in which county?", asks for the delivery there. */
const MOST_WORDS_OF_PLACE = 4;

type Asked = Pick<Question, "text" | "language" | "earlier" | "userId">;

/**
 * The answer of the shop's own code: it tells of what is asked, and plans the piece that a conversation
 * describes. There is always one. It says what it does not understand and who would, and why no model
 * answers, so that nobody takes a trouble for a "no".
 */
export async function answerByCode(
  question: Asked,
  problem: Problem | null,
  failure: string | null,
): Promise<Answer> {
  const found = await partsOf(question);
  const parts = found.length > 0 ? found : [await unknownPart(question.language, problem)];
  const shown = parts.map(({ extras }) => ({ ...noExtras, ...extras }));
  const links = new Map(
    shown.flatMap((one) => one.links).map((link) => [JSON.stringify(link), link]),
  );
  return {
    text: parts.map(({ text }) => text).join("\n\n"),
    language: question.language,
    source: "search",
    problem,
    extras: {
      products: shown.flatMap(({ products }) => products),
      designs: shown.flatMap(({ designs }) => designs),
      plans: shown.flatMap(({ plans }) => plans),
      links: [...links.values()],
      isTrimmed: false,
    },
    facts: noFacts,
    failure,
  };
}

async function partsOf(question: Asked): Promise<Part[]> {
  const { text, language, userId } = question;
  const texts = visitorTexts(question);
  if (asksForOrders(question)) {
    const { links, ...told } = await orderAnswer(texts.slice(-MOST_PROVING), userId, language);
    return [{ ...told, extras: { links } }];
  }
  const words = topicWords(language);
  const place = findPlace(text, language);
  const { draft, isAbout, said } = await readDraft(texts, language);
  const planned = isAbout && draft ? await answerDraft(draft, language) : undefined;
  const { kinds } = said.wish;
  // A kind in the catalogue is made, even if the default text says that the workshop does not make it.
  const sold = await findNamed(wordsOfTopic(text, "not-made", words), language);
  const topics = readTopics(text, words, place !== undefined).filter(
    (topic) => topic !== "not-made" || sold.length === 0,
  );
  const searched =
    topics.includes("term") || topics.includes("not-made") ? text : withoutTopics(text, words);
  const found = planned || searched === "" ? [] : await findPieces({ text: searched }, language);
  const pieces = sold.length > 0 ? sold : found;
  const isOfPieces = pieces.length > 0 && (kinds.length > 0 || topics.every(isCourtesy));
  const told = topics.filter((topic) => !isCourtesy(topic)).slice(0, MOST_TOPICS);
  const isPlaceAlone =
    told.length === 0 &&
    place !== undefined &&
    !isAbout &&
    kinds.length === 0 &&
    text.split(/\s+/).length <= MOST_WORDS_OF_PLACE;
  const outside = await Promise.all(
    (isPlaceAlone ? (["delivery"] as const) : told).map((topic) =>
      topicPart(topic, { place, pieces: isOfPieces ? pieces : [], kinds }, language),
    ),
  );
  const isListed = isOfPieces && !told.includes("term");
  const parts: Part[] = [
    ...(planned && planned.kind !== "asks" ? [draftPart(planned)] : []),
    ...outside,
    ...(isListed ? [piecesPart(pieces, kinds[0], language)] : []),
    ...(planned?.kind === "asks" ? [draftPart(planned)] : []),
  ];
  // A wish that was understood but that no piece matches is answered so, not with a mere courtesy.
  if (parts.length === 0 && isUnderstood(said.wish)) return [await unknownPart(language, null)];
  // Where only a greeting or thanks came before the question, the question counts.
  return parts.length > 0
    ? parts
    : topics.slice(0, 1).map((topic) => courtesyPart(topic, language));
}

function isCourtesy(topic: Topic): boolean {
  return topic === "greeting" || topic === "thanks";
}
