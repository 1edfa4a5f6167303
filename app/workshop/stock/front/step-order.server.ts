import { findFittings } from "~/furniture/planner/construction.server";
import { dayOf } from "~/platform/format/dates";
import { addOnce } from "~/platform/forms/sent-form.server";
import { log } from "~/platform/log/log.server";
import type { MailAttachment } from "~/platform/mail/mail-files.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { boughtNow } from "./known-articles";
import { composeOrderMail, expectedDay, keepOrderFiles } from "./order-mail.server";
import { mayBeSentAgain } from "./order-state";
import { findSupplierOrder, type SupplierOrder } from "./supplier-order.server";

/** An order as a step names it: its number, and the version that its page showed. */
interface Which {
  number: string;
  version: number;
}

type Refused = { kind: "unknown" | "not-now" } | { kind: "stale"; current: { version: number } };

/** Why a step may not be taken of an order as it is; undefined where it may. */
function refusalOf(
  order: SupplierOrder | undefined,
  version: number,
  states: readonly SupplierOrder["state"][],
): Refused | undefined {
  if (!order) return { kind: "unknown" };
  if (!states.includes(order.state)) return { kind: "not-now" };
  return order.version === version
    ? undefined
    : { kind: "stale", current: { version: order.version } };
}

/** The files of an order, undefined where they cannot be made now; none for who is not written to. */
async function filesFor(
  order: SupplierOrder,
  day: string,
  db: Db,
): Promise<MailAttachment[] | undefined> {
  if (order.supplier.email === "") return [];
  try {
    return await keepOrderFiles(order, day, db);
  } catch (error) {
    log("supplier-order-file-failed", { reason: error instanceof Error ? error.message : "" });
    return undefined;
  }
}

/** An order with what its paper says of each fitting: what the owner's table has now. */
async function asWritten(order: SupplierOrder, db: Db): Promise<SupplierOrder> {
  const fittings = await findFittings(db);
  const lines = order.lines.map((line) => ({
    ...line,
    fitting: boughtNow(line.article, fittings),
  }));
  return { ...order, lines };
}

/** Keeps on an order's lines what its paper says of their articles, whatever they are called later. */
async function keepWritten({ id, lines }: SupplierOrder, trx: Db): Promise<void> {
  for (const { itemId, code: supplier_code, fitting } of lines) {
    await trx
      .updateTable("supplier_order_lines")
      .set({ supplier_code, fitting })
      .where("order_id", "=", id)
      .where("item_id", "=", itemId)
      .execute();
  }
}

/**
 * Sends a draft: from now on it is on its way, by its own day or the supplier's days, and the supplier, where there is
 * an address, is mailed page and table. What these say of its articles stays. Refuses what is no draft any more, another
 * version than the saved one, where the files cannot be made now, and where order or supplier changed while they were
 * made. Sent twice by one press it is sent once.
 */
export async function sendOrder(
  { number, version, form }: Which & { form?: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "sent" | "no-file" | "moved" } | Refused> {
  const day = dayOf(new Date().toISOString());
  const found = await findSupplierOrder(number, db);
  if (!found) return { kind: "unknown" };
  const seen = found.state === "draft" ? await asWritten(found, db) : found;
  const files = seen.state === "draft" ? await filesFor(seen, day, db) : [];
  if (!files) return { kind: "no-file" };
  const settings = await findSettings(db);
  return db.transaction().execute(async (trx) => {
    const result = await addOnce<{ kind: "no-file" | "moved" } | Refused>(form, trx, async () => {
      const order = await findSupplierOrder(number, trx);
      const refused = refusalOf(order, version, ["draft"]);
      if (refused || !order) return refused ?? { kind: "unknown" };
      if (!isMadeFrom(seen, order)) return { kind: "moved" };
      const expected_on = expectedDay(order, day);
      const sent_at = new Date().toISOString();
      const row = trx.updateTable("supplier_orders").set({ sent_at, expected_on });
      await row.where("id", "=", order.id).execute();
      await keepWritten(seen, trx);
      const mail = composeOrderMail(order, { kind: "order", files, day }, settings);
      await enqueueMail(mail, null, trx);
      await record("supplier-order-sent", order, { expectedOn: expected_on }, admin, trx);
      return { added: number };
    });
    return "added" in result ? { kind: "sent" } : result;
  });
}

/**
 * Mails an order of which nothing is here yet once more, to the supplier's address of now; once for each form. Refuses
 * as `sendOrder` does; an older page may send it.
 */
export async function sendAgain(
  { number, form }: { number: string; form?: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "sent" | "no-file" | "moved" | "unknown" | "not-now" }> {
  const seen = await findSupplierOrder(number, db);
  if (!seen) return { kind: "unknown" };
  if (!mayBeSentAgain(seen)) return { kind: "not-now" };
  const day = dayOf(seen.sentAt!);
  const files = await filesFor(seen, day, db);
  if (!files) return { kind: "no-file" };
  const settings = await findSettings(db);
  return db.transaction().execute(async (trx) => {
    const result = await addOnce<{ kind: "moved" | "not-now" }>(form, trx, async () => {
      const order = await findSupplierOrder(number, trx);
      if (!order || !mayBeSentAgain(order)) return { kind: "not-now" };
      if (!isMadeFrom(seen, order)) return { kind: "moved" };
      const mail = composeOrderMail(order, { kind: "order", files, day }, settings);
      await enqueueMail(mail, null, trx);
      await record("supplier-order-sent", order, { email: order.supplier.email }, admin, trx);
      return { added: number };
    });
    return "added" in result ? { kind: "sent" as const } : result;
  });
}

/** Whether files that were made from an order as it was are those of the order, and of its supplier, as they are. */
function isMadeFrom(seen: SupplierOrder, now: SupplierOrder): boolean {
  return seen.version === now.version && seen.supplier.version === now.supplier.version;
}

/** Says on which day an open order is to be here, as its supplier has said it. */
export async function redateOrder(
  { number, version, expectedOn }: Which & { expectedOn: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<
  | { kind: "saved" | "unknown" | "not-now" }
  | { kind: "stale"; current: { expectedOn: string; version: number } }
> {
  return db.transaction().execute(async (trx) => {
    const order = await findSupplierOrder(number, trx);
    const refused = refusalOf(order, version, ["sent", "partly"]);
    if (!order || refused?.kind === "unknown") return { kind: "unknown" };
    if (refused?.kind === "not-now") return { kind: "not-now" };
    const before = order.expectedOn ?? "";
    if (before === expectedOn) return { kind: "saved" };
    if (refused) return { kind: "stale", current: { expectedOn: before, version: order.version } };
    const row = trx.updateTable("supplier_orders").set({ expected_on: expectedOn });
    await row.where("id", "=", order.id).execute();
    await record("supplier-order-saved", order, { expectedOn }, admin, trx);
    return { kind: "saved" };
  });
}

type Ended = { kind: "ended"; number: string } | { kind: "unknown" | "stale" | "kept" };

/**
 * Gives up an order, or the rest of one of which a part is here; its supplier is told, where it was sent by mail.
 * Refuses an order of which nothing is to come any more, and another version than the saved one.
 */
export async function endOrder(
  { id: number, version }: { id: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<Ended> {
  const settings = await findSettings(db);
  return db.transaction().execute(async (trx): Promise<Ended> => {
    const order = await findSupplierOrder(number, trx);
    const refused = refusalOf(order, version, ["draft", "sent", "partly"]);
    if (!order || refused?.kind === "unknown") return { kind: "unknown" };
    if (refused) return { kind: refused.kind === "stale" ? "stale" : "kept" };
    const now = new Date().toISOString();
    const isPartly = order.state === "partly";
    const row = trx
      .updateTable("supplier_orders")
      .set(isPartly ? { closed_at: now } : { cancelled_at: now });
    await row.where("id", "=", order.id).execute();
    if (order.state !== "draft") {
      const kind = isPartly ? "short" : "cancelled";
      await enqueueMail(composeOrderMail(order, { kind }, settings), null, trx);
    }
    const action = isPartly ? "supplier-order-closed" : "supplier-order-cancelled";
    await record(action, order, {}, admin, trx);
    return { kind: "ended", number };
  });
}

function record(
  action: AuditAction,
  order: SupplierOrder,
  after: Record<string, string>,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const before = { state: order.state };
  const entry = { action, subject: "supplier-order", subjectId: String(order.id) } as const;
  return recordAction({ admin, ...entry, before, after }, trx);
}
