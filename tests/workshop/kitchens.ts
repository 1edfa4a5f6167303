import { defaultRules } from "~/furniture/boards/rules";
import { writeRun } from "~/furniture/boards/run-address";
import { runSample, startRun } from "~/furniture/boards/start-run";
import { listRunLines, tickNiches } from "~/sales/orders/front/confirm-niches.server";
import type { Db } from "~db/engine";

import { pal } from "../boards/designs";
import { placePlans } from "../orders-placed";
import { desk } from "./batches";

const look = { body: "pal-alb", front: "pal-alb", worktop: "pal-stejar-sonoma", handle: "metal" };

/** The worked kitchen of the workshop's rules, and its text. */
export const kitchen = runSample(look, defaultRules);
export const kitchenPlan = writeRun(kitchen);

/** Ready ones along two walls and along three, from left to right. */
export const kitchenL = startRun("kitchen", [3000, 2400], look, pal, defaultRules);
export const kitchenU = startRun("kitchen", [2400, 3200, 2600], look, pal, defaultRules);

/** A confirmed order of kitchens, whose niches nobody has compared yet. */
export function placeKitchens(db: Db, quantity = 1, plan = kitchenPlan) {
  return placePlans(db, [[plan, quantity]]);
}

/** Confirms the niches of all kitchens of an order, as staff do on its page. */
export async function confirmNiches(db: Db, order: { id: string; number: string }): Promise<void> {
  for (const { id, plan } of await listRunLines(order.id, db)) {
    const tick = { number: order.number, line: id, plan, isConfirmed: true };
    const { kind } = await tickNiches(tick, desk, db);
    if (kind !== "ticked") throw new Error(kind);
  }
}
