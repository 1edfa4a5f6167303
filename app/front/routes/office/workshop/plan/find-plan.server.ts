import { dayOf, formatDay } from "~/platform/format/dates";
import { workingDaysAhead } from "~/platform/format/working-days";
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
  inTurn,
  schedule,
  type Job,
  type Schedule,
  type Workday,
} from "~/workshop/plan/front/schedule";
import { countedOn, readyOn, shortagesOf, type Shortage } from "~/workshop/plan/front/supplies";
import { workdaysFrom } from "~/workshop/plan/front/workdays";
import { nameArticle } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { listArrivals } from "~/workshop/stock/front/supplier-order.server";
import { listSuppliers } from "~/workshop/stock/front/supplier.server";
import { listStockItems } from "~/workshop/stock/stock.server";

import { noonOf } from "./hours";

interface PlannedOrder extends Job, Pick<PlannableOrder, "id"> {}

/** The workshop's plan as it is now. */
export interface Plan extends Schedule<PlannedOrder> {
  today: string;
  days: Workday[];
  /** Orders whose work may not begin yet; they take nobody's time. */
  waiting: Pick<PlannableOrder, "number" | "faults">[];
  /** Names of the articles that the stock is short of, each with the day from which it is here, by the order that lacks them. */
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
  const mayBegin = orders
    .filter(({ faults }) => faults.length === 0)
    .map((order) => {
      const told = promised.get(order.id);
      const due = told ? promisedDay(told, today) : null;
      return { ...order, due, deliverOn: told?.reached.booked_on ?? null };
    });
  const shortages = await findShortages(inTurn(mayBegin), today);
  const jobs = mayBegin.map(({ id, number, left, notBefore, due, deliverOn }): PlannedOrder => {
    const ready = readyOn(shortages.get(number));
    return { id, number, left, notBefore, due, deliverOn, readyOn: ready };
  });
  return {
    ...schedule(jobs, days),
    today,
    days,
    waiting: orders.filter(({ faults }) => faults.length > 0),
    missing: await nameShortages(shortages, language),
  };
}

/** So many working days are reckoned for what has no supplier. */
const USUAL_DAYS = 5;

/** What orders lack, with the day on which it is here: no order begins with what is not. */
async function findShortages(
  orders: readonly Pick<PlannableOrder, "number" | "needs">[],
  today: string,
): Promise<Map<string, Shortage[]>> {
  const [items, coming, suppliers] = await Promise.all([
    listStockItems(),
    listArrivals(),
    listSuppliers(),
  ]);
  const onHand = new Map(items.map((item) => [item.id, item.onHand]));
  const arrivals = new Map([...coming].map(([key, own]) => [key, countedOn(own, today)]));
  const daysOf = new Map(suppliers.map(({ id, days }) => [id, days]));
  const ifOrdered = (key: string) => {
    const supplierId = items.find(({ id }) => id === key)?.supplierId;
    const days = supplierId ? daysOf.get(supplierId) : undefined;
    return workingDaysAhead(today, days ?? USUAL_DAYS);
  };
  return shortagesOf(orders, onHand, arrivals, ifOrdered);
}

async function nameShortages(
  shortages: ReadonlyMap<string, readonly Shortage[]>,
  language: Language,
): Promise<Map<string, string[]>> {
  const { known } = await findKnownArticles(language);
  const names = translateIn(language, ["office-stock", "workshop-parts"]);
  const t = translateIn(language, "office-plan");
  const nameOf = ({ article, comesOn, isOrdered }: Shortage) => {
    const name = nameArticle(article, known, names);
    const day = formatDay(noonOf(comesOn), language);
    return t(isOrdered ? "comesOn" : "notOrdered", { name, day });
  };
  return new Map([...shortages].map(([number, short]) => [number, short.map(nameOf)]));
}
