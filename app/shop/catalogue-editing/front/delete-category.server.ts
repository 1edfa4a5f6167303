import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { orNotSaved, type Db } from "~db/engine";

import { takeSlug } from "../product/take-slug.server";
import { findOfficeCategory } from "./category-list.server";
import { record } from "./save-category.server";

/**
 * Deletes a category and deactivates its products, in one transaction (spec §8). The products still
 * belong to it, so its row stays, hidden, under a slug that no form can produce; the old slug is
 * free at once, and its products' addresses under it stay theirs. Returns how many products were
 * deactivated and the category's picture. Refuses an unknown category, one whose version is no longer
 * the one that was shown, and a database that cannot be written.
 */
export async function deleteCategory(
  admin: Admin,
  id: string,
  version: number,
  db: Db = shopDatabase(),
): Promise<
  | { kind: "deleted"; deactivated: number; image_url: string | null }
  | { kind: "unknown" | "stale" | "not-saved" }
> {
  const result = await orNotSaved(() =>
    db.transaction().execute(async (trx) => {
      const before = await findOfficeCategory(id, trx);
      if (!before) return { kind: "unknown" as const };
      if (before.version !== version) return { kind: "stale" as const };
      const { numUpdatedRows } = await trx
        .updateTable("products")
        .set({ status: "inactive" })
        .where("category_id", "=", id)
        .where("status", "=", "active")
        .executeTakeFirst();
      await hideCategory(before, trx);
      const { id: _id, version: _version, ...old } = before;
      const deactivated = Number(numUpdatedRows);
      await record(admin, "category-deleted", id, { ...old, deactivated: 0 }, { deactivated }, trx);
      return { kind: "deleted" as const, deactivated, image_url: before.image_url };
    }),
  );
  return result === "not-saved" ? { kind: result } : result;
}

/** Hides a category for good, in the caller's transaction. Its products are the caller's to hide. */
export async function hideCategory(
  { id, slug }: { id: string; slug: string },
  trx: Db,
): Promise<void> {
  // No slug from a form can contain this character.
  await takeSlug({ id, slug }, `${slug}~${id.slice(0, 8)}`, trx);
  await trx
    .updateTable("categories")
    .set({ status: "inactive", deleted_at: new Date().toISOString(), image_url: null })
    .where("id", "=", id)
    .execute();
}
