import type { CartLine } from "./cart-line";

/** Whether all of it is swatches, which go by post; nothing at all is not. */
export function areSwatches(lines: readonly Pick<CartLine, "swatch">[]): boolean {
  return lines.length > 0 && lines.every(({ swatch }) => swatch !== null);
}
