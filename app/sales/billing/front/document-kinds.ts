import type { DocumentKind } from "~db/schema";

/** In the order in which an order usually gets them. */
export const documentKinds = [
  "proforma",
  "advance",
  "final",
  "storno",
] as const satisfies DocumentKind[];

/** A document's number, as it is written: `AV-000123`. */
export function documentName(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(6, "0")}`;
}
