import type texts from "~locales/ro/office-e-invoice.json";

import type { Refusal } from "./run-rules";

export type RefusalWords = keyof typeof texts.rules;

/**
 * Where the cause of a refusal is corrected: in the seller's settings, at the order's buyer, or only by a new document.
 */
export type MendedAt = "seller" | "buyer" | "document";

/** Rules that say of both parties, or of a whole document, the same in our words. */
const words: Partial<Record<string, [RefusalWords, MendedAt]>> = {
  "BR-RO-065": ["sellerCode", "seller"],
  "BR-CO-26": ["sellerCode", "seller"],
  "BR-S-02": ["sellerCode", "seller"],
  "BR-Z-02": ["sellerCode", "seller"],
  "BR-06": ["sellerName", "seller"],
  "BR-RO-081": ["street", "seller"],
  "BR-RO-091": ["city", "seller"],
  "BR-RO-100": ["sector", "seller"],
  "BR-RO-110": ["county", "seller"],
  "BR-50": ["account", "seller"],
  "BR-61": ["account", "seller"],
  "BR-07": ["buyerName", "buyer"],
  "BR-RO-082": ["street", "buyer"],
  "BR-RO-092": ["city", "buyer"],
  "BR-RO-101": ["sector", "buyer"],
  "BR-RO-111": ["county", "buyer"],
  "BR-RO-120": ["buyerCode", "buyer"],
  "BR-11": ["country", "buyer"],
  "our-13-zeros": ["zeros", "buyer"],
  "BR-25": ["lineName", "document"],
  "BR-27": ["price", "document"],
  "our-line-sum": ["lineSum", "document"],
  "our-untaxed-sum": ["sums", "document"],
  "BR-RO-010": ["number", "document"],
};

/** Whole families of rules: what sums to what, and what a rate's code asks for. */
const families: [RegExp, RefusalWords][] = [
  [/^BR-CO-1[0-7]$/, "sums"],
  [/^BR-(S|Z|O)-0[89]$/, "sums"],
  [/^BR-(S|Z|O|E|AE|G|IC)-\d+$/, "category"],
  [/^BR-RO-DT\d+/, "day"],
  [/^BR-RO-L\d+$/, "tooLong"],
];

/** Our own words for a rule, undefined if there is only the official text; and where its cause is corrected. */
export function wordsOf({ rule, party }: Pick<Refusal, "rule" | "party">): {
  words: RefusalWords | undefined;
  at: MendedAt;
} {
  const known = words[rule];
  if (known) return { words: known[0], at: known[1] };
  const family = families.find(([pattern]) => pattern.test(rule));
  return { words: family?.[1], at: party ?? "document" };
}

/** The official text; those of CIUS-RO have it in Romanian, and behind a `#` in English. */
export function officialText(message: string, language: string): string {
  const [romanian = "", english = romanian] = message.split("#", 2);
  return (language === "ro" ? romanian : english).trim();
}
