import { sql } from "kysely";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { tables, removeSamplesWithin } from "./removed-samples.server";

/** How many rows of sample data the shop still shows; what the sample week has made is counted apart (`countWeek`). */
export async function countSamples(db: Db = shopDatabase()): Promise<number> {
  const counts = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        // The value is a constant, as the index of sample pieces needs.
        .where("is_sample", "=", sql.lit(1))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Removes the sample week, and the sample catalogue, its reviews, gallery, testimonials, partners and photographs in
 * decors, and the sample categories that hold nothing of the owner's. A piece or category that somebody has edited is
 * no longer a sample (a trigger does that). Other orders keep their copies; materials and handles stay, because designs
 * need them. `admin`: null for the command line. Returns the number of rows.
 */
export async function removeSamples(admin: Admin | null, db: Db = shopDatabase()): Promise<number> {
  return inLongTransaction(db, async (trx) => {
    const count = await removeSamplesWithin(trx);
    if (admin) {
      const entry = {
        subject: "samples",
        subjectId: "all",
        before: null,
        after: { count },
      } as const;
      await recordAction({ admin, action: "samples-removed", ...entry }, trx);
    }
    return count;
  });
}

/** The sample categories that hold nothing of the owner's, and so go with the samples. */
export async function listSampleCategories(
  db: Db = shopDatabase(),
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom("categories")
    .select(["id", "name"])
    .where("is_sample", "=", 1)
    .where("id", "not in", (eb) =>
      eb
        .selectFrom("products")
        .select("category_id")
        .where("is_sample", "=", 0)
        .where("deleted_at", "is", null),
    )
    .orderBy("display_order")
    .execute();
}

/** The owner's things that stay when the samples go: the owner's pieces, and the categories in their order. */
export async function findWhatStays(
  db: Db = shopDatabase(),
): Promise<{ products: number; categories: string[] }> {
  const { products } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("products"))
    .where("is_sample", "=", 0)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const going = (await listSampleCategories(db)).map(({ id }) => id);
  const categories = await db
    .selectFrom("categories")
    .select(["id", "name"])
    .where("deleted_at", "is", null)
    .orderBy("display_order")
    .execute();
  const staying = categories.filter(({ id }) => !going.includes(id));
  return { products, categories: staying.map(({ name }) => name) };
}
