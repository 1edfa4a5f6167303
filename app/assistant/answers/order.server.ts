import { formatDay } from "~/format/dates";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import { findCustomerOrder, listCustomerOrders } from "~/orders/customer-order.server";
import type { Order } from "~/orders/order.server";
import { openStatuses } from "~/orders/order-status";
import { firstPromise } from "~/orders/promised-delivery";
import { findThreadFacts } from "~/thread/find-thread.server";
import { customerNextSteps } from "~/thread/next-steps.server";

const MOST_TOLD = 3;

/** One of somebody's orders: its number, how far it is, what comes next and the day that was promised. */
export interface ToldOrder {
  number: string;
  status: string;
  next: string;
  /** In words of the language; null where nothing is promised any more or yet. */
  promised: string | null;
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
  const facts = await findThreadFacts(order);
  const [next] = customerNextSteps(order, facts, language).next;
  const isOpen = openStatuses.includes(order.status);
  const day = isOpen ? (order.moved_promise?.promised_on ?? firstPromise(order)) : null;
  return {
    number: order.number,
    status: translateIn(language, "order")(`status.${order.status}`),
    next: next?.text ?? "",
    promised: day && formatDay(`${day}T12:00:00Z`, language),
  };
}

/** The same in words; what to do for who is not signed in. */
export function ordersText(orders: ToldOrder[] | undefined, language: Language): string {
  const t = translateIn(language, "assistant-words");
  if (!orders) return t("order.signIn");
  if (orders.length === 0) return t("order.none");
  return orders
    .map(({ number, status, next, promised }) => {
      const line = t("order.line", { number, status, next }).trim();
      return promised ? `${line} ${t("order.promised", { day: promised })}` : line;
    })
    .join("\n");
}
