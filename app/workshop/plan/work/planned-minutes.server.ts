import { setImmediate } from "node:timers/promises";

import { findSettings } from "~/platform/settings/settings.server";
import { perStation, type Minutes } from "~/platform/settings/workshop-load";
import { countHandedOver } from "~/sales/billing/delivered-pieces.server";
import { wholeAmount } from "~/workshop/stock/needs";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { addWork } from "./line-work.server";
import { listLines } from "./order-lines.server";

/**
 * The minutes that the plan counts for whole orders at every station, whatever of them is done already, by the
 * orders' ids; for packing, delivery and pieces without boards as the settings are now. Pieces that were taken back
 * before they were handed over count nowhere.
 */
export async function findPlannedMinutes(
  orders: readonly { id: string; delivery_method: "delivery" | "pickup" }[],
  db: Db = shopDatabase(),
): Promise<Map<string, Minutes>> {
  const { trade } = await findSettings(db);
  const ids = orders.map(({ id }) => id);
  const [lines, handedOver] = await Promise.all([listLines(ids, db), countHandedOver(ids, db)]);
  const rates = { minutesPerPiece: trade.hoursPerPiece * 60, sheets: 1 };
  const planned = new Map<string, Minutes>();
  for (const { id, delivery_method } of orders) {
    // Others are answered between two orders.
    await setImmediate();
    const left = perStation(() => 0);
    for (const line of lines.get(id) ?? []) {
      const open = handedOver.get(line.id)!;
      const whole = { ...line, open, steps: new Map(), isTaken: true };
      addWork(whole, rates, { left, needs: new Map() });
      left.packing += open * trade.packingMinutes;
    }
    if (delivery_method === "delivery") left.delivery += trade.deliveryMinutes;
    planned.set(
      id,
      perStation((station) => wholeAmount(left[station])),
    );
  }
  return planned;
}
