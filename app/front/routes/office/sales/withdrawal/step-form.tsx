import type { FormAnswer, FormSection } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { officePaths } from "~/platform/paths/office-paths";

import { useCompared, type DeskForm } from "./compared";
import type { ShownWithdrawal } from "./course";

/** The form of one step, which names the state that it leaves. */
export function StepForm<Name extends string>({
  step,
  withdrawal: { id, state },
  answer,
  record,
  section,
  save,
  look = "secondary",
  kept = { from: state },
}: {
  step: DeskForm;
  withdrawal: ShownWithdrawal;
  answer: FormAnswer | undefined;
  record: DrawnRecord<Name>;
  section: FormSection<Name>;
  save: string;
  look?: "primary" | "secondary";
  kept?: Record<string, string>;
}) {
  return (
    <RecordForm
      id={step}
      intent={step}
      record={record}
      to={officePaths.withdrawal(id)}
      answer={answer?.intent === step ? answer : undefined}
      kept={kept}
      besides={useCompared(step)}
      sections={[section]}
      save={save}
      look={look}
    />
  );
}
