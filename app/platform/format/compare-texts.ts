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

const collator = new Intl.Collator("ro");

/**
 * Compares two Romanian names for sorting: ă and â follow a, ș follows s, ț follows t. The database
 * compares bytes, which puts all of them behind z.
 */
export function compareRomanian(one: string, other: string): number {
  return collator.compare(one, other);
}

/** Compares two things for display: by their place, those of one place by name. */
export function compareByPlace(one: Placed, other: Placed): number {
  return one.display_order - other.display_order || compareRomanian(one.name, other.name);
}

interface Placed {
  display_order: number;
  name: string;
}
