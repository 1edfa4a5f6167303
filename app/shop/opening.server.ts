import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

import { recordAction, type Admin } from "./audit-log.server";
import { changeSettings, findSettings } from "./settings.server";

/** Whether an administrator has opened the shop for business. */
export async function isShopOpen(db: Db = shopDatabase()): Promise<boolean> {
  return (await findSettings(db)).opening.openedAt !== null;
}

/**
 * Opens the shop for business, or takes that back, and records it in the audit log. While the shop
 * is open every administrator needs a second factor; visitors see no difference. Does nothing if
 * the state is the same already.
 */
export async function setShopOpen(
  isOpen: boolean,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"changed" | "unchanged"> {
  return db.transaction().execute(async (trx) => {
    const { opening: before } = await findSettings(trx);
    if ((before.openedAt !== null) === isOpen) return "unchanged";
    const after = { openedAt: isOpen ? new Date().toISOString() : null };
    await changeSettings("opening", after, trx);
    const action = isOpen ? "shop-opened" : "shop-closed";
    const entry = { action, subject: "settings", subjectId: "opening" } as const;
    await recordAction({ admin, ...entry, before, after }, trx);
    return "changed";
  });
}
