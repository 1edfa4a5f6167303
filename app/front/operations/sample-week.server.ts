import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { isShopOpen } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { runApart } from "./jobs/run-apart.server";
import { failWeek, findWeekRow, insertWeek, type WeekState } from "./sample-week/kept/week-row";
import { removeWeekWithin } from "./sample-week/remove-week.server";
import { hasPieces } from "./sample-week/week/enough-pieces";

export type { WeekState };

export type BeginWeekResult =
  /** `run`: what `liveWeek` makes it as. */
  | { kind: "begun"; run: number }
  /** The shop is open: there nothing is made up. */
  | { kind: "open" }
  /** It is filled already, or is being filled. */
  | { kind: "there" }
  /** It sells too few pieces for a week of orders. */
  | { kind: "few-pieces" };

/** How far the sample week of the shop is; undefined where there is none. One whose process has died has failed. */
export function findWeek(db: Db = shopDatabase()): Promise<WeekState | undefined> {
  return findWeekRow(new Date(), db);
}

/**
 * Notes that the sample week begins, which `liveWeek` then makes; `also` is done in the same transaction. Refuses an
 * open shop, one that is filled, and one without pieces to order. The rest of a failed week is removed first, in the
 * same transaction, so that only one of two presses begins a week.
 */
export async function beginWeek(
  also: (trx: Db) => Promise<void>,
  db: Db = shopDatabase(),
): Promise<BeginWeekResult> {
  return inLongTransaction(db, async (trx): Promise<BeginWeekResult> => {
    if (await isShopOpen(trx)) return { kind: "open" };
    if (!(await hasPieces(trx))) return { kind: "few-pieces" };
    if ((await findWeek(trx))?.state === "failed") await removeWeekWithin(trx);
    const run = await insertWeek(new Date(), trx);
    if (run === undefined) return { kind: "there" };
    await also(trx);
    return { kind: "begun", run };
  });
}

/**
 * Fills a shop on trial with the sample week, in a process of its own, because the week moves its clock and takes
 * seconds: the launch list says how far it is. Refuses what `beginWeek` refuses.
 */
export async function fillWeek(admin: Admin): Promise<BeginWeekResult> {
  const entry = { action: "week-filled", subject: "samples", subjectId: "week" } as const;
  const begun = await beginWeek((trx) =>
    recordAction({ admin, ...entry, before: null, after: null }, trx),
  );
  if (begun.kind === "begun") void liveApart(begun.run);
  return begun;
}

async function liveApart(run: number): Promise<void> {
  const events = { made: "week-lived", failed: "week-failed" };
  // The process ends by itself with the shop's.
  const lived = await runApart(["live-week", String(run)], events, new AbortController().signal);
  if (lived.kind === "done") return;
  // A failure that the process could not note itself.
  await failWeek({ run, reason: lived.reason }, new Date(), shopDatabase());
}
