import { centimetres } from "./measures";
import { readNumber } from "./read-number";

/** From and to in millimetres, both included. */
export interface LengthBounds {
  min: number;
  max: number;
}

/** How many decimals make millimetres of a number in each unit. */
const decimalsOf = { mm: 0, cm: 1, m: 3 } as const;
type Unit = keyof typeof decimalsOf;
const unitOf: Record<string, Unit> = { mm: "mm", мм: "mm", cm: "cm", см: "cm", m: "m", м: "m" };

/**
 * A length as people type it, in millimetres: "217", "217 cm", "2170 mm", "2,17 m", "2.17", "2170". A number
 * without a unit is centimetres. If that is no `likely` length, a number with decimals is metres and any
 * other millimetres. Undefined for any other text, and for a length out of its bounds.
 */
export function readLength(
  typed: string,
  bounds: LengthBounds,
  likely = bounds,
): number | undefined {
  return readings(typed, bounds, likely)[0];
}

/**
 * The other reading of a number that has two likely ones: "450" in a field for 20 to 600 cm is 450 cm, and
 * 45 cm too. For a number with a unit, or with one likely reading, the same as `readLength`.
 */
export function readOtherLength(
  typed: string,
  bounds: LengthBounds,
  likely = bounds,
): number | undefined {
  const [first, other] = readings(typed, bounds, likely);
  if (first === undefined || other === undefined) return first;
  return isWithin(first, likely) && isWithin(other, likely) ? other : first;
}

/**
 * A length in millimetres as its field shows it: centimetres, with the unit if the number alone could be read
 * otherwise.
 */
export function writeLength(
  length: number,
  language: string,
  bounds: LengthBounds,
  likely = bounds,
): string {
  const text = centimetres(length, language);
  const read = [readLength, readOtherLength].map((reader) => reader(text, bounds, likely));
  return read.every((one) => one === length) ? text : `${text} cm`;
}

/** All readings of a text within bounds, in millimetres: likely ones first, then centimetres. */
function readings(typed: string, bounds: LengthBounds, likely: LengthBounds): number[] {
  const text = typed.trim().toLowerCase();
  const [written = ""] = /(?:[cm]?m|[см]?м)$/.exec(text) ?? [];
  const digits = text.slice(0, text.length - written.length);
  const unit = unitOf[written];
  // Nobody builds a piece of few centimetres and a fraction, but rooms are two metres and a half.
  const usual: Unit[] = /^\d[.,]\d{1,3}\s*$/.test(digits) ? ["m", "cm"] : ["cm", "mm"];
  const rankOf = (one: Unit, length: number) =>
    isWithin(length, likely) ? 0 : one === "cm" ? 1 : 2;
  return (unit ? [unit] : usual)
    .flatMap((one) => {
      const number = readNumber(digits, { decimals: decimalsOf[one], language: "any" });
      const isLength = number.kind === "number" && isWithin(number.units, bounds);
      return isLength ? [{ length: number.units, rank: rankOf(one, number.units) }] : [];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ length }) => length);
}

function isWithin(length: number, { min, max }: LengthBounds): boolean {
  return length >= min && length <= max;
}
