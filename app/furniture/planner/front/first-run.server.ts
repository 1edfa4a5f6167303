import type { Run, RunKind } from "~/furniture/boards/run";
import { startRun } from "~/furniture/boards/start-run";
import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";

import { chosenOf } from "../build-plan";
import { findRules } from "../construction.server";

/**
 * A ready kitchen or vanity along a wall of a width in mm, as the shop begins it today: in the first decor that is
 * offered, or in another by its id. Undefined where the shop offers no decor or no handle.
 */
export async function firstRun(
  kind: RunKind,
  width: number,
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
  const look = { body: decor.id, front: decor.id, worktop: decor.id, handle: handle.id };
  const chosen = chosenOf(decor, decor, handle);
  return { ...startRun(kind, width, look, chosen, rules.content), rules: rules.version };
}
