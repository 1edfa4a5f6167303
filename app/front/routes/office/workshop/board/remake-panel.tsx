import type { SubmissionResult } from "@conform-to/react";

import { formatMoment } from "~/platform/format/dates";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";

import type { remakeForm } from "./schema";
import type { ShownBoard } from "./step-list";

/** For a board that was spoiled: why, and that it is made once more; with those of before. */
export function RemakePanel({
  board,
  description,
  lastResult,
}: {
  board: ShownBoard;
  description: DescriptionOf<typeof remakeForm>;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t, i18n } = useTranslation("office-boards");
  const [form, fields, errors] = useServerForm(description, { id: "remake", lastResult });
  const { id, done, remakes, strip } = board;
  if (done.length === 0 && remakes.length === 0) return null;
  return (
    <Panel title={t("remake")}>
      {remakes.length > 0 && (
        <>
          <p className="font-semibold">{t("remakes", { count: remakes.length })}</p>
          <ul className="mt-1 mb-4 list-disc pl-5">
            {remakes.map(({ reason, remadeAt }) => (
              <li key={remadeAt}>
                {t("remakeReason", { when: formatMoment(remadeAt, i18n.language), reason })}
              </li>
            ))}
          </ul>
        </>
      )}
      {done.length > 0 && (
        <ServerForm
          form={form}
          errors={errors}
          action={officePaths.board(id)}
          preventScrollReset
          className="grid gap-4"
        >
          <p className="text-stone">{t("remakeText")}</p>
          {strip && strip.others.length > 0 && (
            <p>{t("remakeStrip", { number: strip.number, boards: strip.others.join(", ") })}</p>
          )}
          <TextField field={fields.reason} label={t("reason")} hint={t("reasonHint")} />
          <p>
            <button name="intent" value="remake" className="button button-secondary">
              {t("remakeNow")}
            </button>
          </p>
        </ServerForm>
      )}
    </Panel>
  );
}
