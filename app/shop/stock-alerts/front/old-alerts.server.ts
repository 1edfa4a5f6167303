import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

const HOUR = 60 * 60 * 1000;
/** How long an address may take to confirm, how long it waits, and how long its mailed link is answered. */
const CONFIRM_LIFE = 24 * HOUR;
const WAITING_LIFE = 180 * 24 * HOUR;
const CLOSED_LIFE = 30 * 24 * HOUR;

/** Deletes alerts that nobody confirmed, that waited half a year in vain, and that ended a month ago. */
export async function deleteOldAlerts(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const before = (life: number) => new Date(now.getTime() - life).toISOString();
  await db
    .deleteFrom("stock_alerts")
    .where((eb) =>
      eb.or([
        eb.and([eb("confirmed_at", "is", null), eb("created_at", "<=", before(CONFIRM_LIFE))]),
        eb("confirmed_at", "<=", before(WAITING_LIFE)),
        eb("closed_at", "<=", before(CLOSED_LIFE)),
      ]),
    )
    .execute();
}

/** Deletes what an address whose account goes waits for. */
export async function eraseAlerts(email: string, trx: Db): Promise<void> {
  await trx.deleteFrom("stock_alerts").where("email", "=", email.toLowerCase()).execute();
}

/** What a customer is given of the pieces they wait for when they ask for their data. */
export function findAlertData(email: string, db: Db = shopDatabase()) {
  return db
    .selectFrom("stock_alerts")
    .innerJoin("products", "products.id", "stock_alerts.product_id")
    .select(["products.name as product", "stock_alerts.created_at", "confirmed_at"])
    .where("email", "=", email.toLowerCase())
    .orderBy("stock_alerts.created_at", "desc")
    .execute();
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    stock_alerts: "a day unconfirmed, half a year in vain, a month after the mail",
  },
  exportOf: async ({ email }, db) => ({ stock_alerts: await findAlertData(email, db) }),
  eraseOf: ({ email }, trx) => eraseAlerts(email, trx),
  cleanUp: deleteOldAlerts,
} satisfies PersonalData;
