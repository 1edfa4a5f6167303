import { redirect } from "@remix-run/node";

import type { Run } from "~/furniture/boards/run";
import { readRun, writeRun } from "~/furniture/boards/run-address";
import { stepBefore, type Where } from "~/furniture/planner/front/plan-address";
import { runAddress } from "~/furniture/planner/front/run-start";

import { textIn } from "../planner/take-step.server";

/** To a step of the run that a form made of the one that was shown, which can be gone back to. */
export function goTo(run: Run, form: FormData, where: Where, place = ""): Response {
  const shown = readRun(textIn(form, "now")) ?? readRun(textIn(form, "design"));
  const [from, to] = [shown ? writeRun(shown) : "", writeRun(run)];
  const before = stepBefore(where.before, from, to);
  return redirect(runAddress(to, { ...where, before }) + place, 303);
}
