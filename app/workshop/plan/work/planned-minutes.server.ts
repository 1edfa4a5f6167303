import { setImmediate } from "node:timers/promises";

import { findSettings } from "~/platform/settings/settings.server";
import { perStation, type Minutes } from "~/platform/settings/workshop-load";
import { wholeAmount } from "~/workshop/stock/needs";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { addWork } from "./line-work.server";
import { listLines } from "./order-lines.server";

/**
 * The minutes that the plan counts for whole orders at every station, whatever of them is done already, by the
 * orders' ids; for packing, delivery and pieces without boards as the settings are now.
 */
export async function findPlannedMinutes(
  orders: readonly { id: string; delivery_method: "delivery" | "pickup" }[],
  db: Db = shopDatabase(),
): Promise<Map<string, Minutes>> {
  const { trade } = await findSettings(db);
  const lines = await listLines(
    orders.map(({ id }) => id),
    db,
  );
  const rates = { minutesPerPiece: trade.hoursPerPiece * 60, sheets: 1 };
  const planned = new Map<string, Minutes>();
  for (const { id, delivery_method } of orders) {
    // Others are answered between two orders.
    await setImmediate();
    const left = perStation(() => 0);
    for (const line of lines.get(id) ?? []) {
      const whole = { ...line, open: line.quantity, steps: new Map(), isTaken: true };
      addWork(whole, rates, { left, needs: new Map() });
      left.packing += line.quantity * trade.packingMinutes;
    }
    if (delivery_method === "delivery") left.delivery += trade.deliveryMinutes;
    planned.set(
      id,
      perStation((station) => wholeAmount(left[station])),
    );
  }
  return planned;
}
