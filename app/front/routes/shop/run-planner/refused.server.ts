import type { RunPlan } from "~/furniture/planner/plan.server";
import type { parseForm } from "~/platform/forms/read-form.server";

import { textIn } from "../planner/take-step.server";
import type { Filled } from "./fields";
import type { Fault } from "./wall-faults";

/** A step that was not taken: what was typed and what is wrong in it, and the nearest run where there is one. */
export interface Refused extends Filled {
  nearest?: RunPlan | undefined;
  /** What the walls are too small in for any. */
  faults?: Fault[];
  /** No decor or no handle is on offer. */
  hasNoLook?: true;
  /** What the run is made of is offered no more. */
  isNotOffered?: true;
}

type Submission = ReturnType<typeof parseForm>;

/** What a refused form holds, and what is wrong in it; the run it changes goes along. */
export function refusal(
  form: FormData,
  submission: Submission,
  errors?: Filled["errors"],
): Refused {
  const { error, initialValue } = submission.reply();
  const typed = { ...initialValue, design: textIn(form, "design"), now: textIn(form, "now") };
  return { typed, errors: errors ?? error ?? {} };
}
