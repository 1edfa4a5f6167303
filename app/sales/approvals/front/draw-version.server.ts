import { randomUUID } from "node:crypto";

import { fallbackLanguage, isLanguage } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import {
  digestOf,
  readDesigns,
  writeContent,
  type DrawnLine,
} from "../drawing/drawing-content.server";
import { changeSizes, sizesOfFrozen } from "./change-sizes.server";
import { shortDigest } from "./drawing-state";
import { sizeNames, type PieceSizes } from "./piece-sizes";

interface NewDrawing {
  number: string;
  /** The line's place in the order, from 1. */
  line: number;
  /** The sizes in mm, if the customer wants others than the current ones. */
  sizes?: PieceSizes;
  remarks: string;
}

export type MakeDrawingResult =
  | { kind: "made"; id: string; version: number }
  /** There is a draft already, which is sent or discarded first. */
  | { kind: "draft"; id: string }
  /** There is no such line, or it is ready-made. */
  | { kind: "unknown" }
  /** No piece can be made in these sizes. */
  | { kind: "impossible" }
  | DrawingsOver;

/** The order is in production or over, or a batch of the workshop has the piece. */
export interface DrawingsOver {
  kind: "over" | "in-batch";
}

/**
 * Makes the next version of a line's drawing, a draft that nobody was sent yet: from the design of the last version; or
 * from the ordered one if there is none, or if the order was changed since. Refuses sizes that cannot be made, a second
 * draft, and a piece whose work has begun.
 */
export async function makeDrawing(
  { number, line, sizes, remarks }: NewDrawing,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<MakeDrawingResult> {
  return db.transaction().execute(async (trx): Promise<MakeDrawingResult> => {
    const found = await findLine(number, line, trx);
    if (!found) return { kind: "unknown" };
    const { lineId, drawn } = found;
    const last = await findLast(lineId, trx);
    if (last && last.sent_at === null) return { kind: "draft", id: last.id };
    const over = await whyOver(lineId, found.status, trx);
    if (over) return over;
    const changed = takeSizes(drawn, sizes);
    if (!changed) return { kind: "impossible" };
    const version = (last?.version ?? 0) + 1;
    const content = JSON.stringify(writeContent(changed, version, remarks));
    const [id, sha256] = [randomUUID(), digestOf(content)];
    const made = { created_at: new Date().toISOString(), created_by: admin.id };
    await trx
      .insertInto("drawing_versions")
      .values({ id, order_line_id: lineId, version, content, sha256, ...made })
      .execute();
    const after = { line, version, digest: shortDigest(sha256) };
    const subject = { subject: "order", subjectId: number } as const;
    await recordAction({ admin, action: "drawing-made", ...subject, before: null, after }, trx);
    return { kind: "made", id, version };
  });
}

/** A line that is made to order, as its next version is drawn from. */
async function findLine(number: string, line: number, trx: Db) {
  const row = await trx
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(["order_lines.id", "orders.status", "orders.language", "order_lines.quantity"])
    .select(["name", "staff_name", "configuration", "staff_configuration"])
    .where("orders.number", "=", number)
    .where("display_order", "=", line - 1)
    .where("configuration", "<>", "")
    .executeTakeFirst();
  if (!row) return undefined;
  const last = await trx
    .selectFrom("drawing_versions")
    .select(["content", "replaced_at"])
    .where("order_line_id", "=", row.id)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  // If the last version is replaced although no drawing follows it, the order itself was changed since.
  const before = last?.replaced_at === null ? readDesigns(last.content) : undefined;
  const read = (text: string | null) => (text ? readFrozenDesign(text) : null);
  const drawn: DrawnLine = {
    order: number,
    line,
    quantity: row.quantity,
    name: row.name,
    staffName: row.staff_name,
    language: isLanguage(row.language) ? row.language : fallbackLanguage,
    design: before?.design ?? read(row.configuration)!,
    staffDesign: before ? before.staffDesign : read(row.staff_configuration),
  };
  return { lineId: row.id, status: row.status, drawn };
}

function takeSizes(drawn: DrawnLine, sizes: PieceSizes | undefined): DrawnLine | undefined {
  const now = sizesOfFrozen(drawn.design);
  if (!sizes || sizeNames.every((name) => sizes[name] === now[name])) return drawn;
  const design = changeSizes(drawn.design, sizes);
  const staffDesign = drawn.staffDesign && changeSizes(drawn.staffDesign, sizes);
  return design && staffDesign !== undefined ? { ...drawn, design, staffDesign } : undefined;
}

/** The newest version of a line. */
async function findLast(lineId: string, trx: Db) {
  return trx
    .selectFrom("drawing_versions")
    .select(["id", "version", "sent_at"])
    .where("order_line_id", "=", lineId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Why a line gets no further drawing: production has begun, or a batch has laid its boards out in
 * the approved sizes.
 */
export async function whyOver(
  lineId: string,
  status: OrderStatus,
  trx: Db,
): Promise<DrawingsOver | undefined> {
  if (status !== "new" && status !== "confirmed") return { kind: "over" };
  const batch = await trx
    .selectFrom("batch_lines")
    .select("batch_id")
    .where("order_line_id", "=", lineId)
    .where("is_live", "=", 1)
    .executeTakeFirst();
  return batch && { kind: "in-batch" };
}
