import { isLanguage, fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { translateRows } from "~/platform/settings/content-translation.server";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import { findProduct } from "~/shop/catalogue/product.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeGoneMail, composeStockMail } from "../mails/alert-mail.server";
import { tokenOf } from "./stock-alert.server";

/** At most so many in one run, so that customers do not wait for it. */
const MOST_AT_ONCE = 50;

/**
 * Writes once to each confirmed address whose piece is there again, and forgets the address. Each mail is written
 * in the transaction that ends its alert, so none goes twice, whoever runs this at once and wherever it is cut off.
 * Whoever waits for a product that is no longer sold is told that instead. Returns how many were written to.
 */
export async function tellOfStock(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const due = await dueAlerts(db).limit(MOST_AT_ONCE).execute();
  if (due.length === 0) return 0;
  const settings = await findSettings(db);
  let count = 0;
  for (const { id } of due) {
    const isTold = await db.transaction().execute((trx) => tellOnce(id, { settings, now }, trx));
    if (isTold) count += 1;
  }
  return count;
}

/** Open alerts that can be answered: the piece has come back, or is gone for good. */
function dueAlerts(db: Db) {
  return db
    .selectFrom("stock_alerts")
    .innerJoin("products", "products.id", "stock_alerts.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["stock_alerts.id", "stock_alerts.email", "stock_alerts.language"])
    .select(["products.id as product_id", "products.name", "products.number", "categories.slug"])
    .select("stock_alerts.confirmed_at")
    .where("stock_alerts.closed_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("products.status", "<>", "active"),
        eb.and([
          eb("products.stock_quantity", ">", 0),
          eb("stock_alerts.confirmed_at", "is not", null),
        ]),
      ]),
    )
    .orderBy("stock_alerts.created_at");
}

async function tellOnce(
  id: string,
  { settings, now }: { settings: Settings; now: Date },
  trx: Db,
): Promise<boolean> {
  // What was true of the alert when the run began may have changed since.
  const alert = await dueAlerts(trx).where("stock_alerts.id", "=", id).executeTakeFirst();
  if (!alert) return false;
  await trx
    .updateTable("stock_alerts")
    .set({ closed_at: now.toISOString(), email: "" })
    .where("id", "=", id)
    .execute();
  const language = isLanguage(alert.language) ? alert.language : fallbackLanguage;
  // An unconfirmed address may be a stranger's.
  if (alert.confirmed_at === null) return false;
  const { email } = alert;
  const product = await findProduct(alert.slug, alert.number, language, trx);
  const mail = product
    ? composeStockMail({ email, language, token: tokenOf(id), product }, settings)
    : composeGoneMail({ email, language, name: await nameOf(alert, language, trx) }, settings);
  await enqueueMail(mail, null, trx);
  return true;
}

/** A product's name in a language, even if it is no longer sold. */
async function nameOf(
  alert: { product_id: string; name: string },
  language: Language,
  trx: Db,
): Promise<string> {
  const idOf = (row: { product_id: string }) => row.product_id;
  const [named] = await translateRows([alert], "product", { name: "name" }, idOf, language, trx);
  return named!.name;
}
