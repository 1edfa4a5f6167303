import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { recordAction, type Admin } from "./journal.server";

export const optionKinds = ["material", "handle"] as const;
export type OptionKind = (typeof optionKinds)[number];

const tables = { material: "materials", handle: "handles" } as const;

/** A material or a handle as the back office shows it; `name` is the Romanian one. */
export interface AdminOption {
  id: string;
  name: string;
  surcharge_bani: number;
  image_url: string | null;
  status: "active" | "inactive";
  display_order: number;
}

/** All materials or handles, active or not, in their order of display. */
export async function listAdminOptions(
  kind: OptionKind,
  db: Db = shopDatabase(),
): Promise<AdminOption[]> {
  return db
    .selectFrom(tables[kind])
    .select(["id", "name", "surcharge_bani", "image_url", "status", "display_order"])
    .orderBy("display_order")
    .orderBy("name")
    .execute();
}

/** One of them, or undefined. */
export async function findAdminOption(
  kind: OptionKind,
  id: string,
  db: Db = shopDatabase(),
): Promise<AdminOption | undefined> {
  return (await listAdminOptions(kind, db)).find((option) => option.id === id);
}

/**
 * Changes a material or a handle. There are as many as the drawing knows; one that is no longer
 * offered is made inactive. False when there is none of that id.
 */
export async function changeOption(
  admin: Admin,
  kind: OptionKind,
  id: string,
  details: Omit<AdminOption, "id">,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await findAdminOption(kind, id, trx);
    if (!before) return false;
    await trx.updateTable(tables[kind]).set(details).where("id", "=", id).execute();
    const { id: _id, ...old } = before;
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
    return true;
  });
}
