import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import { drawingStateOf, type DrawingState } from "./drawing-state";

/** A version as lists show it. */
export interface DrawingRow {
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

export const rowColumns = [
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
