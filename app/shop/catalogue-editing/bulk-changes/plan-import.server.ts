import { inBatches } from "~/platform/basics/in-batches.server";
import { findPublishingRule } from "~/shop/catalogue-editing/front/publishing.server";
import { listPriceHistories } from "~/shop/catalogue/price-history.server";
import { valuesOf, type Db } from "~db/engine";

import type { ProductCells } from "../front/product-cells.server";
import { readProductCells } from "../front/product-file.server";
import { type RowChange, type Problem, type SeenProduct, planRow } from "./import-row.server";
import { readProductFile, type CsvRecord } from "./read-file.server";

/** What an import would do, row by row, and the problems that prevent it. */
export interface ImportPlan {
  rows: RowChange[];
  unchanged: number;
  problems: Problem[];
}

/** Compares a file with the products as they are. Writes nothing. */
export async function planImport(
  content: string,
  seen: Map<string, SeenProduct>,
  db: Db,
): Promise<ImportPlan> {
  const records = await readProductFile(content);
  if (!records) {
    const problem = { row: 1, column: "", value: "", reason: "importBroken" };
    return { rows: [], unchanged: 0, problems: [problem] };
  }
  const ids = idsIn(records);
  const present = new Map<string, ProductCells>();
  for await (const some of readProductCells(ids, db)) {
    for (const cells of some) present.set(cells.id, cells);
  }
  const slugs = new Set((await listCategoryIds(db)).keys());
  const rule = await findPublishingRule(db);
  const now = await listSeen(ids, db);
  const histories: Awaited<ReturnType<typeof listPriceHistories>> = new Map();
  for await (const some of inBatches(ids)) {
    for (const [id, entries] of await listPriceHistories(some, db)) histories.set(id, entries);
  }
  const world = { present, slugs, met: new Set<string>(), seen, now, rule, histories };
  const plan: ImportPlan = { rows: [], unchanged: 0, problems: [] };
  for await (const some of inBatches(records)) {
    for (const record of some) note(plan, record, world);
  }
  return plan;
}

/** The ids that a file's rows name. */
export function idsIn(records: CsvRecord[] | undefined): string[] {
  const ids = records?.flatMap(({ cells }) => (cells.id ? [cells.id.trim()] : [])) ?? [];
  return [...new Set(ids)];
}

/** The present versions and stock of products, by their ids. */
export async function listSeen(ids: string[], db: Db): Promise<Map<string, SeenProduct>> {
  const seen = new Map<string, SeenProduct>();
  for await (const some of inBatches(ids)) {
    const rows = await db
      .selectFrom("products")
      .select(["id", "version", "stock_quantity as stock"])
      .where("id", "in", valuesOf(some))
      .where("deleted_at", "is", null)
      .execute();
    for (const { id, ...product } of rows) seen.set(id, product);
  }
  return seen;
}

function note(plan: ImportPlan, record: CsvRecord, world: Parameters<typeof planRow>[1]): void {
  const planned = planRow(record, world);
  if (planned === undefined) plan.unchanged += 1;
  else if (Array.isArray(planned)) plan.problems.push(...planned);
  else plan.rows.push(planned);
}

/** The ids of the categories by their slugs. */
export async function listCategoryIds(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("categories")
    .select(["slug", "id"])
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
