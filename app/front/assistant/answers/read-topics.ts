import { foldWords } from "~/shop/search/front/fold-word";

import { type Topic, topics, topicRules, courtesies } from "./topics";

/**
 * Beginnings of words or of phrases by topic, separated by commas; with a "!" whole ones, with a "+" several
 * that stand anywhere in the message, and behind a "~" a longer phrase that means another thing and does not
 * count: `on credit~on credit card`.
 */
export type TopicWords = Record<Topic, string>;

/** An entry, folded: the parts that must stand in a message once the phrases of another meaning are left out. */
interface Entry {
  parts: string[];
  others: string[];
}
type Entries = [Topic, Entry[]][];
const folded = new WeakMap<TopicWords, Entries>();

function entriesOf(words: TopicWords): Entries {
  const known = folded.get(words);
  if (known) return known;
  const part = (typed: string) => ` ${foldWords(typed)}${typed.trim().endsWith("!") ? " " : ""}`;
  const made: Entries = topics.map((topic) => [
    topic,
    words[topic].split(",").map((entry) => {
      const [said = "", ...others] = entry.split("~");
      return { parts: said.split("+").map(part), others: others.map(part) };
    }),
  ]);
  folded.set(words, made);
  return made;
}

/** The parts of an entry that stand in a folded message. */
function standing({ parts, others }: Entry, message: string): string[] {
  const rest = others.reduce((text, other) => text.replaceAll(other, " "), message);
  return parts.filter((part) => rest.includes(part));
}

/** The topics of a message in the order of their answers, also those that another one hushes. */
export function saidTopics(text: string, words: TopicWords): Topic[] {
  const message = ` ${foldWords(text)} `;
  const isSaid = (entry: Entry) => standing(entry, message).length === entry.parts.length;
  return entriesOf(words).flatMap(([topic, all]) => (all.some(isSaid) ? [topic] : []));
}

/** The same without those that another one hushes. */
export function readTopics(text: string, words: TopicWords, hasPlace: boolean): Topic[] {
  const said = saidTopics(text, words);
  const hushed = new Set(said.flatMap((topic) => topicRules[topic].hushes));
  // A question when something comes does not ask about places of delivery, unless it names one.
  if (said.includes("term") && !hasPlace) hushed.add("delivery");
  return said.filter((topic) => !hushed.has(topic));
}

/** Whether a message asks something of its own, and so is no answer to an open question. */
export function isOutside(text: string, words: TopicWords): boolean {
  return readTopics(text, words, false).some((topic) => !courtesies.includes(topic));
}

/** The sentences of a message that are about no topic: those in which a piece may be looked for. */
export function withoutTopics(text: string, words: TopicWords): string {
  const sentences = text.split(/(?<=[.?!;…])\s+|\n+/u);
  return sentences.filter((sentence) => !isOutside(sentence, words)).join(" ");
}

/** The beginnings of words by which a message is known to be about a topic, folded. */
export function wordsOfTopic(text: string, topic: Topic, words: TopicWords): string[] {
  const message = ` ${foldWords(text)} `;
  const [, entries = []] = entriesOf(words).find(([one]) => one === topic) ?? [];
  return entries.flatMap((entry) => standing(entry, message).map((part) => part.trim()));
}
