import { useState, type ComponentProps, type ReactNode } from "react";

import { planAddress, type Step, type Where } from "~/furniture/planner/front/plan-address";
import type { FieldState } from "~/platform/forms/plain-field";
import { ServerForm } from "~/platform/forms/server-form";

import { StepParts } from "./step-parts";
import type { Follower } from "./use-live-plan";

/** The form of one step: the design it changes goes with it, so that each step works alone. */
export function StepForm({
  form,
  step,
  design,
  given,
  where,
  errors,
  canBeShown = true,
  follower,
  children,
}: {
  form: ComponentProps<typeof ServerForm>["form"];
  step: Exclude<Step, "price">;
  design: string;
  /** The design as it is now; `design` is the one that the fields were drawn from. */
  given: string;
  where: Where;
  errors: { id: string; message: string }[];
  /** Whether the step can be shown again without going on. */
  canBeShown?: boolean;
  follower: Follower;
  children: ReactNode;
}) {
  // The next step is begun at its top; whatever else is pressed leaves the page where it is.
  const [isLeaving, setLeaving] = useState(false);
  return (
    <ServerForm
      form={form}
      errors={errors}
      action={planAddress(design, { ...where, step })}
      preventScrollReset={!isLeaving}
      kept={{ design, now: given }}
      className="grid gap-6"
      {...follower}
      onClick={(event) => {
        setLeaving((event.target as Element).closest("button[name=next]") !== null);
        follower.onClick(event);
      }}
    >
      <StepParts design={design} given={given} canBeShown={canBeShown}>
        {children}
      </StepParts>
    </ServerForm>
  );
}

/**
 * A field of a form whose parts depend on each other: whether it has to be filled in is not marked, or
 * it is marked as optional.
 */
export function unmarked(field: FieldState, required?: false): FieldState {
  const { id, name, formId, errorId, descriptionId, errors, initialValue } = field;
  return { id, name, formId, errorId, descriptionId, errors, initialValue, required };
}
