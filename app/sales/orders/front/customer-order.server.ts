import { listNames, type Flash } from "~/platform/http/flash";
import type { TFunction } from "~/platform/i18n/translate";
import { findCartId } from "~/shop/cart/cart.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { pageOf } from "~db/list-page";
import type { OrderStatus, PaymentStatus } from "~db/schema";

import { findOrderByToken, type Order } from "../order.server";
import { putAgain } from "../placing/put-again.server";
import { linesAgain, missingReasons, type Reordered } from "../placing/put-piece.server";

/** Orders on a page. */
const PAGE_SIZE = 20;

export interface OrderRow {
  number: string;
  placed_at: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  total_bani: number;
  is_trial: 0 | 1;
}

/** One page of a customer's orders, the newest first; a page past the end is the last one. */
export async function listCustomerOrders(
  userId: string,
  wantedPage = 1,
  db: Db = shopDatabase(),
): Promise<{ orders: OrderRow[]; page: number; pageCount: number }> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(count, wantedPage, PAGE_SIZE);
  const orders = await db
    .selectFrom("orders")
    .select(["number", "placed_at", "status", "payment_status", "total_bani", "is_trial"])
    .where("user_id", "=", userId)
    .orderBy("placed_at", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { orders, page, pageCount };
}

/**
 * One of the customer's own orders, or undefined. Another customer's order is treated like an
 * unknown one.
 */
export async function findCustomerOrder(
  userId: string,
  number: string,
  db: Db = shopDatabase(),
): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("token")
    .where("user_id", "=", userId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row && findOrderByToken(row.token, db);
}

/** The order of this number that was placed with this e-mail, in lower case; undefined if either does not match. */
export async function findBuyersOrder(
  number: string,
  email: string,
  db: Db = shopDatabase(),
): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("token")
    .where("number", "=", number)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst();
  return row && findOrderByToken(row.token, db);
}

/**
 * Puts the pieces of an order into the cart again, with the same designs and at today's prices, as
 * far as they are sold, in stock and fit into the cart. Undefined for an order that is not the
 * customer's.
 */
export async function orderAgain(
  userId: string,
  number: string,
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<Reordered | undefined> {
  return db.transaction().execute(async (trx) => {
    const lines = await linesAgain(trx)
      .where("orders.user_id", "=", userId)
      .where("orders.number", "=", number)
      .execute();
    if (lines.length === 0) return undefined;
    return putAgain(lines, { cartId: await findCartId(cartId, userId, trx), userId }, trx);
  });
}

/**
 * The same for an order that staff write down, into its empty cart, with what was made by words too. What costs
 * another price than then is marked so until its customer knows.
 */
export async function copyIntoDesk(
  number: string,
  cartId: string,
  db: Db = shopDatabase(),
): Promise<Reordered> {
  return db.transaction().execute(async (trx) => {
    const lines = await linesAgain(trx).where("orders.number", "=", number).execute();
    return putAgain(lines, { cartId, userId: undefined, isAtDesk: true }, trx);
  });
}

/** Up to so many names are listed, one at least for each reason; the others are counted. */
const MOST_NAMES = 3;

/** What is in the cart again, and of what is not, each piece with its reason. */
export function reorderedWords(
  { added, missing }: Reordered,
  t: TFunction<"toast">,
): Omit<Flash, "id"> {
  if (missing.length === 0) {
    return { tone: "success", title: "account.reordered", text: "account.reorderedText" };
  }
  const most = Math.max(1, Math.floor(MOST_NAMES / new Set(missing.map(({ why }) => why)).size));
  const said = missingReasons.map((reason) => {
    const names = missing.filter(({ why }) => why === reason).map(({ name }) => name);
    if (names.length === 0) return [reason, ""];
    const more = names.length > most ? ` (+${names.length - most})` : "";
    const listed = listNames(names.slice(0, most)) + more;
    return [reason, t(`account.missing.${reason}`, { names: listed })];
  });
  return {
    tone: "error",
    title: added === 0 ? "account.reorderedNone" : "account.reorderedPart",
    text: "account.reorderedWithout",
    values: Object.fromEntries(said) as Record<string, string>,
  };
}
