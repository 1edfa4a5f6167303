import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** How many orders are on trial. */
export async function countTrialOrders(db: Db = shopDatabase()): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("is_trial", "=", 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether there is an order that obliges both sides. */
export async function hasRealOrders(db: Db = shopDatabase()): Promise<boolean> {
  const query = db.selectFrom("orders").select("id").where("is_trial", "=", 0).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** A mail's subject, which says so when the mail is about an order on trial. */
export function trialSubject(
  subject: string,
  { is_trial }: { is_trial: 0 | 1 },
  language: Language,
): string {
  return is_trial === 1 ? translateIn(language, "mail")("trialSubject", { subject }) : subject;
}
