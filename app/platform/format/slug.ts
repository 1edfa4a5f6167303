import { foldText } from "./fold";

/**
 * A name as part of an address (spec §5): lower case, diacritics transliterated, other characters
 * removed, spaces turned into hyphens. Empty when nothing of the name remains.
 */
export function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}
