import { fallbackLanguage, isLanguage } from "~/platform/i18n/languages";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import type { Db } from "~db/engine";

import { changeSizes, sizesOfFrozen } from "../front/change-sizes.server";
import { sizeNames, type PieceSizes } from "../front/piece-sizes";
import { readDesigns } from "./drawing-content.server";
import type { DrawnLine } from "./write-content.server";

/** A line that is made to order, as its next version is drawn from. */
export async function findLine(number: string, line: number, trx: Db) {
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

export function takeSizes(drawn: DrawnLine, sizes: PieceSizes | undefined): DrawnLine | undefined {
  const now = sizesOfFrozen(drawn.design);
  if (!sizes || sizeNames.every((name) => sizes[name] === now[name])) return drawn;
  const design = changeSizes(drawn.design, sizes);
  const staffDesign = drawn.staffDesign && changeSizes(drawn.staffDesign, sizes);
  return design && staffDesign !== undefined ? { ...drawn, design, staffDesign } : undefined;
}

/** The newest version of a line. */
export async function findLast(lineId: string, trx: Db) {
  return trx
    .selectFrom("drawing_versions")
    .select(["id", "version", "sent_at"])
    .where("order_line_id", "=", lineId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}
