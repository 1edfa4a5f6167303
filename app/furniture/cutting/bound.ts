import { usableArea, type Part, type Saw, type Sheet } from "./layout";

/**
 * How many sheets parts need at the very least: none has room for more than its area, of which each part
 * takes the blade's way with it on two sides.
 */
export function fewestSheets(
  parts: readonly Part[],
  sheet: Sheet,
  { kerf, trim }: Pick<Saw, "kerf" | "trim">,
): number {
  const withKerf = ({ length, width }: { length: number; width: number }) =>
    (length + kerf) * (width + kerf);
  const area = parts.reduce((sum, part) => sum + withKerf(part), 0);
  // Behind the last part in a row the blade runs into the trim.
  return Math.ceil(area / withKerf(usableArea(sheet, trim)) - 1e-9);
}
