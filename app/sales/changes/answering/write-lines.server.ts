import { randomUUID } from "node:crypto";

import type { Db } from "~db/engine";

import type { OrderChange } from "../front/find-changes.server";
import type { VersionLine } from "../versions/version";

/**
 * Writes the lines of a version in place of those that were, numbered anew. If a piece's design changes, its drawings
 * no longer count: sent ones are ended, and a draft is deleted. Returns whether a design came along.
 */
export async function writeLines(
  orderId: string,
  { before, after, now }: Pick<OrderChange, "before" | "after"> & { now: Date },
  trx: Db,
): Promise<boolean> {
  const kept = after.lines.flatMap(({ id }) => id ?? []);
  const gone = before.lines.flatMap(({ id }) => (id && !kept.includes(id) ? id : []));
  await trx
    .deleteFrom("order_lines")
    .where("order_id", "=", orderId)
    .where("id", "in", [...gone, ""])
    .execute();
  let isDesigned = false;
  for (const [display_order, line] of after.lines.entries()) {
    const was = before.lines.find(({ id }) => id !== null && id === line.id);
    const isOther = line.configuration !== (was?.configuration ?? "");
    isDesigned ||= isOther && line.configuration !== "";
    const row = { ...rowOf(line), display_order };
    if (line.id === null) {
      const id = randomUUID();
      await trx
        .insertInto("order_lines")
        .values({ id, order_id: orderId, ...row })
        .execute();
      continue;
    }
    await trx.updateTable("order_lines").set(row).where("id", "=", line.id).execute();
    if (isOther) await endDrawings(line.id, now, trx);
  }
  return isDesigned;
}

function rowOf(line: VersionLine) {
  return {
    product_id: line.product_id,
    name: line.name,
    staff_name: line.staff_name,
    configuration: line.configuration,
    staff_configuration: line.staff_configuration,
    quantity: line.quantity,
    unit_price_bani: line.unit_price_bani,
    line_total_bani: line.unit_price_bani * line.quantity,
    discount_bani: line.discount_bani,
    vat_percent: line.vat_percent,
    delivery_from_days: line.days?.from ?? null,
    delivery_to_days: line.days?.to ?? null,
    is_withdrawal_exempt: line.is_made ? (1 as const) : (0 as const),
  };
}

async function endDrawings(lineId: string, now: Date, trx: Db): Promise<void> {
  await trx
    .deleteFrom("drawing_versions")
    .where("order_line_id", "=", lineId)
    .where("sent_at", "is", null)
    .execute();
  await trx
    .updateTable("drawing_versions")
    .set({ replaced_at: now.toISOString() })
    .where("order_line_id", "=", lineId)
    .where("replaced_at", "is", null)
    .execute();
}
