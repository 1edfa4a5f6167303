import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { digestOf } from "../drawing/drawing-content.server";
import { findLine, takeSizes, findLast } from "../drawing/line-to-draw.server";
import { writeContent } from "../drawing/write-content.server";
import { shortDigest } from "./drawing-state";
import type { PieceSizes } from "./piece-sizes";

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
