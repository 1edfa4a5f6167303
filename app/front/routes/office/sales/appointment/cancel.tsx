import { RecordForm } from "~/front/desk/record-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";

import { type StepProps, useStep, useStanding } from "./steps";

/** Cancels the appointment, with some words for the customer. */
export function Cancel({
  record,
  language,
  answer,
}: StepProps<"words"> & {
  /** The customer's, by its own name. */
  language: string;
}) {
  const { t } = useTranslation("office-appointments");
  const step = useStep("cancel", answer);
  return (
    <Panel title={t("one.cancel")}>
      <RecordForm
        {...step}
        record={record}
        to={officePaths.appointments(record.id)}
        besides={useStanding()}
        save={t("one.cancelButton")}
        look="danger"
        sections={[
          {
            fields: {
              words: {
                kind: "lines",
                rows: 3,
                label: t("one.words"),
                hint: t("one.wordsHint", { language }),
              },
            },
          },
        ]}
      />
    </Panel>
  );
}
