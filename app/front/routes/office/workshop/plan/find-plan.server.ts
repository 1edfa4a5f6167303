import { readPlannable, type PlannedOrder } from "~/front/operations/workshop-plan.server";
import { LONGEST_TERM, addDays, formatDay } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import {
  daysOfWork,
  minutesWithoutBoards,
  type Station,
  type Workday,
} from "~/platform/settings/workshop-load";
import { findWorkshop } from "~/platform/settings/workshop-load.server";
import type { PlannableOrder } from "~/workshop/plan/front/plannable-orders.server";
import { schedule, type Schedule } from "~/workshop/plan/front/schedule";
import type { Shortage } from "~/workshop/plan/front/supplies";
import { PLANNED_DAYS } from "~/workshop/plan/front/workdays";
import { nameArticle, placedOtherwise, placedText } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";

import { noonOf } from "./hours";

/** The workshop's plan as it is now. */
export interface Plan extends Schedule<PlannedOrder> {
  today: string;
  days: Workday[];
  /** Orders whose work may not begin yet; they take nobody's time. */
  waiting: Pick<PlannableOrder, "number" | "faults">[];
  /** Names of the articles that the stock is short of, each with the day from which it is here, by the order that lacks them. */
  missing: ReadonlyMap<string, string[]>;
  /** The stations at which nobody works at all. */
  unmanned: Station[];
}

/** Plans the orders of now, reckoned anew whenever it is asked for. Undefined while nobody works in the workshop. */
export async function findWorkshopPlan(
  language: Language,
  now = new Date(),
): Promise<Plan | undefined> {
  const plannable = await readPlannable(now);
  if (!plannable || plannable.isOneBench) return undefined;
  const { jobs, today, waiting, shortages, unmanned } = plannable;
  const days = plannable.days.slice(0, PLANNED_DAYS);
  return {
    ...schedule(jobs, days),
    today,
    days,
    waiting,
    missing: await nameShortages(shortages, language),
    unmanned,
  };
}

/** What the shop promises for a piece of the usual hours that is ordered now, null while nobody has reckoned it. */
export async function shownPromises() {
  const workshop = await findWorkshop();
  const { minutesPerPiece: minutes, load } = workshop;
  const wait = daysOfWork(workshop, { waits: 0, minutes: minutesWithoutBoards(minutes) });
  if (load === null || wait === null) return null;
  return { minutes, day: wait === LONGEST_TERM ? null : addDays(load.today, wait) };
}

async function nameShortages(
  shortages: ReadonlyMap<string, readonly Shortage[]>,
  language: Language,
): Promise<Map<string, string[]>> {
  const { known } = await findKnownArticles(language);
  const names = translateIn(language, ["office-stock", "workshop-parts"]);
  const t = translateIn(language, "office-plan");
  const nameOf = ({ article, placed, comesOn, isOrdered }: Shortage) => {
    // What is not bought so today is named as the order was placed, for that is what its boards are drilled for.
    const others = placedOtherwise({ article, placed }, known);
    const said = others.map((one) => placedText(article, one, known, names)).join("; ");
    const name = nameArticle(article, known, names, said || null);
    const day = formatDay(noonOf(comesOn), language);
    return t(isOrdered ? "comesOn" : "notOrdered", { name, day });
  };
  return new Map([...shortages].map(([number, short]) => [number, short.map(nameOf)]));
}
