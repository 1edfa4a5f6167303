import { recordAction, type Admin, type AuditedState } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { findStockItem } from "../stock.server";
import { MOST_LINES } from "./make-order.server";
import { inPacks } from "./order-list";
import { findSupplierOrder, type SupplierOrder } from "./supplier-order.server";

/** What the form of a draft says. */
export interface DraftValues {
  /** The day on which it is to be here; empty where the supplier's days say it. */
  expectedOn: string;
  note: string;
  /** By the key of the article: how many, 0 to leave it out, and what a pack costs in bani. */
  lines: Record<string, { ordered: number; priceBani: number | null }>;
  /** The key of another article of the supplier's that is ordered too; empty for none. */
  added: string;
}

export type EditResult =
  | { kind: "saved" }
  | { kind: "unknown" }
  | { kind: "not-now" | "unknown-article" | "too-many" | "empty" }
  /** The article is not sold in other amounts than these packs. */
  | { kind: "no-packs"; itemId: string; pack: number }
  | { kind: "stale"; current: DraftValues & { version: number } };

/** A draft as its form shows it. */
export function draftValuesOf({ expectedOn, note, lines }: SupplierOrder): DraftValues {
  return {
    expectedOn: expectedOn ?? "",
    note,
    lines: Object.fromEntries(
      lines.map(({ itemId, ordered, priceBani }) => [itemId, { ordered, priceBani }]),
    ),
    added: "",
  };
}

/**
 * Changes a draft: amounts in whole packs, prices, another article. Refuses an order that is sent or cancelled, a
 * change of another version than the saved one unless it says the same, an article of somebody else's, amounts that
 * are no whole packs, and to leave all out. A line that the form does not name stays as it is.
 */
export async function editOrder(
  number: string,
  { version, ...values }: DraftValues & { version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<EditResult> {
  return db.transaction().execute(async (trx): Promise<EditResult> => {
    const order = await findSupplierOrder(number, trx);
    if (!order) return { kind: "unknown" };
    if (order.state !== "draft") return { kind: "not-now" };
    const before = draftValuesOf(order);
    if (order.version !== version) {
      return isAlreadySaved(saidAgain(values, before), before)
        ? { kind: "saved" }
        : { kind: "stale", current: { ...before, version: order.version } };
    }
    const fault = await applyLines(order, values, trx);
    if (fault) return fault;
    await trx
      .updateTable("supplier_orders")
      .set({ expected_on: values.expectedOn || null, note: values.note })
      .where("id", "=", order.id)
      .execute();
    const after = (await findSupplierOrder(number, trx))!;
    const entry = { action: "supplier-order-saved", subject: "supplier-order" } as const;
    const [was, is] = [loggedOf(order), loggedOf(after)];
    await recordAction({ admin, ...entry, subjectId: number, before: was, after: is }, trx);
    return { kind: "saved" };
  });
}

/** What a form asks for of the draft as it is: lines that it does not name, and an article that is a line, are there. */
function saidAgain({ lines, added, ...values }: DraftValues, before: DraftValues): DraftValues {
  return {
    ...values,
    lines: { ...before.lines, ...lines },
    added: added in before.lines ? "" : added,
  };
}

async function applyLines(
  order: SupplierOrder,
  { lines, added }: DraftValues,
  trx: Db,
): Promise<EditResult | undefined> {
  const wanted = order.lines.map((line) => ({ ...line, ...lines[line.itemId] }));
  const wrong = wanted.find(({ ordered, pack }) => ordered % pack !== 0);
  if (wrong) return { kind: "no-packs", itemId: wrong.itemId, pack: wrong.pack };
  const kept = wanted.filter(({ ordered }) => ordered > 0);
  if (kept.length === 0 && added === "") return { kind: "empty" };
  const more = added === "" ? undefined : await findStockItem(added, trx);
  const isOurs = more?.supplierId === order.supplier.id;
  if (added !== "" && (!isOurs || order.lines.some(({ itemId }) => itemId === added))) {
    return { kind: "unknown-article" };
  }
  if (more && kept.length >= MOST_LINES) return { kind: "too-many" };
  for (const { itemId, ordered, priceBani } of wanted) {
    if (ordered === 0) {
      const gone = trx.deleteFrom("supplier_order_lines").where("item_id", "=", itemId);
      await gone.where("order_id", "=", order.id).execute();
      continue;
    }
    await trx
      .updateTable("supplier_order_lines")
      .set({ ordered, price_bani: priceBani })
      .where("order_id", "=", order.id)
      .where("item_id", "=", itemId)
      .execute();
  }
  if (more) {
    const { id: item_id, pack, priceBani: price_bani } = more;
    const ordered = inPacks(0, more);
    await trx
      .insertInto("supplier_order_lines")
      .values({ order_id: order.id, item_id, ordered, pack, price_bani })
      .execute();
  }
  return undefined;
}

/** What the audit log keeps of an order. */
function loggedOf({ expectedOn, note, lines }: SupplierOrder): AuditedState {
  const ordered = lines.map(
    ({ itemId, ordered: amount, priceBani }) =>
      [itemId, `${amount} × ${priceBani ?? "?"}`] as const,
  );
  return { expectedOn: expectedOn ?? "", note, ...Object.fromEntries(ordered) };
}
