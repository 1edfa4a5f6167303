import { oneLine } from "~/format/one-line";
import { parseLei } from "~/format/office-money";
import { message } from "~/forms/validation-message";
import type { WrittenQuoteLine } from "~/quotes/quote-line";
import { MOST_LINES } from "~/quotes/quote-rules";

export const lineFields = ["title", "quantity", "price", "design"] as const;

/** A line as it was typed. */
export type TypedLine = Record<(typeof lineFields)[number], string>;

export interface ReadLines {
  typed: TypedLine[];
  lines: WrittenQuoteLine[];
  /** By the field's name, such as `price-2`. */
  errors: Record<string, string>;
}

/** In lei, as of a product. */
const HIGHEST_LEI = 10_000_000;
const MOST_PIECES = 99;

/** Reads the lines of a posted version; a line without pieces is taken out. */
export function readLines(posted: FormData): ReadLines {
  const read: ReadLines = { typed: [], lines: [], errors: {} };
  for (let index = 0; index < MOST_LINES; index += 1) {
    const line = readLine(posted, index);
    const isLeftOut = line.quantity === "" || line.quantity === "0";
    if (isLeftOut) continue;
    const at = read.typed.push(line) - 1;
    const quantity = /^\d{1,2}$/.test(line.quantity) ? Number(line.quantity) : 0;
    const bani = parseLei(line.price) ?? 0;
    if (line.title === "") read.errors[`title-${at}`] = message("required");
    if (quantity < 1) {
      const bounds = { min: 1, max: MOST_PIECES };
      read.errors[`quantity-${at}`] = message("wholeBetween", bounds);
    }
    if (bani <= 0 || bani > HIGHEST_LEI * 100) read.errors[`price-${at}`] = message("amount");
    read.lines.push({ title: line.title, design: line.design, quantity, unit_bani: bani });
  }
  return read;
}

function readLine(posted: FormData, index: number): TypedLine {
  const of = (name: string, most: number) => {
    const value = posted.get(`${name}-${index}`);
    return typeof value === "string" ? oneLine(value).slice(0, most) : "";
  };
  return {
    title: of("title", 120),
    quantity: of("quantity", 6),
    price: of("price", 20),
    design: of("design", 4000),
  };
}
