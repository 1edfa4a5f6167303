/**
 * The form of a text that search compares: lower case without diacritics, so that "dulăp", "DULAP"
 * and both spellings of ș and ț (comma and cedilla) match.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
