import { findProgressFacts } from "~/front/progress/find-progress.server";
import { customerNextSteps } from "~/front/progress/next-steps.server";
import { dayOf } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { findCustomerOrder, listCustomerOrders } from "~/sales/orders/customer-order.server";
import { openStatuses } from "~/sales/orders/order-status";
import type { Order } from "~/sales/orders/order.server";
import { promiseSentence } from "~/sales/orders/promised-delivery";

const MOST_TOLD = 3;

/** One of somebody's orders: its number, how far it is, what comes next and when it comes. */
export interface ToldOrder {
  number: string;
  status: string;
  next: string;
  /** A sentence in the language; empty where nothing is promised any more. */
  promised: string;
}

/**
 * A person's own orders as their pages tell of them: the one whose number the text has, else the open
 * ones, else the newest. Three at most, and never anybody else's.
 */
export async function tellOrders(
  userId: string,
  text: string,
  language: Language,
): Promise<ToldOrder[]> {
  const { orders } = await listCustomerOrders(userId);
  const typed = text.toUpperCase();
  const named = orders.filter(({ number }) => typed.includes(number.toUpperCase()));
  const open = orders.filter(({ status }) => openStatuses.includes(status));
  const [told] = [named, open, orders.slice(0, 1)].filter((list) => list.length > 0);
  const found = await Promise.all(
    (told ?? []).slice(0, MOST_TOLD).map(({ number }) => findCustomerOrder(userId, number)),
  );
  return Promise.all(
    found.filter((order) => order !== undefined).map((order) => tell(order, language)),
  );
}

async function tell(order: Order, language: Language): Promise<ToldOrder> {
  const facts = await findProgressFacts(order);
  const [next] = customerNextSteps(order, facts, language).next;
  const when = { language, today: dayOf(new Date().toISOString()) };
  return {
    number: order.number,
    status: translateIn(language, "order")(`status.${order.status}`),
    next: next?.text ?? "",
    promised: promiseSentence(order, when, translateIn(language, "cart")),
  };
}

/** A sentence that ends as one. */
function closed(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** The same in words; what to do for who is not signed in. */
export function ordersText(orders: ToldOrder[] | undefined, language: Language): string {
  const t = translateIn(language, "assistant-words");
  if (!orders) return t("order.signIn");
  if (orders.length === 0) return t("order.none");
  return orders
    .map(({ number, status, next, promised }) => {
      const line = t("order.line", { number, status, next }).trim();
      return promised ? `${line} ${closed(promised)}` : line;
    })
    .join("\n");
}
