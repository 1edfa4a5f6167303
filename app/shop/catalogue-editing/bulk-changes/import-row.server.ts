import { message } from "~/platform/forms/validation-message";
import { isPictureAddress } from "~/platform/media/picture-address";
import type { ProductDetails } from "~/shop/catalogue-editing/front/product-details.server";
import { detailsOf } from "~/shop/catalogue-editing/front/product-form";
import { reductionMessage } from "~/shop/catalogue-editing/front/reduction-message";
import { refuseReduction, type PriceEntry } from "~/shop/catalogue/price-history";
import { missingToPublish, type Maker } from "~/shop/catalogue/safety";

import { numericColumns, productColumns, type ProductCells } from "../front/product-cells.server";
import { cellsOf } from "../front/product-file.server";
import { blank, readCells } from "./filled-cells.server";
import type { CsvRecord } from "./read-file.server";
import { hasLostLetters, isShortenedNumber } from "./spoiled-cells";

const MOST_IMAGES = 20;

/** A problem of a file: its place, and a message from the validation texts. */
export interface Problem {
  row: number;
  column: string;
  value: string;
  reason: string;
}

/** A product that a file would add or change. */
export interface RowChange {
  row: number;
  /** Empty for a new product. */
  id: string;
  isNew: boolean;
  name: string;
  changes: { column: string; before: string; after: string }[];
  details: ProductDetails;
  /** Pieces added or removed by the file, relative to the stock at its upload. */
  stockChange: number;
  images: string[];
}

/** The version that a product must still have, and its stock at the upload. */
export interface SeenProduct {
  version: number;
  stock: number;
}

interface World {
  present: Map<string, ProductCells>;
  slugs: Set<string>;
  /** The ids seen so far. */
  met: Set<string>;
  /** The products at the upload and now, by their ids. */
  seen: Map<string, SeenProduct>;
  now: Map<string, SeenProduct>;
  /** Set where products for sale have to be complete; see `findPublishingRule`. */
  rule: Maker | undefined;
  /** The price histories of the products that the file names. */
  histories: Map<string, PriceEntry[]>;
}

/**
 * What one row of a file would do: a change, the problems that prevent it, or undefined
 * when it changes nothing. Columns that the file does not have stay as they are.
 */
export function planRow(
  { row, cells, fault }: CsvRecord,
  { present, slugs, met, seen, now, rule, histories }: World,
): RowChange | Problem[] | undefined {
  const problem = (column: string, value: string, reason: string): Problem => ({
    row,
    column,
    value: value.slice(0, 100),
    reason,
  });
  if (fault) return [problem(fault.column, fault.value, fault.reason)];
  const id = cells.id?.trim() ?? "";
  const before = present.get(id);
  if (id !== "" && !before) return [problem("id", id, message("importUnknownId"))];
  if (id !== "" && met.has(id)) return [problem("id", id, message("importTwice"))];
  if (id !== "") met.add(id);
  const then = seen.get(id);
  const shown = before && then ? { ...before, stock: String(then.stock) } : before;
  const requested: ProductCells = { ...blank, ...shown, ...cells, id };
  // A row that changes nothing is not validated: the shop's own export is always accepted.
  if (shown && differences(shown, requested).length === 0) return undefined;
  if (before && then?.version !== now.get(id)?.version) {
    return [problem("id", id, message("importStale"))];
  }

  const problems: Problem[] = [];
  const fail = (column: keyof ProductCells, reason: string) =>
    problems.push(problem(column, requested[column], reason));
  const status = requested.status.trim().toLowerCase();
  if (status !== "active" && status !== "inactive") fail("status", message("importStatus"));
  for (const column of productColumns) {
    if (column === "id" || requested[column] === (shown?.[column] ?? "")) continue;
    if (hasLostLetters(shown?.[column] ?? "", requested[column])) {
      fail(column, message("importLostLetters"));
    } else if (!numericColumns.has(column) && isShortenedNumber(requested[column])) {
      fail(column, message("importShortened"));
    }
  }
  const category = requested.category.trim();
  if (category !== "" && category !== before?.category && !slugs.has(category)) {
    fail("category", message("categoryUnknown"));
  }
  const images = requested.images.split(/\s+/).filter((address) => address !== "");
  if (images.length > MOST_IMAGES) fail("images", message("importImages", { count: MOST_IMAGES }));
  const bad = images.find((address) => !isPictureAddress(address));
  if (bad) problems.push(problem("images", bad, message("imageUrl")));
  const form = readCells(requested);
  if (!form.success) {
    for (const { path, message: reason } of form.error.issues) {
      const column = productColumns.find((one) => one === path[0]);
      if (column) fail(column, reason);
    }
  }
  if (problems.length > 0 || !form.success) return problems;
  const details = detailsOf(form.data);
  const refused = refuseReduction(details, histories.get(id) ?? [], new Date().toISOString());
  if (refused) fail("reducedPrice", reductionMessage(refused));
  if (rule && details.status === "active") {
    for (const field of missingToPublish(details.safety, rule)) {
      fail(field, message("publishMissing"));
    }
  }
  if (problems.length > 0) return problems;
  const after = cellsOf(id, details, images);
  const changes = differences(shown ?? { ...blank, stock: "", status: "", form: "" }, after);
  if (changes.length === 0) return undefined;
  const stockChange = then ? details.stock_quantity - then.stock : 0;
  const left = now.get(id)?.stock ?? 0;
  if (left + stockChange < 0) {
    return [problem("stock", requested.stock, message("stockShort", { count: left }))];
  }
  return { row, id, isNew: !before, name: details.name, changes, details, stockChange, images };
}

function differences(before: ProductCells, after: ProductCells): RowChange["changes"] {
  return productColumns
    .filter((column) => column !== "id" && before[column] !== after[column])
    .map((column) => ({ column, before: before[column], after: after[column] }));
}
