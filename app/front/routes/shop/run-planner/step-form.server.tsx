import type { ReactNode } from "react";

import type { RunKind } from "~/furniture/boards/run";
import type { Step, Where } from "~/furniture/planner/front/plan-address";
import { runAddress, runStart } from "~/furniture/planner/front/run-start";

import { StepParts } from "../planner/step-parts";

/** The form of one step: the run it changes goes with it, so that each step works alone. */
export function RunForm({
  kind,
  step,
  design,
  given,
  where,
  canBeShown = true,
  children,
}: {
  kind: RunKind;
  step: Exclude<Step, "price">;
  /** The text of the run that the fields were drawn from. */
  design: string;
  /** The text of the run as it was asked for. */
  given: string;
  where: Where;
  /** Whether the step can be shown again without going on. */
  canBeShown?: boolean;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={design ? runAddress(design, { ...where, step }) : startAddress(kind, where)}
      noValidate
      className="grid gap-6"
    >
      <StepParts design={design} given={given} canBeShown={canBeShown}>
        {children}
      </StepParts>
    </form>
  );
}

/** Where the first step of a run is sent before there is one. */
function startAddress(kind: RunKind, where: Where): string {
  const [path = "", asked] = runAddress("", where).split("?");
  const [, begun] = runStart(kind).split("?");
  const query = [begun, asked].filter(Boolean).join("&");
  return query ? `${path}?${query}` : path;
}
