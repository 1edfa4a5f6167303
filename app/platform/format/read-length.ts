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
 * without a unit is centimetres; where they make no `likely` length it is metres, with decimals, or
 * millimetres. Undefined for any other text, and for a length out of its bounds.
 */
export function readLength(
  typed: string,
  bounds: LengthBounds,
  likely = bounds,
): number | undefined {
  const text = typed.trim().toLowerCase();
  const [written = ""] = /(?:[cm]?m|[см]?м)$/.exec(text) ?? [];
  const digits = text.slice(0, text.length - written.length);
  const unit = unitOf[written];
  // Nobody builds a piece of few centimetres and a fraction, but rooms are two metres and a half.
  const usual: Unit[] = /^\d[.,]\d{1,3}\s*$/.test(digits) ? ["m", "cm"] : ["cm", "mm"];
  const read = (unit ? [unit] : usual).flatMap((one) => {
    const number = readNumber(digits, { decimals: decimalsOf[one], language: "any" });
    const isLength = number.kind === "number" && isWithin(number.units, bounds);
    return isLength ? [{ one, length: number.units }] : [];
  });
  const best =
    read.find(({ length }) => isWithin(length, likely)) ??
    read.find(({ one }) => one === "cm") ??
    read[0];
  return best?.length;
}

/** A length in millimetres as its field holds it: centimetres, with the unit where it would be read otherwise. */
export function writeLength(
  length: number,
  language: string,
  bounds: LengthBounds,
  likely = bounds,
): string {
  const text = centimetres(length, language);
  return readLength(text, bounds, likely) === length ? text : `${text} cm`;
}

function isWithin(length: number, { min, max }: LengthBounds): boolean {
  return length >= min && length <= max;
}
