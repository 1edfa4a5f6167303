import { dayOf } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { findClosedDays } from "~/sales/appointments/front/holiday.server";
import { listPromised } from "~/sales/orders/front/promises.server";
import { promisedDay } from "~/sales/orders/promised-delivery";
import { listAbsences } from "~/workshop/plan/front/absence.server";
import { listPeople } from "~/workshop/plan/front/person.server";
import {
  listPlannableOrders,
  type PlannableOrder,
} from "~/workshop/plan/front/plannable-orders.server";
import {
  schedule,
  type Job,
  type PlannedJob,
  type Schedule,
  type Workday,
} from "~/workshop/plan/front/schedule";
import { workdaysFrom } from "~/workshop/plan/front/workdays";
import { nameArticle } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { wholeAmount } from "~/workshop/stock/needs";
import { listStockItems } from "~/workshop/stock/stock.server";

interface PlannedOrder extends Job, Pick<PlannableOrder, "id"> {}

/** The workshop's plan as it is now. */
export interface Plan extends Schedule<PlannedOrder> {
  today: string;
  days: Workday[];
  /** Orders whose work may not begin yet; they take nobody's time. */
  waiting: Pick<PlannableOrder, "number" | "faults">[];
  /** Names of the articles that the stock is short of, by the order that comes too late for them. */
  missing: ReadonlyMap<string, string[]>;
}

/**
 * Plans the orders of now: reckoned anew whenever it is asked for, from what is left to do, who is there, what is
 * promised and what the office has put off. Undefined while nobody works in the workshop.
 */
export async function findPlan(language: Language, now = new Date()): Promise<Plan | undefined> {
  const today = dayOf(now.toISOString());
  const people = await listPeople();
  if (!people.some(({ isActive }) => isActive)) return undefined;
  const [orders, absences, isClosed] = await Promise.all([
    listPlannableOrders(),
    listAbsences(today),
    findClosedDays(),
  ]);
  const promised = await listPromised(orders.map(({ id }) => id));
  const days = workdaysFrom(today, { people, absences, isClosed });
  const mayBegin = orders.filter(({ faults }) => faults.length === 0);
  const jobs = mayBegin.map(({ id, number, left, notBefore }): PlannedOrder => {
    const order = promised.get(id);
    return {
      id,
      number,
      left,
      notBefore,
      due: order ? promisedDay(order, today) : null,
      deliverOn: order?.reached.booked_on ?? null,
    };
  });
  const plan = schedule(jobs, days);
  return {
    ...plan,
    today,
    days,
    waiting: orders.filter(({ faults }) => faults.length > 0),
    missing: await findMissing(plan.jobs, mayBegin, language),
  };
}

/** The stock is given to the orders in the plan's turn. What nobody counts is never short. */
async function findMissing(
  planned: readonly PlannedJob<PlannedOrder>[],
  orders: readonly PlannableOrder[],
  language: Language,
): Promise<Map<string, string[]>> {
  const [items, { known }] = await Promise.all([listStockItems(), findKnownArticles(language)]);
  const onHand = new Map(items.map((item) => [item.id, item.onHand]));
  const byId = new Map(orders.map((order) => [order.id, order]));
  const t = translateIn(language, ["office-stock", "workshop-parts"]);
  const sums = new Map<string, number>();
  const missing = new Map<string, string[]>();
  for (const { job } of planned) {
    const names: string[] = [];
    for (const [key, { article, amount }] of byId.get(job.id)?.needs ?? []) {
      const sum = (sums.get(key) ?? 0) + amount;
      sums.set(key, sum);
      const there = onHand.get(key);
      if (there !== undefined && wholeAmount(sum) > there) {
        names.push(nameArticle(article, known, t));
      }
    }
    if (names.length > 0) missing.set(job.number, names);
  }
  return missing;
}
