import { formatDay } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import type { Language } from "~/platform/i18n/languages";
import type { TFunction } from "~/platform/i18n/translate";
import { translateIn } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { orderReservationAddress } from "~/sales/appointments/front/order-meetings.server";
import { wordOfKind } from "~/sales/appointments/kinds";
import { nextDue } from "~/sales/billing/payment-plan";
import { planOf } from "~/sales/orders/order-plan";
import type { Order } from "~/sales/orders/order.server";

import type { NextStep } from "./steps/panel";
import type { ProgressFacts } from "./steps/progress-facts";
import { shopTasksOf, type ShopTask } from "./steps/shop-tasks";
import { customerTasksOf, type CustomerTask } from "./steps/steps";

/** What comes next for somebody, and what somebody else is doing or has to do. */
export interface NextSteps {
  next: NextStep[];
  waiting: string[];
}

/** What an order's customer does next, and what the shop is doing, so that nobody wonders. */
export function customerNextSteps(
  order: Order,
  facts: ProgressFacts,
  language: Language,
): NextSteps {
  const t = translateIn(language, "progress");
  const next = ownSteps(order, facts, language);
  if (next.length === 0) return { next: [quietStep(order, facts, language)], waiting: [] };
  const told = shopTasksOf(facts).filter((task) => task !== "agree-delivery");
  return { next, waiting: told.map((task) => shopText(task, facts, t)) };
}

function ownSteps(order: Order, facts: ProgressFacts, language: Language): NextStep[] {
  const t = translateIn(language, "progress");
  const places: Record<CustomerTask, string> = {
    "answer-transport": "#transport",
    "answer-drawings": "#desene",
    "pay-advance": "#plata",
    "book-delivery": orderReservationAddress(order.token, `?fel=${wordOfKind("delivery")}`),
    "pay-rest": "#plata",
  };
  return customerTasksOf(facts).map((task) => ({
    text: t(`customer.${task}.text`, dueWords(order, language, formatLei)),
    to: places[task],
    label: t(`customer.${task}.link`),
  }));
}

/** What the shop is doing, in words for the customer; in the workshop by the boards' stage. */
function shopText(task: ShopTask, { stage }: ProgressFacts, t: TFunction<"progress">): string {
  return task === "build" && stage ? t(`stages.${stage}`) : t(`shop.${task}`);
}

/** What there is to say where the customer has nothing to do. */
function quietStep(order: Order, facts: ProgressFacts, language: Language): NextStep {
  const t = translateIn(language, "progress");
  const [task] = shopTasksOf(facts);
  if (task) return { text: shopText(task, facts, t) };
  if (order.status === "cancelled") return { text: t("shop.cancelled") };
  if (facts.isTakenBack) return { text: t("shop.takenBack") };
  if (order.status !== "delivered") return { text: t("shop.onTheWay") };
  if (order.phone === "") return { text: t("shop.delivered") };
  return {
    text: t("customer.delivered.text"),
    to: paths.orderClaims(order.token),
    label: t("customer.delivered.link"),
  };
}

/** The payment that is due next, in words; empty where nothing is. */
export function dueWords(
  order: Order,
  language: Language,
  format: (bani: number, language: string) => string,
): { sum: string; day: string } {
  const due = nextDue(planOf(order));
  return {
    sum: due ? format(due.leftBani, language) : "",
    day: due?.dueOn ? formatDay(`${due.dueOn}T12:00:00Z`, language) : "",
  };
}
