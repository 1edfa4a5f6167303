import type { PostcodeRange } from "../zone";

/** The most beginnings and ranges that a zone may name. */
const MOST_RANGES = 100;

/**
 * Reads typed postcodes: beginnings of one to six digits, and ranges whose ends are of one length,
 * separated by commas, semicolons or new lines. Undefined where something else is among them.
 */
export function readPostcodes(typed: string): PostcodeRange[] | undefined {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s/g, ""))
    .filter((part) => part !== "");
  if (parts.length > MOST_RANGES) return undefined;
  const ranges = parts.map((part) => {
    const [, first = "", last = first] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? [];
    return { first, last };
  });
  const isRight = ({ first, last }: PostcodeRange) =>
    first !== "" && first.length === last.length && first <= last;
  return ranges.every(isRight) ? ranges : undefined;
}

/** The same as the form shows it. */
export function postcodesText(ranges: readonly PostcodeRange[]): string {
  return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(", ");
}
