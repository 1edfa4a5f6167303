import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

import { recordAction, type Admin } from "~/shop/audit-log.server";
import { isAlreadySaved } from "~db/row-version";

export const optionKinds = ["material", "handle"] as const;
export type OptionKind = (typeof optionKinds)[number];

const tables = { material: "materials", handle: "handles" } as const;

/** A material or a handle for the back office; `name` is the Romanian one. */
export interface AdminOption {
  id: string;
  name: string;
  surcharge_bani: number;
  image_url: string | null;
  status: "active" | "inactive";
  display_order: number;
  version: number;
}

/** The values of the form of a material or a handle. */
export type OptionDetails = Omit<AdminOption, "id" | "version">;

/** All materials or handles, active or not, in their order of display. */
export async function listAdminOptions(
  kind: OptionKind,
  db: Db = shopDatabase(),
): Promise<AdminOption[]> {
  return db
    .selectFrom(tables[kind])
    .select(["id", "name", "surcharge_bani", "image_url", "status", "display_order", "version"])
    .orderBy("display_order")
    .orderBy("name")
    .execute();
}

/** A material or a handle, or undefined. */
export async function findAdminOption(
  kind: OptionKind,
  id: string,
  db: Db = shopDatabase(),
): Promise<AdminOption | undefined> {
  return (await listAdminOptions(kind, db)).find((option) => option.id === id);
}

/**
 * Changes a material or a handle. Their number is fixed by the drawing; one that is no longer
 * offered is made inactive. Refuses a form loaded from another version, unless its values are saved
 * already.
 */
export async function changeOption(
  admin: Admin,
  kind: OptionKind,
  id: string,
  { version, ...details }: OptionDetails & { version: number },
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" } | { kind: "unknown" } | { kind: "stale"; current: AdminOption }> {
  return db.transaction().execute(async (trx) => {
    const before = await findAdminOption(kind, id, trx);
    if (!before) return { kind: "unknown" };
    if (before.version !== version) {
      return isAlreadySaved(details, before)
        ? { kind: "saved" }
        : { kind: "stale", current: before };
    }
    await trx.updateTable(tables[kind]).set(details).where("id", "=", id).execute();
    const { id: _id, version: _version, ...old } = before;
    await recordAction(
      {
        admin,
        action: "option-changed",
        subject: kind,
        subjectId: id,
        before: old,
        after: details,
      },
      trx,
    );
    return { kind: "saved" };
  });
}
