import { findProgressFacts } from "~/front/progress/find-progress.server";
import { customerNextSteps } from "~/front/progress/next-steps.server";
import { dayOf } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import {
  findBuyersOrder,
  findCustomerOrder,
  listCustomerOrders,
} from "~/sales/orders/front/customer-order.server";
import { openStatuses } from "~/sales/orders/order-status";
import type { Order } from "~/sales/orders/order.server";
import { promiseSentence } from "~/sales/orders/promised-delivery";

import type { AnswerLink } from "../answering/extras.server";
import { readProof } from "./order-proof";

const MOST_TOLD = 3;

/** One of somebody's orders: its number, how far it is, what comes next and when it comes. */
interface ToldOrder {
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
  const { number: typed } = readProof([text]);
  const named = orders.filter(({ number }) => number.toUpperCase() === typed);
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

/**
 * Where somebody's order is, from what they have written, the newest last. An account is told its own orders;
 * anybody else an order whose number and e-mail they write. A wrong number and a wrong e-mail are answered alike.
 */
export async function orderAnswer(
  texts: readonly string[],
  userId: string | null,
  language: Language,
): Promise<{ text: string; links: AnswerLink[] }> {
  const t = translateIn(language, "assistant-words");
  const { number, email } = readProof(texts);
  const own = userId === null ? [] : await tellOrders(userId, texts.at(-1) ?? "", language);
  if (own.length > 0 && (!number || own.some((one) => one.number.toUpperCase() === number))) {
    const links = own.map((one) => ({ kind: "order" as const, number: one.number }));
    return { text: own.map((one) => lineOf(one, language)).join("\n"), links };
  }
  const signIn: AnswerLink[] = userId === null ? [{ kind: "sign-in" }] : [];
  if (number && email) {
    const order = await findBuyersOrder(number, email);
    if (order) {
      const line = lineOf(await tell(order, language), language);
      return { text: `${line}\n${t("order.more")}`, links: signIn };
    }
    return { text: t("order.unproven"), links: [{ kind: "page", page: "contact" }] };
  }
  if (number) return { text: t("order.askEmail"), links: signIn };
  if (email) return { text: t("order.askNumber"), links: signIn };
  if (userId === null) return { text: t("order.signIn"), links: signIn };
  return { text: t("order.none"), links: [{ kind: "page", page: "contact" }] };
}

function lineOf({ number, status, next, promised }: ToldOrder, language: Language): string {
  const t = translateIn(language, "assistant-words");
  const line = t("order.line", { number, status, next }).trim();
  return promised ? `${line} ${closed(promised)}` : line;
}

/** A sentence that ends as one. */
function closed(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
