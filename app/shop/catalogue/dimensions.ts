import { measuresText, type Measures } from "~/platform/format/measures";

/** What Google takes for a side, in cm. */
const LONGEST_SIDE = 3000;

const THREE_SIDES =
  /^\s*(\d{1,4}(?:[.,]\d)?)\s*[×xX*]\s*(\d{1,4}(?:[.,]\d)?)\s*[×xX*]\s*(\d{1,4}(?:[.,]\d)?)(?=\s*(?:cm|см)(?!\p{L}))/u;

/**
 * The sizes at the start of a product's dimensions such as `180 × 215 × 115 cm, for a mattress …`, in cm:
 * the owner writes width, depth, height, as the trade does. Undefined where they are written otherwise.
 */
export function readSizes(text: string): Measures | undefined {
  const sides = (THREE_SIDES.exec(text) ?? [])
    .slice(1)
    .map((side) => Number(side.replace(",", ".")));
  const [width, depth, height] = sides;
  if (width === undefined || depth === undefined || height === undefined) return undefined;
  const isRight = sides.every((side) => side >= 1 && side <= LONGEST_SIDE);
  return isRight ? { width, depth, height } : undefined;
}

/** A product's dimensions as customers read all sizes: width × height × depth, and what else is said. */
export function shownDimensions(text: string, language: string): string {
  const sizes = readSizes(text);
  return sizes ? text.replace(THREE_SIDES, measuresText(sizes, language)) : text;
}

/** Whether dimensions are three sides, whose names a heading can say. */
export function areThreeSides(text: string): boolean {
  return THREE_SIDES.test(text);
}
