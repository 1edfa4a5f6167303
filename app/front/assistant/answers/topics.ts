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

export const topicRules: Record<Topic, Rule> = rules;
export const topics = Object.keys(rules) as Topic[];

/** What is said to be polite, besides what is asked. */
export const courtesies: readonly Topic[] = ["greeting", "thanks"];

export function pageOf(topic: Topic): Page {
  return topicRules[topic].page;
}
