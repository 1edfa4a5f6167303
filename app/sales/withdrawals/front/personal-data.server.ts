import { retentionCutoff } from "~/platform/settings/retention";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

/** Deletes the statements of no known order that are older than five years; the others go with it. */
export async function deleteOldWithdrawals(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .deleteFrom("withdrawals")
    .where("order_id", "is", null)
    .where("declared_at", "<=", retentionCutoff(now))
    .execute();
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    withdrawals: "five years (spec §1), or as long as its order names its customer",
  },
  exportOf: async ({ email }, db) => ({
    withdrawals: await db
      .selectFrom("withdrawals")
      .select(["order_number", "statement", "declared_at"])
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .orderBy("declared_at", "desc")
      .execute(),
  }),
  // Those from an order stay with it, without their author.
  eraseOf: async ({ email }, trx) => {
    await trx
      .deleteFrom("withdrawals")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .where("order_id", "is", null)
      .execute();
  },
  eraseOfOrders: async (ids, _now, trx) => {
    const forgotten = { full_name: "", email: "", statement: "", answer: "", amount_reason: "" };
    await trx.updateTable("withdrawals").set(forgotten).where("order_id", "in", ids).execute();
  },
  cleanUp: deleteOldWithdrawals,
} satisfies PersonalData;
