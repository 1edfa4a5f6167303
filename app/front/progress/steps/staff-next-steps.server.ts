import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Order } from "~/sales/orders/order.server";

import { type NextSteps, dueWords } from "../next-steps.server";
import type { ProgressFacts } from "./progress-facts";
import { shopTasksOf, type ShopTask } from "./shop-tasks";
import { customerTasksOf } from "./steps";

/** What staff do next about an order, and what its customer has to do. */
export function staffNextSteps(order: Order, facts: ProgressFacts, language: Language): NextSteps {
  const t = translateIn(language, "progress");
  const { number } = order;
  const reservation = new URLSearchParams({ comanda: number }).toString();
  const places: Record<ShopTask, string> = {
    "answer-claim": officePaths.claims(),
    "offer-transport": "#transport",
    "settle-withdrawal": officePaths.withdrawals(),
    "make-drawings": officePaths.orderDrawings(number),
    confirm: "#stare",
    "send-swatches": officePaths.swatches(),
    "confirm-niches": "#nise",
    "begin-work": "#stare",
    build: officePaths.orderPackage(number),
    "agree-delivery": officePaths.appointments("nou", reservation),
    deliver: "#stare",
    refund: "#plati",
  };
  const next = shopTasksOf(facts).map((task) => ({
    text: t(`staff.${task}.text`),
    to: places[task],
    label: t(`staff.${task}.link`),
  }));
  const waiting = customerTasksOf(facts).map((task) =>
    t(`waiting.${task}`, dueWords(order, language, formatRon)),
  );
  return { next, waiting };
}
