import { parseLei } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { leiFault, readWhole } from "~/platform/forms/number-field";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import type { WrittenQuoteLine } from "~/sales/quotes/front/quote-line";
import { MOST_LINES } from "~/sales/quotes/front/quote-rules";

import { isOwnRate, readOwnRate } from "../desk-order/agreement";

const lineFields = ["title", "quantity", "price", "vat", "design"] as const;

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

/**
 * Reads the lines of a posted version; a line without pieces is taken out. A piece with a design has the shop's rate
 * of VAT, which is `shopPercent`, a line in words may have another.
 */
export function readLines(posted: FormData, shopPercent: number): ReadLines {
  const typed = Array.from({ length: MOST_LINES }, (_, index) => readLine(posted, index));
  // A row with only a rate counts as empty, because the rate is chosen and not typed.
  const isTyped = (line: TypedLine) =>
    lineFields.some((name) => name !== "vat" && line[name] !== "");
  const last = typed.map(isTyped).lastIndexOf(true);
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
    const isInWords = line.design === "";
    if (isInWords && !isOwnRate(line.vat, shopPercent))
      read.errors[`vat-${at}`] = message("choose");
    read.rows.push(at);
    read.lines.push({
      title: line.title,
      design: line.design,
      quantity: pieces.value ?? 0,
      unit_bani: parseLei(line.price) ?? 0,
      vat_percent: isInWords ? readOwnRate(line.vat) : null,
    });
  }
  return read;
}

/** Lines of a version in words, one below the other. */
export function linesText(lines: readonly TypedLine[]): string {
  return lines
    .map(({ title, quantity, price, vat }) =>
      [`${quantity} × ${title}`, price, vat && `${vat} %`].filter(Boolean).join(" · "),
    )
    .join("\n");
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
    vat: of("vat", 3),
    design: of("design", 4000),
  };
}
