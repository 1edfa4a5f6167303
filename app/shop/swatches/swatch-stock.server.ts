import { listKnown } from "~/furniture/decors/list-decors.server";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import { findSwatchStock } from "./list-swatches.server";

/** Takes a decor's swatch out of stock; false where none is left, and then nothing is taken. */
export async function takeSwatch(id: string, trx: Db): Promise<boolean> {
  const taken = await takeOne({ id }, trx);
  return taken.length > 0;
}

const takeOne = compiledQuery((db, { id }: { id: string }) =>
  db
    .updateTable("swatches")
    .set((eb) => ({ stock: eb("stock", "-", 1) }))
    .where("material_id", "=", id)
    .where("stock", ">", 0)
    .returning("stock"),
);

/** Puts swatches back into stock. If swatches of a decor are no longer offered, nothing is counted. */
export async function giveBackSwatches(id: string, count: number, trx: Db): Promise<void> {
  await trx
    .updateTable("swatches")
    .set((eb) => ({ stock: eb("stock", "+", count) }))
    .where("material_id", "=", id)
    .execute();
}

/** A decor as the office counts its swatches. */
export interface StockedDecor {
  id: string;
  name: string;
  /** Whether customers may choose the decor. */
  isOffered: boolean;
  /** Null where no swatches of it are offered. */
  stock: number | null;
}

/** All decors in their order, named in Romanian, with the swatches that there are. */
export async function listStockedDecors(db: Db = shopDatabase()): Promise<StockedDecor[]> {
  const [{ decors }, stock] = await Promise.all([
    listKnown(fallbackLanguage, db),
    findSwatchStock(db),
  ]);
  return decors.map(({ id, name, isOffered }) => ({
    id,
    name,
    isOffered,
    stock: stock.get(id) ?? null,
  }));
}

export type SetStockResult =
  | { kind: "set" }
  | { kind: "unknown" }
  /** `current`: how many there are by now. */
  | { kind: "stale"; current: number | null };

/**
 * Sets how many swatches there are of a decor; null for not offered. `seen` is what the form showed:
 * refuses where some were sold or counted since, unless it is so already.
 */
export async function setSwatchStock(
  { id, stock, seen }: { id: string; stock: number | null; seen: number | null },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SetStockResult> {
  return db.transaction().execute(async (trx): Promise<SetStockResult> => {
    const decor = (await listStockedDecors(trx)).find((one) => one.id === id);
    if (!decor) return { kind: "unknown" };
    if (decor.stock === stock) return { kind: "set" };
    if (decor.stock !== seen) return { kind: "stale", current: decor.stock };
    if (stock === null) {
      await trx.deleteFrom("swatches").where("material_id", "=", id).execute();
    } else {
      await trx
        .insertInto("swatches")
        .values({ material_id: id, stock })
        .onConflict((conflict) => conflict.column("material_id").doUpdateSet({ stock }))
        .execute();
    }
    const [before, after] = [{ stock: decor.stock }, { stock }];
    const action = "swatches-counted" as const;
    await recordAction({ admin, action, subject: "material", subjectId: id, before, after }, trx);
    return { kind: "set" };
  });
}
