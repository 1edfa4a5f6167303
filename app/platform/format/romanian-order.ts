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
