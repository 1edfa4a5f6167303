interface SizesInCm {
  width: number;
  depth: number;
  height: number;
}

/** What Google takes for a side, in cm. */
const LONGEST_SIDE = 3000;

const THREE_SIDES =
  /^\s*(\d{1,4}(?:[.,]\d)?)\s*[×xX*]\s*(\d{1,4}(?:[.,]\d)?)\s*[×xX*]\s*(\d{1,4}(?:[.,]\d)?)\s*cm\b/;

/**
 * The sizes at the start of a text such as `180 × 215 × 115 cm, for a mattress …`: width, depth, height, as
 * the trade writes them. Undefined where it says them otherwise.
 */
export function readSizes(text: string): SizesInCm | undefined {
  const sides = (THREE_SIDES.exec(text) ?? [])
    .slice(1)
    .map((side) => Number(side.replace(",", ".")));
  const [width, depth, height] = sides;
  if (width === undefined || depth === undefined || height === undefined) return undefined;
  const isRight = sides.every((side) => side >= 1 && side <= LONGEST_SIDE);
  return isRight ? { width, depth, height } : undefined;
}
