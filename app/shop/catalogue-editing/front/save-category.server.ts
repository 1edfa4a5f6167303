import { randomUUID } from "node:crypto";

import { recordAction, type AuditedState, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { lastNumberUnder, takeSlug } from "../product/take-slug.server";
import { findOfficeCategory, type OfficeCategory } from "./category-list.server";

/** The values of a category's form (spec §3). */
export type CategoryDetails = Omit<OfficeCategory, "id" | "version">;

export type SaveCategoryResult =
  | { kind: "saved"; id: string }
  | { kind: "slug-taken" }
  | { kind: "unknown" }
  /** `current`: what somebody else saved after the form was loaded. */
  | { kind: "stale"; current: OfficeCategory }
  | { kind: "not-saved" };

/** Adds a category. Refuses a slug that another one has. */
export async function addCategory(
  admin: Admin,
  details: CategoryDetails,
  db: Db = shopDatabase(),
): Promise<SaveCategoryResult> {
  return write(db, async (trx) => {
    if (await hasSlug(details.slug, undefined, trx)) return { kind: "slug-taken" };
    const id = randomUUID();
    // Its products get other numbers than those of a category that had this slug before.
    const last_number = await lastNumberUnder(details.slug, trx);
    await trx.deleteFrom("renamed_categories").where("slug", "=", details.slug).execute();
    const created_at = new Date().toISOString();
    await trx
      .insertInto("categories")
      .values({ id, ...details, last_number, is_sample: 0, created_at })
      .execute();
    await record(admin, "category-added", id, null, details, trx);
    return { kind: "saved", id };
  });
}

/**
 * Changes a category. A new slug forwards from the old one. Refuses like `addCategory`, and a form
 * loaded from another version, unless its values are saved already.
 */
export async function changeCategory(
  admin: Admin,
  id: string,
  { version, ...details }: CategoryDetails & { version: number },
  db: Db = shopDatabase(),
): Promise<SaveCategoryResult> {
  return write(db, async (trx) => {
    const before = await findOfficeCategory(id, trx);
    if (!before) return { kind: "unknown" };
    if (before.version !== version) {
      // A form that is sent twice still has the old slug, which was made from the name.
      const isFormer = await isFormerSlug(details.slug, id, trx);
      const submitted = isFormer ? { ...details, slug: before.slug } : details;
      return isAlreadySaved(submitted, before)
        ? { kind: "saved", id }
        : { kind: "stale", current: before };
    }
    if (await hasSlug(details.slug, id, trx)) return { kind: "slug-taken" };
    if (before.slug !== details.slug) await takeSlug(before, details.slug, trx);
    await trx.updateTable("categories").set(details).where("id", "=", id).execute();
    const { id: _id, version: _version, ...old } = before;
    await record(admin, "category-changed", id, old, details, trx);
    return { kind: "saved", id };
  });
}

/** Notes in the audit log what was done to a category. */
export async function record(
  admin: Admin,
  action: "category-added" | "category-changed" | "category-deleted",
  subjectId: string,
  before: AuditedState | null,
  after: AuditedState | null,
  trx: Db,
): Promise<void> {
  await recordAction({ admin, action, subject: "category", subjectId, before, after }, trx);
}

async function hasSlug(slug: string, exceptId: string | undefined, trx: Db): Promise<boolean> {
  const row = await trx
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

async function isFormerSlug(slug: string, id: string, trx: Db): Promise<boolean> {
  const row = await trx
    .selectFrom("renamed_categories")
    .select("slug")
    .where("slug", "=", slug)
    .where("category_id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Runs one transaction; a disk failure or a lock becomes a result instead of an exception. */
async function write(
  db: Db,
  work: (trx: Db) => Promise<SaveCategoryResult>,
): Promise<SaveCategoryResult> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}
