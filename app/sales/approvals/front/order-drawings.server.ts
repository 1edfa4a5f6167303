import { paths } from "~/platform/paths/paths";
import type { Order } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { DrawingState } from "./drawing-state";
import { listDrawings } from "./find-drawings.server";

/** The newest drawing of a piece that was sent to its customer; null while there is none. */
export interface ShownLineDrawing {
  name: string;
  newest: { version: number; state: DrawingState; sent_at: string; address: string } | null;
}

/**
 * The drawings that an order's page leads to; nothing where none is waited for and none was sent, nor
 * once the order is forgotten.
 */
export async function showOrderDrawings(
  { id, token, phone, status, are_drawings_required }: Order,
  db: Db = shopDatabase(),
): Promise<ShownLineDrawing[]> {
  if (phone === "") return [];
  const lines = await listDrawings(id, "buyer", db);
  const isWaiting = status === "new" || status === "confirmed";
  const isAsked = isWaiting && are_drawings_required === 1;
  return lines.flatMap(({ name, versions: [newest] }): ShownLineDrawing[] => {
    if (!newest) return isAsked ? [{ name, newest: null }] : [];
    const { version, state, sent_at } = newest;
    const address = paths.orderDrawing(token, newest.id);
    return [{ name, newest: { version, state, sent_at: sent_at ?? "", address } }];
  });
}
