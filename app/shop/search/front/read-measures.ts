import { readNumber } from "~/platform/format/read-number";

/** A length in millimetres that a search names, or a price that it does not want to pass. */
export interface MeasuredText {
  /** The text with a mark in place of each group of lengths. */
  text: string;
  groups: { lengths: number[]; typed: string; isSure: boolean }[];
  maxLei?: number;
}

/** Stands before the number of a group in the text. */
export const MARK = "\u0001";

/** What is read as a length, in millimetres. */
export interface LengthBounds {
  min: number;
  max: number;
}

/** No piece is smaller or larger. */
const usualBounds: LengthBounds = { min: 100, max: 6000 };

// Patterns for what strangers type bound every run: their cost grows with the text's length alone.
const gap = String.raw`\s{0,3}`;
const number = String.raw`\d \d{3}(?=${gap}(?:mm|мм))|\d{1,5}(?:[.,]\d{1,3})?`;
const unit = String.raw`mm|мм|mil+im\p{L}*|мил+им\p{L}*|cm|см|[cs]enti\p{L}*|[cs]antim\p{L}*|сант\p{L}*|m[eèé]t[erou]\p{L}*|metr[iu]|метр?\p{L}*|m|м`;
const times = String.raw`${gap}(?:[x×х*]|by|per|на|pe)${gap}`;
const length = String.raw`(?:${number})${gap}(?:(?:${unit})(?![\p{L}]))?`;
const group = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${length}(?:${times}${length}){0,2}(?:['’-]\p{L}+)?(?![\p{L}\p{N}])`,
  "gu",
);
const part = new RegExp(String.raw`(${number})${gap}((?:${unit})(?!\p{L}))?`, "gu");
/** Whole lei, in thousands or not; bani behind them count for nothing. */
const price =
  /(?<!\d[.,]?)(\d{1,3}(?:[., ]\d{3}){1,3}|\d{1,12})(?:[.,]\d{1,2})?\s{0,3}(?:de\s{1,3})?(?:lei|leu|ron|ley|lej|лей|леев|леи|леи)(?![\p{L}\p{N}])/u;

/**
 * Reads "217", "217 × 255 × 60", "1,8 m", "2170 mm" and "sub 2000 lei" in a text of any kind. What is
 * out of the bounds, in millimetres, is no length.
 */
export function readMeasures(typed: string, bounds = usualBounds): MeasuredText {
  const lower = typed.normalize("NFC").toLowerCase().replaceAll(MARK, " ");
  const bound = price.exec(lower);
  const maxLei = bound ? wholeOf(bound[1]!) : undefined;
  const isPrice = maxLei !== undefined && maxLei > 0;
  const groups: MeasuredText["groups"] = [];
  const text = lower.replace(price, " ").replace(group, (found) => {
    const read = readGroup(found, bounds);
    if (!read) return found;
    groups.push({ ...read, typed: found.trim() });
    return ` ${MARK}${groups.length - 1} `;
  });
  return { text, groups, ...(isPrice && { maxLei }) };
}

/** The unit written last holds for numbers without one, as in "217 × 255 cm". */
function readGroup(
  text: string,
  { min, max }: LengthBounds,
): { lengths: number[]; isSure: boolean } | undefined {
  const parts = [...text.matchAll(part)].map(([, digits = "", word]) => {
    const millimetres = word === undefined ? undefined : millimetresOf(word);
    return { value: valueOf(digits, millimetres), millimetres };
  });
  const [last] = parts.flatMap(({ millimetres }) => millimetres ?? []).slice(-1);
  const usual = parts.some(({ value }) => value >= 1000)
    ? 1
    : parts.every(({ value }) => value < 10 && value % 1 !== 0)
      ? 1000
      : 10;
  const lengths = parts.map(({ value, millimetres }) =>
    Math.round(value * (millimetres ?? last ?? usual)),
  );
  if (lengths.some((one) => one < min || one > max)) return undefined;
  return { lengths, isSure: last !== undefined || parts.length > 1 };
}

/** A whole number as people of any language write it; undefined for what is none. */
function wholeOf(digits: string): number | undefined {
  const read = readNumber(digits, { decimals: 0, language: "any" });
  return read.kind === "number" ? read.units : undefined;
}

/** A length's number. Millimetres are whole: in "2.170 mm" the point is thousands, in "2.170 m" it is not. */
function valueOf(digits: string, millimetres: number | undefined): number {
  const whole = millimetres === 1 ? wholeOf(digits) : undefined;
  return whole ?? Number(digits.replace(/ /g, "").replace(",", "."));
}

function millimetresOf(word: string): number {
  if (/^(?:mm|мм|mil|мил)/u.test(word)) return 1;
  return /^(?:[cs]|с)/u.test(word) ? 10 : 1000;
}
