import { readPlannable } from "~/front/operations/workshop-plan.server";
import { readDay } from "~/platform/format/dates";
import { broughtBy, schedule } from "~/workshop/plan/front/schedule";

import { isPromisable } from "./schema";

/** The day that an address proposes, empty if it may not be promised, and whether today's plan gives the same day. */
export async function findProposedDay(
  request: Request,
  number: string,
): Promise<{ day: string; isPlanned: boolean }> {
  const day = readDay(new URL(request.url).searchParams.get("zi"));
  if (!isPromisable(day)) return { day: "", isPlanned: false };
  const plannable = await readPlannable();
  if (!plannable || plannable.isOneBench) return { day, isPlanned: false };
  const { jobs } = schedule(plannable.jobs, plannable.days);
  const planned = jobs.find(({ job }) => job.number === number);
  return { day, isPlanned: planned !== undefined && broughtBy(planned) === day };
}
