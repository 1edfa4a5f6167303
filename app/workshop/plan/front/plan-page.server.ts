import { pageOf } from "~db/list-page";

const PAGE_SIZE = 25;

/** A page of the plan's orders, 25 of them; past the end it is the last one. */
export function pageOfPlan<Row>(
  rows: readonly Row[],
  wanted: number,
): { rows: Row[]; page: number; pageCount: number } {
  const { page, pageCount, offset } = pageOf(rows.length, wanted, PAGE_SIZE);
  return { rows: rows.slice(offset, offset + PAGE_SIZE), page, pageCount };
}
