import { foldWords } from "~/shop/search/fold-word";

/** What the shop's terms answer. */
export const termTopics = [
  "delivery",
  "payment",
  "warranty",
  "returns",
  "hours",
  "contact",
] as const;
export type TermTopic = (typeof termTopics)[number];

/** What a message may be about besides pieces. */
const topics = [...termTopics, "term", "order", "greeting", "thanks"] as const;
export type Topic = (typeof topics)[number];

/** Beginnings of words or of phrases by topic, separated by commas; with a "!" whole ones. */
export type TopicWords = Record<Topic, string>;

/**
 * The topics of a message. Who asks for an order means that alone; who asks when something comes does
 * not ask where the shop delivers, unless a place is named.
 */
export function readTopics(text: string, words: TopicWords, hasPlace: boolean): Topic[] {
  const folded = ` ${foldWords(text)} `;
  const isSaid = (topic: Topic) =>
    words[topic].split(",").some((entry) => {
      const end = entry.endsWith("!") ? " " : "";
      return folded.includes(` ${foldWords(entry)}${end}`);
    });
  const said = topics.filter(isSaid);
  if (said.includes("order")) return ["order"];
  // "When are you open?" is not about a delivery.
  if (said.includes("hours")) return said.filter((topic) => topic !== "term");
  if (said.includes("term") && !hasPlace) return said.filter((topic) => topic !== "delivery");
  return said;
}
