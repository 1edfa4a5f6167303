import { foldWords } from "~/shop/search/front/fold-word";

import type { Page } from "./pages";

/** What the shop's terms and settings answer. */
const termTopics = [
  "assembly",
  "carrying",
  "samples",
  "measuring",
  "showroom",
  "hours",
  "warranty",
  "returns",
  "payment",
  "delivery",
  "contact",
] as const;

/** Where the answer about a topic leads, and of which others it leaves nothing to say. */
interface Rule {
  page: Page;
  hushes: readonly Topic[];
}

/**
 * What a message may be about besides pieces, the most particular first: an answer tells of the first ones.
 * The words of each stand in `assistant-words.topics`.
 */
const rules = {
  change: {
    page: "contact",
    hushes: ["order", "delivery", "term", "payment", "contact", "returns"],
  },
  "no-mail": { page: "contact", hushes: ["order", "contact", "returns"] },
  invoice: { page: "terms", hushes: ["order", "payment", "contact", "term"] },
  care: { page: "contact", hushes: ["order", "materials"] },
  password: { page: "password", hushes: ["order", "contact"] },
  order: {
    page: "orders",
    hushes: ["unsure", "not-made", "term", ...termTopics.filter((topic) => topic !== "returns")],
  },
  unsure: { page: "planner", hushes: [] },
  repairs: { page: "guarantee", hushes: ["not-made", "delivery", "term", "contact", "old-pieces"] },
  "old-pieces": { page: "contact", hushes: ["not-made", "returns", "delivery", "contact"] },
  "not-made": {
    page: "products",
    hushes: ["delivery", "term", "contact", "assembly", "carrying"],
  },
  samples: {
    page: "samples",
    hushes: ["carrying", "delivery", "payment", "showroom", "contact", "returns"],
  },
  "measure-how": { page: "planner", hushes: ["measuring", "unsure", "contact"] },
  measuring: {
    page: "appointment",
    hushes: ["delivery", "payment", "term", "hours", "contact", "showroom", "unsure"],
  },
  assembly: { page: "terms", hushes: ["delivery", "term"] },
  carrying: { page: "terms", hushes: ["delivery", "term"] },
  warranty: { page: "guarantee", hushes: ["term", "contact"] },
  returns: { page: "withdrawal", hushes: ["order", "payment", "term", "delivery", "contact"] },
  showroom: { page: "appointment", hushes: ["hours", "contact", "term", "delivery"] },
  hours: { page: "contact", hushes: ["term", "contact", "delivery"] },
  discounts: { page: "products", hushes: ["payment", "contact", "quote"] },
  instalments: { page: "terms", hushes: ["payment"] },
  payment: { page: "terms", hushes: ["delivery", "term", "contact"] },
  term: { page: "products", hushes: [] },
  delivery: { page: "terms", hushes: ["contact"] },
  materials: { page: "products", hushes: ["hours"] },
  pickup: { page: "terms", hushes: ["showroom", "delivery", "contact", "term"] },
  account: { page: "sign-up", hushes: ["contact"] },
  maker: { page: "about", hushes: ["contact", "delivery"] },
  quote: { page: "quote", hushes: ["contact"] },
  contact: { page: "contact", hushes: [] },
  greeting: { page: "planner", hushes: [] },
  thanks: { page: "products", hushes: [] },
} as const satisfies Record<string, { page: Page; hushes: readonly string[] }>;

export type Topic = keyof typeof rules;

/** What is told in the same words to whoever asks, which the shop's texts and settings say. */
export type ToldTopic = Exclude<Topic, "order" | "term" | "greeting" | "thanks">;

const topicRules: Record<Topic, Rule> = rules;
const topics = Object.keys(rules) as Topic[];

/** What is said to be polite, besides what is asked. */
const courtesies: readonly Topic[] = ["greeting", "thanks"];

/**
 * Beginnings of words or of phrases by topic, separated by commas; with a "!" whole ones, and with a "+"
 * several that stand anywhere in the message.
 */
export type TopicWords = Record<Topic, string>;

/** The entries of each topic, folded, each as the parts that must stand in a message. */
type Entries = [Topic, string[][]][];
const folded = new WeakMap<TopicWords, Entries>();

function entriesOf(words: TopicWords): Entries {
  const known = folded.get(words);
  if (known) return known;
  const part = (typed: string) => ` ${foldWords(typed)}${typed.trim().endsWith("!") ? " " : ""}`;
  const made: Entries = topics.map((topic) => [
    topic,
    words[topic].split(",").map((entry) => entry.split("+").map(part)),
  ]);
  folded.set(words, made);
  return made;
}

/** The topics of a message in the order of their answers, also those that another one hushes. */
export function saidTopics(text: string, words: TopicWords): Topic[] {
  const message = ` ${foldWords(text)} `;
  const isSaid = (parts: string[]) => parts.every((part) => message.includes(part));
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
  return entries.flat().flatMap((part) => (message.includes(part) ? [part.trim()] : []));
}

export function pageOf(topic: Topic): Page {
  return topicRules[topic].page;
}
