import type { Run, RunKind } from "~/furniture/boards/run";
import { startRun } from "~/furniture/boards/start-run";
import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";

import { chosenOf } from "../build-plan";
import { findRules } from "../construction.server";

/**
 * A ready kitchen or vanity along walls of widths in mm, from left to right, as the shop begins it today: in the first decor that is
 * offered, or in another by its id, with a worktop that is told from it where one has a grain. Undefined where the
 * shop offers no decor or no handle.
 */
export async function firstRun(
  kind: RunKind,
  widths: number[],
  language: Language,
  wished?: string,
): Promise<Run | undefined> {
  const [decors, [handle], rules] = await Promise.all([
    listDecors(language),
    listHandles(language),
    findRules(),
  ]);
  const decor = decors.find(({ id }) => id === wished) ?? decors[0];
  if (!decor || !handle || !rules) return undefined;
  // A worktop is seen best where it is another than fronts.
  const worktop = decors.find(({ hasGrain, id }) => hasGrain && id !== decor.id) ?? decor;
  const look = { body: decor.id, front: decor.id, worktop: worktop.id, handle: handle.id };
  const chosen = chosenOf(decor, decor, handle);
  return { ...startRun(kind, widths, look, chosen, rules.content), rules: rules.version };
}
