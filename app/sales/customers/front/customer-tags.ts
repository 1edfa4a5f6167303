/** A customer has so many tags at most, each of so many characters. */
export const MOST_TAGS = 12;
export const LONGEST_TAG = 40;

/** The tags as one line, by which a form names those that it was drawn with. */
export function tagLine(tags: readonly string[]): string {
  return tags.join(", ");
}
