import { findSettings } from "~/platform/settings/settings.server";
import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { isTrouble, type Problem, type Trouble } from "./problem";
import { assistantKey } from "./provider.server";

/**
 * Notes why the model gave no answer. One cause is noted at a time, with its first failure. A limit
 * that only this visitor meets, such as many visitors at once or the day's budget, is no trouble.
 */
export async function noteTrouble(
  problem: Problem,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  if (!isTrouble(problem)) return;
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("assistant_troubles").where("problem", "!=", problem).execute();
    await trx
      .insertInto("assistant_troubles")
      .values({ problem, since_at: now.toISOString() })
      .onConflict((conflict) => conflict.column("problem").doNothing())
      .execute();
  });
}

/** Ends whatever kept the model from answering, once it has answered or has a new key. */
export async function endTrouble(db: Db = shopDatabase()): Promise<void> {
  await db.deleteFrom("assistant_troubles").execute();
}

/**
 * What keeps the model from answering; undefined while it answers, or is switched off. Without a key `since`
 * is null until somebody has asked.
 */
export async function findTrouble(
  db: Db = shopDatabase(),
): Promise<{ problem: Trouble; since: string | null } | undefined> {
  const [{ assistant }, key, row] = await Promise.all([
    findSettings(db),
    assistantKey.find(db),
    db.selectFrom("assistant_troubles").select(["problem", "since_at"]).executeTakeFirst(),
  ]);
  if (!assistant.isEnabled) return undefined;
  const noted = row && isTrouble(row.problem) ? row.problem : undefined;
  if (key === undefined) {
    return { problem: "missing-key", since: noted === "missing-key" ? row!.since_at : null };
  }
  if (noted === undefined || noted === "missing-key") return undefined;
  return { problem: noted, since: row!.since_at };
}

/** The trouble as work that waits for an administrator, once it has met a visitor. */
export async function findTroubleWork(
  db: Db = shopDatabase(),
): Promise<Waiting & { cause?: Trouble }> {
  const trouble = await findTrouble(db);
  if (!trouble?.since) return { count: 0, since: null };
  return { count: 1, since: trouble.since, cause: trouble.problem };
}
