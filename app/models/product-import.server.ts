import { randomUUID } from "node:crypto";

import { readProductFile, type CsvRecord } from "~/product-csv.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { planRow, type PlannedRow, type Problem } from "./import-row.server";
import { recordAction, type Admin } from "./journal.server";
import { listProductCells } from "./product-cells.server";
import { columnsOf, findCategoryId, insertProduct, moveProduct } from "./product-changes.server";
import { replaceImages } from "./product-images.server";

/** What an import would do, row by row, and what keeps it from being done. */
export interface ImportPlan {
  rows: PlannedRow[];
  unchanged: number;
  problems: Problem[];
}

/** Keeps an uploaded file until somebody applies it. Returns its id. */
export async function keepImport(
  admin: Admin,
  file: { name: string; content: string },
  db: Db = shopDatabase(),
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("product_imports")
    .values({
      id,
      admin_id: admin.id,
      file_name: file.name,
      content: file.content,
      created_at: new Date().toISOString(),
    })
    .execute();
  return id;
}

/** A kept file with what it would do, or undefined when it is not there or was applied. */
export async function findImport(
  id: string,
  db: Db = shopDatabase(),
): Promise<{ file_name: string; plan: ImportPlan } | undefined> {
  const row = await db
    .selectFrom("product_imports")
    .select(["file_name", "content"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { file_name: row.file_name, plan: await planImport(row.content, db) };
}

/**
 * Does what a kept file says, all of it or nothing, as it stands at this moment. Refuses one with a
 * problem. Returns the addresses of pictures that are no longer used by their products.
 */
export async function applyImport(
  admin: Admin,
  id: string,
  db: Db = shopDatabase(),
): Promise<{ added: number; changed: number; images: string[] } | { refused: true } | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await findImport(id, trx);
    if (!found) return undefined;
    const { rows, problems } = found.plan;
    if (problems.length > 0) return { refused: true };
    const images: string[] = [];
    for (const row of rows) images.push(...(await writeRow(admin, row, trx)));
    const added = rows.filter((row) => row.isNew).length;
    const counts = { added, changed: rows.length - added };
    const after = { file: found.file_name, ...counts };
    await recordAction(
      { admin, action: "products-imported", subject: "import", subjectId: id, before: null, after },
      trx,
    );
    await trx.deleteFrom("product_imports").where("id", "=", id).execute();
    return { ...counts, images };
  });
}

/** Compares a file with the products as they are. Writes nothing. */
async function planImport(content: string, db: Db): Promise<ImportPlan> {
  const records = readProductFile(content);
  if (!records) {
    const problem = { row: 1, column: "", value: "", reason: "importBroken" };
    return { rows: [], unchanged: 0, problems: [problem] };
  }
  const ids = records.flatMap(({ cells }) => (cells.id ? [cells.id] : []));
  const present = await listProductCells([...new Set(ids)], db);
  const categories = await db
    .selectFrom("categories")
    .select("slug")
    .where("deleted_at", "is", null)
    .execute();
  const world = {
    present,
    slugs: new Set(categories.map(({ slug }) => slug)),
    seen: new Set<string>(),
  };
  const plan: ImportPlan = { rows: [], unchanged: 0, problems: [] };
  for (const record of records) note(plan, record, world);
  return plan;
}

function note(plan: ImportPlan, record: CsvRecord, world: Parameters<typeof planRow>[1]): void {
  const planned = planRow(record, world);
  if (planned === undefined) plan.unchanged += 1;
  else if (Array.isArray(planned)) plan.problems.push(...planned);
  else plan.rows.push(planned);
}

async function writeRow(admin: Admin, row: PlannedRow, trx: Db): Promise<string[]> {
  const { details } = row;
  const categoryId = await findCategoryId(details.category, trx);
  let id = row.id;
  if (row.isNew) {
    // The plan has seen the category in this very transaction.
    id = await insertProduct(details, categoryId ?? "", trx);
  } else {
    const isMoved = row.changes.some(({ column }) => column === "category");
    if (isMoved && categoryId) await moveProduct(id, categoryId, trx);
    await trx.updateTable("products").set(columnsOf(details)).where("id", "=", id).execute();
  }
  const states = (side: "before" | "after") =>
    Object.fromEntries(row.changes.map((change) => [change.column, change[side]]));
  await recordAction(
    {
      admin,
      action: row.isNew ? "product-added" : "product-changed",
      subject: "product",
      subjectId: id,
      before: row.isNew ? null : states("before"),
      after: states("after"),
    },
    trx,
  );
  const isPictured = row.changes.some(({ column }) => column === "images");
  return isPictured ? replaceImages(id, row.images, details.name, trx) : [];
}
