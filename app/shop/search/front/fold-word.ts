import { foldText } from "~/platform/format/compare-texts";

/**
 * A text as the reader of searches compares it: folded, with Turkish "ı" as "i", because people type
 * both, and without signs between its words.
 */
export function foldWords(text: string): string {
  return foldText(text)
    .replaceAll("ı", "i")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
