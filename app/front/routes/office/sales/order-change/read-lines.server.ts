import { measuresText } from "~/platform/format/measures";
import { leiText, OFFICE, parseLei } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { leiFault, readWhole } from "~/platform/forms/number-field";
import { message, orEmpty } from "~/platform/forms/validation-message";
import type { PieceSizes } from "~/sales/approvals/front/piece-sizes";
import type { CurrentOrder } from "~/sales/changes/front/current-version.server";
import type { DraftLine } from "~/sales/changes/front/draft-change.server";
import { findQuotedDesign } from "~/sales/quotes/quoted-design.server";
import { MOST_LINES, MOST_PIECES } from "~/shop/cart/cart-lines.server";
import { readDays } from "~/shop/catalogue/delivery-term";

import { isOwnRate, readOwnRate } from "../desk-order/agreement";
import { resizeLine, resizePlan, sizesOfLine, sizesOfPlan } from "./resize.server";
import { HIGHEST_PRICE } from "./schema";

/** A name of fewer characters says nothing. */
const LEAST_NAME = 2;

const lineFields = [
  "id",
  "design",
  "product",
  "name",
  "quantity",
  "price",
  "priced",
  "sizes",
  "days",
  "kind",
  "vat",
] as const;

/** A line as it was typed, by the fields of its row. `priced`: the price that its row showed. */
export type TypedLine = Record<(typeof lineFields)[number], string>;

export const emptyLine: TypedLine = {
  id: "",
  design: "",
  product: "",
  name: "",
  quantity: "",
  price: "",
  priced: "",
  sizes: "",
  days: "",
  kind: "",
  vat: "",
};

/** How staff write the sizes of a piece: in mm, as `1000 × 2200 × 600`. */
export function sizesText(sizes: PieceSizes): string {
  return measuresText(sizes, OFFICE);
}

export interface ReadLines {
  typed: TypedLine[];
  lines: DraftLine[];
  /** The row that each of the lines was typed in. */
  rows: number[];
  /** By the field's name, such as `price-2`. */
  errors: Record<string, string>;
}

/** Reads the lines of a posted change. A line of the order with 0 pieces is taken out; an added one is ignored. */
export async function readLines(posted: FormData, current: CurrentOrder): Promise<ReadLines> {
  const rows = Array.from({ length: MOST_LINES + 1 }, (_, index) => readRow(posted, index));
  const isTyped = (row: TypedLine) =>
    row.id !== "" || row.design !== "" || row.product !== "" || row.name !== "";
  const last = rows.map(isTyped).lastIndexOf(true);
  const read: ReadLines = { typed: rows.slice(0, last + 1), lines: [], rows: [], errors: {} };
  for (const [at, row] of read.typed.entries()) {
    const isLeftOut = row.id === "" && (row.quantity === "0" || !isTyped(row));
    if (isLeftOut) continue;
    const line = await readLine(row, at, read.errors, current);
    if (!line) continue;
    read.rows.push(at);
    read.lines.push(line);
  }
  return read;
}

async function readLine(
  row: TypedLine,
  at: number,
  errors: Record<string, string>,
  current: CurrentOrder,
): Promise<DraftLine | undefined> {
  const isKnown = row.id !== "";
  const bounds = { min: isKnown ? 0 : 1, max: MOST_PIECES };
  const pieces = readWhole(row.quantity, message("wholeBetween", bounds), bounds);
  if (pieces.fault !== undefined) errors[`quantity-${at}`] = pieces.fault;
  const design = designOf(row, at, errors, current);
  const price = await priceOf(row, design);
  const fault = leiFault(price, message("amount"), { min: 1, max: HIGHEST_PRICE });
  if (fault !== undefined) errors[`price-${at}`] = fault;
  const isInWords = !isKnown && row.design === "" && row.product === "";
  const days = isInWords ? readDays(row.days) : null;
  if (isInWords) {
    if (row.name.length < LEAST_NAME) {
      const short = message("shortText", { least: LEAST_NAME });
      errors[`name-${at}`] = orEmpty(row.name, short);
    }
    if (!days) errors[`days-${at}`] = orEmpty(row.days, message("zoneDays"));
    if (row.kind === "") errors[`kind-${at}`] = message("choose");
    if (!isOwnRate(row.vat, current.version.vat.percent)) errors[`vat-${at}`] = message("choose");
  }
  return {
    id: isKnown ? row.id : null,
    design,
    product: row.product,
    name: row.name,
    quantity: pieces.value ?? 0,
    unit_bani: parseLei(price) ?? 0,
    days: days ?? null,
    is_made: row.kind === "to-order",
    vat_percent: isInWords ? readOwnRate(row.vat) : null,
  };
}

/**
 * The design of a row, in other sizes if these were typed for a line of the order. The inside of a planned piece stays
 * as the planner made it.
 */
function designOf(
  row: TypedLine,
  at: number,
  errors: Record<string, string>,
  current: CurrentOrder,
): string {
  const line = current.version.lines.find(({ id }) => id === row.id);
  const now = line && sizesOfLine(line);
  if (!line || !now || row.sizes === "") return row.design;
  const [width, height, depth] = row.sizes.split(/\D+/).filter(Boolean).map(Number);
  if (!width || !height || !depth) {
    errors[`sizes-${at}`] = message("pieceSizes");
    return row.design;
  }
  const sizes = { width, height, depth };
  const isSame = (other: PieceSizes) => sizesText(sizes) === sizesText(other);
  const planned = sizesOfPlan(row.design);
  if (planned && isSame(planned)) return row.design;
  const isReplanned = planned !== null && resizeLine(line, planned, current) !== row.design;
  if (isSame(now) && !isReplanned) return "";
  const resized = isReplanned
    ? resizePlan(line, row.design, sizes)
    : resizeLine(line, sizes, current);
  if (resized === undefined) errors[`sizes-${at}`] = message("quoteUnmade");
  return resized ?? row.design;
}

/** The typed price; if the piece has changed and the price was left as shown, today's price of the new piece. */
async function priceOf(row: TypedLine, design: string): Promise<string> {
  if (design === "" || design === row.design || row.price !== row.priced) return row.price;
  const found = await findQuotedDesign(design, "ro");
  return found?.priceBani === undefined ? row.price : leiText(found.priceBani);
}

function readRow(posted: FormData, index: number): TypedLine {
  const of = (name: string) => {
    const value = posted.get(`${name}-${index}`);
    return typeof value === "string" ? oneLine(value).slice(0, name === "design" ? 4000 : 120) : "";
  };
  return {
    id: of("id"),
    design: of("design"),
    product: of("product"),
    name: of("name"),
    quantity: of("quantity"),
    price: of("price"),
    priced: of("priced"),
    sizes: of("sizes"),
    days: of("days"),
    kind: of("kind"),
    vat: of("vat"),
  };
}
