import { paths } from "~/platform/paths/paths";
import type { Order } from "~/sales/orders/order.server";
import type { LineDesign } from "~/shop/cart/line-design";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { DrawingState } from "./drawing-state";
import { listDrawings } from "./find-drawings.server";

/** The newest drawing of a piece that was sent to its customer; null while there is none. */
export interface ShownLineDrawing {
  name: string;
  /** What tells it from others of the same name; null where there are none. */
  design: LineDesign | null;
  newest: { version: number; state: DrawingState; sent_at: string; address: string } | null;
}

/**
 * The drawings that an order's page leads to; nothing where none is waited for and none was sent, nor
 * once the order is forgotten.
 */
export async function showOrderDrawings(
  { id, token, phone, status, are_drawings_required, lines: ordered }: Order,
  db: Db = shopDatabase(),
): Promise<ShownLineDrawing[]> {
  if (phone === "") return [];
  const lines = await listDrawings(id, "buyer", db);
  const isWaiting = status === "new" || status === "confirmed";
  const isAsked = isWaiting && are_drawings_required === 1;
  return lines.flatMap(({ id: lineId, name, versions: [newest] }): ShownLineDrawing[] => {
    const isAlone = lines.every((one) => one.id === lineId || one.name !== name);
    const own = ordered.find(({ design }) => design?.orderLine?.id === lineId)?.design ?? null;
    const design = isAlone ? null : own;
    if (!newest) return isAsked ? [{ name, design, newest: null }] : [];
    const { version, state, sent_at } = newest;
    const address = paths.orderDrawing(token, newest.id);
    return [{ name, design, newest: { version, state, sent_at: sent_at ?? "", address } }];
  });
}
