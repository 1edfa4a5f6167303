import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";

import type { RefusedChange } from "./changes.server";
import type { closeForm } from "./schema";

/** Ends a request that the shop does not answer; its customer is told why. */
export function CloseForm({
  id,
  description,
  version,
  answer,
}: {
  id: string;
  description: DescriptionOf<typeof closeForm>;
  version: number;
  answer: RefusedChange | undefined;
}) {
  const { t } = useTranslation("office-quotes");
  const [form, fields, errors] = useServerForm(description, {
    id: "close",
    lastResult: answer?.result,
  });
  return (
    <Panel title={t("close.title")}>
      <ServerForm
        form={form}
        errors={errors}
        formErrors={answer?.why ? [t(`refused.${answer.why}`)] : []}
        action={officePaths.quote(id)}
        preventScrollReset
      >
        <input type="hidden" name="version" value={version} />
        <TextArea field={fields.reason} label={t("close.reason")} hint={t("close.hint")} rows={3} />
        <button name="intent" value="close" className="button button-secondary mt-3">
          {t("close.button")}
        </button>
      </ServerForm>
    </Panel>
  );
}
