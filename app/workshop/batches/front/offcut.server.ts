import { addOnce } from "~/platform/forms/sent-form.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import type { BoardMaterial } from "~/workshop/stock/article";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** A piece in stock. Lengths in mm; `length` runs along the grain. */
export interface StockOffcut extends BoardMaterial {
  id: number;
  length: number;
  width: number;
  added_at: string;
}

/** A page shows no more; a workshop that keeps more has lost sight of them long ago. */
const MOST_SHOWN = 500;

/** What its label says. */
export function labelOf(id: number): string {
  return `R-${String(id).padStart(4, "0")}`;
}

/** The offcut of a label; undefined for what is none. */
export function readLabel(label: string): number | undefined {
  const match = /^R-(\d{4,12})$/.exec(label);
  return match ? Number(match[1]) : undefined;
}

/** What is in stock, by material, the largest first. */
export async function listStock(db: Db = shopDatabase()): Promise<StockOffcut[]> {
  return inStock(db)
    .orderBy("material")
    .orderBy("thickness")
    .orderBy((eb) => eb("length", "*", eb.ref("width")), "desc")
    .orderBy("id")
    .limit(MOST_SHOWN)
    .execute();
}

/** A piece in stock, or undefined. */
export async function findStock(
  id: number,
  db: Db = shopDatabase(),
): Promise<StockOffcut | undefined> {
  return inStock(db).where("id", "=", id).executeTakeFirst();
}

function inStock(db: Db) {
  return db
    .selectFrom("offcuts")
    .select(["id", "material", "thickness", "length", "width", "added_at"])
    .where("used_by_batch", "is", null)
    .where("discarded_at", "is", null);
}

/** Puts a piece found in the workshop into stock, once for each form, and returns its number. */
export async function addOffcut(
  { form, ...piece }: BoardMaterial & { length: number; width: number; form?: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<number> {
  const { added } = await db.transaction().execute((trx) =>
    addOnce<never>(form, trx, async () => {
      const { id } = await trx
        .insertInto("offcuts")
        .values({ ...piece, added_at: new Date().toISOString() })
        .returning("id")
        .executeTakeFirstOrThrow();
      const entry = { action: "offcut-added", subject: "offcut", subjectId: labelOf(id) } as const;
      await recordAction({ admin, ...entry, before: null, after: { ...piece } }, trx);
      return { added: String(id) };
    }),
  );
  return Number(added);
}

/** Takes a piece out of stock for good; false where it is not there any more. */
export async function discardOffcut(
  id: number,
  reason: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const piece = await findStock(id, trx);
    if (!piece) return false;
    await trx
      .updateTable("offcuts")
      .set({ discarded_at: new Date().toISOString(), discard_reason: reason })
      .where("id", "=", id)
      .execute();
    const entry = {
      action: "offcut-discarded",
      subject: "offcut",
      subjectId: labelOf(id),
    } as const;
    const { material, thickness, length, width } = piece;
    const before = { material, thickness, length, width };
    await recordAction({ admin, ...entry, before, after: { reason } }, trx);
    return true;
  });
}
