import { parseLei } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { leiFault, readWhole } from "~/platform/forms/number-field";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import type { WrittenQuoteLine } from "~/sales/quotes/front/quote-line";
import { MOST_LINES } from "~/sales/quotes/front/quote-rules";

const lineFields = ["title", "quantity", "price", "design"] as const;

/** A line as it was typed. */
export type TypedLine = Record<(typeof lineFields)[number], string>;

export interface ReadLines {
  /** The rows as they were typed, up to the last with anything in it. */
  typed: TypedLine[];
  lines: WrittenQuoteLine[];
  /** The row that each of the lines was typed in. */
  rows: number[];
  /** By the field's name, such as `price-2`. */
  errors: Record<string, string>;
}

/** In lei, as of a product. */
const HIGHEST_LEI = 10_000_000;
const MOST_PIECES = 99;

/** Reads the lines of a posted version; a line without pieces is taken out. */
export function readLines(posted: FormData): ReadLines {
  const typed = Array.from({ length: MOST_LINES }, (_, index) => readLine(posted, index));
  const last = typed.map((line) => lineFields.some((name) => line[name] !== "")).lastIndexOf(true);
  const read: ReadLines = { typed: typed.slice(0, last + 1), lines: [], rows: [], errors: {} };
  for (const [at, line] of read.typed.entries()) {
    const isLeftOut = line.quantity === "" || line.quantity === "0";
    if (isLeftOut) continue;
    const bounds = { min: 1, max: MOST_PIECES };
    const pieces = readWhole(line.quantity, message("wholeBetween", bounds), bounds);
    const fault = leiFault(line.price, message("amount"), { min: 1, max: HIGHEST_LEI * 100 });
    if (line.title === "") read.errors[`title-${at}`] = emptyMessage(message("required"));
    if (pieces.fault !== undefined) read.errors[`quantity-${at}`] = pieces.fault;
    if (fault !== undefined) read.errors[`price-${at}`] = fault;
    const [quantity, unit_bani] = [pieces.value ?? 0, parseLei(line.price) ?? 0];
    read.rows.push(at);
    read.lines.push({ title: line.title, design: line.design, quantity, unit_bani });
  }
  return read;
}

/** Lines of a version in words, one below the other. */
export function linesText(lines: readonly TypedLine[]): string {
  return lines.map(({ title, quantity, price }) => `${quantity} × ${title} · ${price}`).join("\n");
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
