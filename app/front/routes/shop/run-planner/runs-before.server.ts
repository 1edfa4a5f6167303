import { readRun } from "~/furniture/boards/run-address";
import { makePlan } from "~/furniture/planner/plan.server";
import type { Language } from "~/platform/i18n/languages";

/** The runs before that can be gone back to, and what the newest costs; of the others only the texts are read. */
export async function readBefore(
  all: string[],
  given: string,
  language: Language,
): Promise<{ before: string[]; beforeBani: number | null }> {
  const before = all.filter((text) => readRun(text));
  if (before[0] === given) before.shift();
  const wish = before[0] === undefined ? undefined : readRun(before[0]);
  const plan = wish && (await makePlan(wish, language));
  return plan?.kind === "plan"
    ? { before, beforeBani: plan.price.totalBani }
    : { before: [], beforeBani: null };
}
