import { createHash, createHmac, randomUUID } from "node:crypto";

import { sessionSecret } from "~/platform/env/env.server";
import { countUses, type TooManyUses, type Use } from "~/platform/http/rate-limit.server";
import type { Language } from "~/platform/i18n/languages";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeAlertQuestion, type AlertProduct } from "../mails/alert-mail.server";

/** For how many pieces an address may wait, and how many addresses for a piece; confirmed ones count. */
const MOST_OF_ADDRESS = 20;
const MOST_OF_PRODUCT = 1_000;

/** An alert as its mailed link shows it: its page is the product's, in the words of today. */
export interface StockAlert {
  category_slug: string;
  number: number;
  state: "unconfirmed" | "waiting" | "closed";
}

export type AskResult = { kind: "asked" } | { kind: "in-stock" } | { kind: "full" } | TooManyUses;

/**
 * Saves that an address wants to be told once when a sold-out product is there again, and queues the mail
 * with the link to confirm it. Until it is confirmed it takes no place: neither among the addresses that
 * wait for the product nor among the products that the address waits for. An address that waits already,
 * or for twenty pieces, gets no mail, and the answer does not tell these cases apart. Refuses a product
 * that is in stock, one that a thousand confirmed addresses wait for, and one that more was asked about
 * than the limits allow, which count only what is saved.
 */
export async function askForAlert(
  {
    product: asked,
    email,
    language,
    uses,
  }: { product: AlertProduct & { id: string }; email: string; language: Language; uses: Use[] },
  db: Db = shopDatabase(),
): Promise<AskResult> {
  const address = email.toLowerCase();
  const { id: productId } = asked;
  return db.transaction().execute(async (trx): Promise<AskResult> => {
    const product = await trx
      .selectFrom("products")
      .select("stock_quantity")
      .where("id", "=", productId)
      .executeTakeFirst();
    if (!product || product.stock_quantity > 0) return { kind: "in-stock" };
    if ((await countWaiting(productId, trx)) >= MOST_OF_PRODUCT) return { kind: "full" };
    const own = await trx
      .selectFrom("stock_alerts")
      .select(["id", "product_id", "confirmed_at"])
      .where("email", "=", address)
      .where("closed_at", "is", null)
      .execute();
    const present = own.find((one) => one.product_id === productId);
    if (present?.confirmed_at) return { kind: "asked" };
    if (own.filter(({ confirmed_at }) => confirmed_at).length >= MOST_OF_ADDRESS) {
      return { kind: "asked" };
    }
    const now = new Date();
    const tooMany = await countUses(uses, now, trx);
    if (tooMany) return tooMany;
    const id = present?.id ?? randomUUID();
    const token = tokenOf(id);
    const again = { language, created_at: now.toISOString() };
    await trx
      .insertInto("stock_alerts")
      .values({
        id,
        product_id: productId,
        email: address,
        token_hash: hashToken(token),
        ...again,
      })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(again))
      .execute();
    const mail = { email: address, language, token, product: asked };
    await enqueueMail(composeAlertQuestion(mail, await findSettings(trx)), null, trx);
    return { kind: "asked" };
  });
}

/** The alert of a mailed token, even if its product is no longer sold; or undefined. */
export async function findAlert(
  token: string,
  db: Db = shopDatabase(),
): Promise<StockAlert | undefined> {
  const row = await db
    .selectFrom("stock_alerts")
    .innerJoin("products", "products.id", "stock_alerts.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["categories.slug as category_slug", "products.number", "confirmed_at", "closed_at"])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const { confirmed_at, closed_at, ...product } = row;
  const state = closed_at ? "closed" : confirmed_at ? "waiting" : "unconfirmed";
  return { ...product, state };
}

/**
 * Confirms an alert by its mailed link, which takes a place among those that wait for the product.
 * An unknown, confirmed or ended one stays as it is. Refuses one more than may wait.
 */
export async function confirmAlert(
  token: string,
  db: Db = shopDatabase(),
): Promise<"confirmed" | "full"> {
  return db.transaction().execute(async (trx) => {
    const alert = await trx
      .selectFrom("stock_alerts")
      .select(["id", "product_id"])
      .where("token_hash", "=", hashToken(token))
      .where("confirmed_at", "is", null)
      .where("closed_at", "is", null)
      .executeTakeFirst();
    if (!alert) return "confirmed";
    if ((await countWaiting(alert.product_id, trx)) >= MOST_OF_PRODUCT) return "full";
    await trx
      .updateTable("stock_alerts")
      .set({ confirmed_at: new Date().toISOString() })
      .where("id", "=", alert.id)
      .execute();
    return "confirmed";
  });
}

/** Ends an alert and forgets its address. An unknown or ended one stays as it is. */
export async function endAlert(token: string, db: Db = shopDatabase()): Promise<void> {
  await db
    .updateTable("stock_alerts")
    .set({ closed_at: new Date().toISOString(), email: "" })
    .where("token_hash", "=", hashToken(token))
    .where("closed_at", "is", null)
    .execute();
}

/** How many confirmed addresses wait for a product. */
export async function countWaiting(productId: string, db: Db = shopDatabase()): Promise<number> {
  const { count } = await db
    .selectFrom("stock_alerts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("product_id", "=", productId)
    .where("confirmed_at", "is not", null)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The token of an alert's links, derived from the shop's secret: every mail can carry it, and only its
 * hash is stored.
 */
export function tokenOf(id: string): string {
  return createHmac("sha256", sessionSecret()).update(`stock-alert\n${id}`).digest("base64url");
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
