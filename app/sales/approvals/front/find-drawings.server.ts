import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import type { DrawingAnswer, OrderStatus } from "~db/schema";

import { readContent, type DrawingContent } from "../drawing/drawing-content.server";
import { drawingStateOf, type DrawingState } from "./drawing-state";

/** A version as lists show it. */
interface DrawingRow {
  id: string;
  version: number;
  sha256: string;
  state: DrawingState;
  created_at: string;
  sent_at: string | null;
  answered_at: string | null;
}

/** A line that is made to order, with the versions of its drawing, the newest first. */
export interface LineDrawings {
  id: string;
  /** Its place in the order, from 1. */
  line: number;
  name: string;
  versions: DrawingRow[];
}

const rowColumns = [
  "drawing_versions.id",
  "drawing_versions.version",
  "drawing_versions.sha256",
  "drawing_versions.created_at",
  "drawing_versions.sent_at",
  "drawing_versions.answer",
  "drawing_versions.answered_at",
  "drawing_versions.replaced_at",
] as (
  | "drawing_versions.id"
  | "drawing_versions.version"
  | "drawing_versions.sha256"
  | "drawing_versions.created_at"
  | "drawing_versions.sent_at"
  | "drawing_versions.answer"
  | "drawing_versions.answered_at"
  | "drawing_versions.replaced_at"
)[];

/** The drawings of an order: all of them for staff, for its buyer those that were sent. */
export async function listDrawings(
  orderId: string,
  names: "buyer" | "staff",
  db: Db = shopDatabase(),
): Promise<LineDrawings[]> {
  const lines = await db
    .selectFrom("order_lines")
    .select(["id", "name", "staff_name", "display_order"])
    .where("order_id", "=", orderId)
    .where("configuration", "<>", "")
    .orderBy("display_order")
    .execute();
  const versions = await db
    .selectFrom("drawing_versions")
    .innerJoin("order_lines", "order_lines.id", "drawing_versions.order_line_id")
    .select([...rowColumns, "drawing_versions.order_line_id"])
    .where("order_lines.order_id", "=", orderId)
    .$if(names === "buyer", (query) => query.where("sent_at", "is not", null))
    .orderBy("version", "desc")
    .execute();
  return lines.map(({ id, name, staff_name, display_order }) => ({
    id,
    line: display_order + 1,
    name: names === "staff" ? (staff_name ?? name) : name,
    versions: versions
      .filter(({ order_line_id }) => order_line_id === id)
      .map(({ order_line_id: _line, answer, replaced_at, ...row }) => ({
        ...row,
        state: drawingStateOf({ sent_at: row.sent_at, answer, replaced_at }),
      })),
  }));
}

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

/** How many drawings of each of some lines the customer was sent; lines without any are left out. */
export async function countSentDrawings(
  lineIds: readonly string[],
  db: Db = shopDatabase(),
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("drawing_versions")
    .select((eb) => ["order_line_id", eb.fn.countAll<number>().as("count")])
    .where("order_line_id", "in", valuesOf(lineIds))
    .where("sent_at", "is not", null)
    .groupBy("order_line_id")
    .execute();
  return new Map(rows.map(({ order_line_id, count }) => [order_line_id, count]));
}
