import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { DrawingAnswer, OrderStatus } from "~db/schema";

import { readContent, type DrawingContent } from "../drawing/drawing-content.server";
import { drawingStateOf } from "./drawing-state";
import { type DrawingRow, rowColumns } from "./find-drawings.server";

/** A version with everything that belongs to it. */
export interface FoundDrawing extends DrawingRow {
  answer: DrawingAnswer | null;
  /** What the workshop wrote to the customer, and the customer to the workshop. */
  note: string;
  answer_note: string;
  content: DrawingContent;
  /** The id of the picture that came with the answer. */
  picture: string | null;
  /** The version of the line that counts now; null while none was sent. */
  current: string | null;
  order: { id: string; number: string; token: string; status: OrderStatus };
  lineId: string;
}

/**
 * A version of an order by its id, or undefined where that order has none such. The order is named by
 * its number in the office and by its token for its buyer, for whom no draft exists.
 */
export async function findDrawing(
  id: string,
  order: { number: string } | { token: string },
  db: Db = shopDatabase(),
): Promise<FoundDrawing | undefined> {
  const found = await db
    .selectFrom("drawing_versions")
    .innerJoin("order_lines", "order_lines.id", "drawing_versions.order_line_id")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select((eb) => [
      ...rowColumns,
      "drawing_versions.content",
      "drawing_versions.note",
      "drawing_versions.answer_note",
      "drawing_versions.order_line_id",
      "orders.id as order_id",
      "orders.number",
      "orders.token",
      "orders.status",
      eb
        .selectFrom("sent_pictures")
        .select("sent_pictures.id")
        .whereRef("sent_pictures.drawing_version_id", "=", "drawing_versions.id")
        .limit(1)
        .as("picture"),
      eb
        .selectFrom("drawing_versions as newest")
        .select("newest.id")
        .whereRef("newest.order_line_id", "=", "drawing_versions.order_line_id")
        .where("newest.sent_at", "is not", null)
        .where("newest.replaced_at", "is", null)
        .as("current"),
    ])
    .where("drawing_versions.id", "=", id)
    .$if("number" in order, (query) =>
      query.where("orders.number", "=", "number" in order ? order.number : ""),
    )
    .$if("token" in order, (query) =>
      query
        .where("orders.token", "=", "token" in order ? order.token : "")
        .where("drawing_versions.sent_at", "is not", null),
    )
    .executeTakeFirst();
  if (!found) return undefined;
  const { content, order_id, number, token, status, order_line_id, replaced_at, ...row } = found;
  return {
    ...row,
    state: drawingStateOf({ sent_at: row.sent_at, answer: row.answer, replaced_at }),
    content: readContent({ content, sha256: row.sha256 }),
    order: { id: order_id, number, token, status },
    lineId: order_line_id,
  };
}
