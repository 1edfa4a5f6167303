import type { FormAnswer } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";

/** The fields of an appointment that are compared besides a form's own words. */
export function useStanding() {
  const { t } = useTranslation(["office-appointments", "appointments"]);
  return { state: { label: t("state") }, slot: { label: t("appointments:time") } };
}

export interface StepProps<Name extends string> {
  record: DrawnRecord<Name>;
  answer: FormAnswer | undefined;
}

export function useStep(intent: "note" | "done" | "cancel", answer: FormAnswer | undefined) {
  const { t: shop } = useTranslation("appointments");
  return {
    id: intent,
    intent,
    answer: answer?.intent === intent ? answer : undefined,
    notSaved: shop("refused.notSaved"),
  };
}

/** The staff's own words. */
export function Note({ record, answer }: StepProps<"note">) {
  const { t } = useTranslation("office-appointments");
  const step = useStep("note", answer);
  return (
    <Panel title={t("one.deskNote")}>
      <RecordForm
        {...step}
        record={record}
        to={officePaths.appointments(record.id)}
        save={t("one.saveNote")}
        look="secondary"
        sections={[
          {
            fields: {
              note: {
                kind: "lines",
                rows: 3,
                label: t("one.noteLabel"),
                hint: t("one.deskNoteHint"),
              },
            },
          },
        ]}
      />
    </Panel>
  );
}

/** Says that the meeting took place. */
export function Done({ record, answer }: StepProps<never>) {
  const { t } = useTranslation("office-appointments");
  const step = useStep("done", answer);
  return (
    <Panel title={t("one.done")}>
      <RecordForm
        {...step}
        record={record}
        to={officePaths.appointments(record.id)}
        besides={useStanding()}
        save={t("one.doneButton")}
        look="secondary"
        sections={[{ intro: t("one.doneText"), fields: {} }]}
      />
    </Panel>
  );
}
