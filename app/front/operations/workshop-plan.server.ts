import { dayOf } from "~/platform/format/dates";
import { workingDaysAhead } from "~/platform/format/working-days";
import { log } from "~/platform/log/log.server";
import { findSettings } from "~/platform/settings/settings.server";
import type { Load, Station, Workday } from "~/platform/settings/workshop-load";
import { keepLoad } from "~/platform/settings/workshop-load.server";
import { findClosedDays } from "~/sales/appointments/front/holiday.server";
import { daysOfWay, listPromised } from "~/sales/orders/front/promises.server";
import { promisedDay } from "~/sales/orders/promised-delivery";
import { listAbsences } from "~/workshop/plan/front/absence.server";
import { loadOf, oneBench, PROMISED_WORKDAYS, unmannedBy } from "~/workshop/plan/front/load";
import { listPeople } from "~/workshop/plan/front/person.server";
import {
  listPlannableOrders,
  type PlannableOrder,
} from "~/workshop/plan/front/plannable-orders.server";
import { inTurn, type BroughtJob, type Job } from "~/workshop/plan/front/schedule";
import { countedOn, readyOn, shortagesOf, type Shortage } from "~/workshop/plan/front/supplies";
import { workdaysFrom } from "~/workshop/plan/front/workdays";
import { listArrivals } from "~/workshop/stock/front/supplier-order.server";
import { listSuppliers } from "~/workshop/stock/front/supplier.server";
import { listStockItems } from "~/workshop/stock/stock.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

export interface PlannedOrder extends BroughtJob, Pick<PlannableOrder, "id"> {}

/** What there is to plan: the orders of now, and the days on which somebody works on them. */
interface Plannable {
  today: string;
  days: Workday[];
  /** Those whose work may begin. */
  jobs: PlannedOrder[];
  /** Orders whose work may not begin yet; until then they take no time of the plan. */
  waiting: PlannableOrder[];
  /** What the stock is short of, by the order that lacks it. */
  shortages: ReadonlyMap<string, Shortage[]>;
  /** Whether nobody is entered in the plan and a week's hours stand for everybody. */
  isOneBench: boolean;
  /** The stations at which nobody works at all. */
  unmanned: Station[];
}

/**
 * Reads what there is to plan: what is left to do of each order, who is there, what is promised and what the office
 * has put off. The people who work are entered in the plan; only if nobody is, the hours of a week in the settings
 * count. Undefined if there is neither.
 */
export async function readPlannable(
  now = new Date(),
  db: Db = shopDatabase(),
): Promise<Plannable | undefined> {
  const today = dayOf(now.toISOString());
  const [people, { trade }] = await Promise.all([listPeople(db), findSettings(db)]);
  const isOneBench = !people.some(({ isActive }) => isActive);
  if (isOneBench && trade.hoursPerWeek === 0) return undefined;
  const [orders, absences, isClosed] = await Promise.all([
    listPlannableOrders(db),
    listAbsences(today, db),
    findClosedDays(db),
  ]);
  const there = isOneBench
    ? { people: [oneBench(trade.hoursPerWeek)], absences: [], isClosed }
    : { people, absences, isClosed };
  const days = workdaysFrom(today, there, PROMISED_WORKDAYS);
  const promised = await listPromised(
    orders.map(({ id }) => id),
    db,
  );
  const mayBegin = orders
    .filter(({ faults }) => faults.length === 0)
    .map((order) => {
      const told = promised.get(order.id);
      const due = told ? promisedDay(told, today) : null;
      const way = told ? daysOfWay(told) : 0;
      return { ...order, due, way, deliverOn: told?.reached.booked_on ?? null };
    });
  const shortages = await findShortages(inTurn(mayBegin), today, db);
  const jobs = mayBegin.map(
    ({ id, number, left, notBefore, due, way, deliverOn }): PlannedOrder => {
      const ready = readyOn(shortages.get(number));
      return { id, number, left, notBefore, due, way, deliverOn, readyOn: ready };
    },
  );
  const waiting = orders.filter(({ faults }) => faults.length > 0);
  const unmanned = unmannedBy(people);
  return { today, days, jobs, waiting, shortages, isOneBench, unmanned };
}

/**
 * The reckoning that was asked for last. The next waits for it, so that no reckoning made before a
 * change is written after it.
 */
let reckoning: Promise<unknown> = Promise.resolve();

/**
 * Reckons anew what the shop promises by, behind what this process reckons already. Orders that still wait for their
 * drawing or first payment will be made too, behind those that may begin; so are those of a shop on trial, which go
 * when it opens. An order that nobody has confirmed counts nowhere: neither side owes anything for it yet, and if it
 * held a place, whoever orders and never pays would put off what others are promised. Null if nobody has entered how
 * much the workshop can do.
 */
export function measureLoad(now = new Date(), db: Db = shopDatabase()): Promise<Load | null> {
  const measured = reckoning.then(() => reckonLoad(now, db));
  reckoning = measured.catch(() => undefined);
  return measured;
}

async function reckonLoad(now: Date, db: Db): Promise<Load | null> {
  const plannable = await readPlannable(now, db);
  const load = plannable
    ? loadOf([...plannable.jobs, ...plannable.waiting.map(waitingJob)], plannable)
    : null;
  await keepLoad(load, db);
  return load;
}

/**
 * A desk's answer, after the promises were reckoned anew by the plan that the desk has changed; a refusal
 * changes no promise.
 */
export async function promisingAnew<Answer extends Response>(
  answering: Promise<Answer>,
): Promise<Answer> {
  const answer = await answering;
  if (answer.status >= 300 && answer.status < 400) await reckonAnew();
  return answer;
}

/**
 * Reckons anew after something was saved. If the reckoning fails the saved change stays, and the scheduler
 * reckons again.
 */
export async function reckonAnew(): Promise<void> {
  try {
    await measureLoad();
  } catch (error) {
    log("promises-not-reckoned", { reason: (error as Error).message });
  }
}

function waitingJob({ number, left, notBefore }: PlannableOrder): Job {
  return { number, left, notBefore, due: null, deliverOn: null, readyOn: null };
}

/** The working days until an article without a supplier is here. */
const USUAL_DAYS = 5;

/** What orders lack, with the day on which it arrives, since no order begins before. */
async function findShortages(
  orders: readonly Pick<PlannableOrder, "number" | "needs">[],
  today: string,
  db: Db,
): Promise<Map<string, Shortage[]>> {
  const [items, coming, suppliers] = await Promise.all([
    listStockItems(db),
    listArrivals(db),
    listSuppliers(db),
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
