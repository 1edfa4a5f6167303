import type { Language } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";

import { readProof } from "../answers/order-proof";
import { readTopics, saidTopics } from "../answers/read-topics";
import { visitorTexts, type Question } from "./answer";

/** An order's number and e-mail may come in two messages, at most so many apart. */
export const MOST_PROVING = 4;

type Said = Pick<Question, "text" | "language" | "earlier">;

/**
 * Whether a message speaks of somebody's own order, whatever it asks about it, or proves that one is theirs. Such
 * messages are not sent to the provider, as the privacy policy says, so the code answers them even if there is a
 * model.
 */
export function isAboutOrders(question: Said): boolean {
  return speaksOfOrders(question, saidTopics);
}

/** Whether somebody asks how far their own orders are, or proves that one is theirs. */
export function asksForOrders(question: Said): boolean {
  return speaksOfOrders(question, (text, words) => readTopics(text, words, false));
}

function speaksOfOrders(question: Said, topicsOf: typeof saidTopics): boolean {
  const words = topicWords(question.language);
  const [text = "", ...before] = visitorTexts(question).slice(-MOST_PROVING).reverse();
  const isSaid = (one: string) =>
    readProof([one]).number !== undefined || topicsOf(one, words).includes("order");
  return isSaid(text) || (readProof([text]).email !== undefined && before.some(isSaid));
}

/** The words of a language by which topics are known. */
export function topicWords(language: Language) {
  return textsOf(language, "assistant-words").topics;
}
