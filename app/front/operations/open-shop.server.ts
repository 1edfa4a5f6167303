import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { removeTrialOrders } from "~/sales/orders/front/remove-trial-orders.server";
import { hasRealOrders } from "~/sales/orders/trial-orders.server";
import { outdateCheckoutForms } from "~/shop/cart/cart.server";
import { removeFigures } from "~/shop/figures/front/old-figures.server";
import { countTrialWork, removeTrialWork } from "~/workshop/batches/front/trial-batches.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import type { LaunchFacts } from "./launch-facts.server";
import { listLaunchItems, type LaunchItem } from "./launch-list.server";
import { removeSamplesWithin } from "./removed-samples.server";
import { findWeek } from "./sample-week.server";

/** Why an administrator opens the shop although a line of the launch list is red, by line. */
export type OpeningReasons = Partial<Record<LaunchItem, string>>;

/**
 * The lines of the launch list that are red when the shop is to be opened, each of which needs a
 * reason. The sample data need none: opening removes them.
 */
export async function listOpeningDoubts(
  surroundings: LaunchFacts,
  db: Db = shopDatabase(),
): Promise<LaunchItem[]> {
  const list = await listLaunchItems(surroundings, db);
  return list.flatMap(({ item, isDone }) => (isDone || item === "samples" ? [] : [item]));
}

/**
 * Opens the shop for business: removes the sample data and all that the trial has left (its orders, batches,
 * offcuts, movements of stock and figures), so that numbering begins at 1, and records it in the audit log
 * with the reasons. Refuses while a red line has no reason, while a batch of the trial is being laid out
 * or cut, and while the sample week is being made. Does nothing if the shop is open already.
 */
export async function openShop(
  reasons: OpeningReasons,
  surroundings: LaunchFacts,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"opened" | "unchanged" | "reasons-missing" | "batch-running" | "week-running"> {
  return inLongTransaction(db, async (trx) => {
    const { opening: before } = await findSettings(trx);
    if (before.openedAt !== null) return "unchanged";
    const doubts = await listOpeningDoubts(surroundings, trx);
    if (doubts.some((item) => !reasons[item])) return "reasons-missing";
    if ((await findWeek(trx))?.state === "running") return "week-running";
    const work = await countTrialWork(trx);
    if (work.isRunning) return "batch-running";
    await removeTrialWork(trx);
    await removeFigures(trx);
    const trialOrders = await removeTrialOrders(trx);
    const samples = await removeSamplesWithin(trx);
    const opening = { openedAt: new Date().toISOString() };
    await changeSettings("opening", opening, trx);
    await outdateCheckoutForms(trx);
    const why = doubts.map((item) => [`reason.${item}`, reasons[item]] as const);
    const { batches, offcuts } = work;
    const gone = { trialOrders, batches, offcuts, samples };
    const after = { ...opening, ...gone, ...Object.fromEntries(why) };
    const entry = { action: "shop-opened", subject: "settings", subjectId: "opening" } as const;
    await recordAction({ admin, ...entry, before, after }, trx);
    return "opened";
  });
}

/**
 * Takes the opening back, so that orders are on trial again. Refuses once somebody has really
 * ordered: that buyer's contract stands, and the next one must not be taken for a trial.
 */
export async function closeShop(
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"closed" | "unchanged" | "has-orders"> {
  return db.transaction().execute(async (trx) => {
    const { opening: before } = await findSettings(trx);
    if (before.openedAt === null) return "unchanged";
    if (await hasRealOrders(trx)) return "has-orders";
    const after = { openedAt: null };
    await changeSettings("opening", after, trx);
    await outdateCheckoutForms(trx);
    const entry = { action: "shop-closed", subject: "settings", subjectId: "opening" } as const;
    await recordAction({ admin, ...entry, before, after }, trx);
    return "closed";
  });
}
