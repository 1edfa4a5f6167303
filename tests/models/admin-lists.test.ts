import { CompiledQuery, type KyselyPlugin, type QueryResult, type RootOperationNode } from "kysely";
import { expect, test } from "vitest";

import { listBulkChanges } from "~/models/bulk-change.server";
import { listJournal } from "~/models/journal.server";
import { listPictureHosts, listUnusedPictures } from "~/models/picture-use.server";
import { listAdminProducts, listMatchingIds } from "~/models/product-list.server";
import type { Db } from "~db/engine";
import { seedProducts } from "~db/seed/many-products";

import { openCatalogue } from "./memory";

/** What grows with the shop; the other tables stay small. */
const LARGE = [
  "products",
  "listings",
  "product_images",
  "journal",
  "bulk_changes",
  "bulk_change_rows",
];

const db = await openCatalogue();
await seedProducts(db, 500);

/** How the engine carries out every query that `work` sends. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const spy: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work(db.withPlugin(spy));
  const plans: string[] = [];
  for (const node of nodes) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: "plan" });
    const plan: QueryResult<{ detail: string }> = await db.executeQuery(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    plans.push(...plan.rows.map(({ detail }) => detail));
  }
  return plans;
}

/** Steps that read a large table from its first row to its last. */
function fullScans(plans: string[]): string[] {
  return plans.filter((step) => {
    const table = /^SCAN (\w+)/.exec(step)?.[1] ?? "";
    return LARGE.includes(table) && !/USING (COVERING )?INDEX|USING INTEGER PRIMARY KEY/.test(step);
  });
}

const none = { search: "", category: "", status: "" } as const;

test.each([
  ["products", (one: Db) => listAdminProducts({ ...none, page: 1 }, one)],
  ["products, last page", (one: Db) => listAdminProducts({ ...none, page: 11 }, one)],
  ["searched", (one: Db) => listAdminProducts({ ...none, search: "alba", page: 1 }, one)],
  ["of a category", (one: Db) => listAdminProducts({ ...none, category: "bai", page: 1 }, one)],
  ["in a state", (one: Db) => listAdminProducts({ ...none, status: "inactive", page: 1 }, one)],
  [
    "all filters",
    (one: Db) =>
      listAdminProducts({ search: "a", category: "bai", status: "active", page: 1 }, one),
  ],
  ["matching ids", (one: Db) => listMatchingIds({ ...none, search: "alba" }, one)],
  ["the journal", (one: Db) => listJournal({ subject: "product", subjectId: "x", page: 1 }, one)],
  ["bulk changes", (one: Db) => listBulkChanges(one)],
  ["picture hosts", (one: Db) => listPictureHosts(one)],
  ["unused pictures", (one: Db) => listUnusedPictures(["/imagini/bai-1.webp"], one)],
])("%s: no large table is read from end to end", async (_name, work) => {
  const plans = await plansOf(work);
  expect(plans).not.toEqual([]);
  expect(fullScans(plans)).toEqual([]);
});

test("a query without an index is found", async () => {
  const plans = await plansOf((one) =>
    one.selectFrom("products").selectAll().where("description", "=", "x").execute(),
  );
  expect(fullScans(plans)).toHaveLength(1);
});
