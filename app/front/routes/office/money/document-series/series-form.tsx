import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import type { Series } from "~/sales/billing/front/change-series.server";
import { documentName } from "~/sales/billing/front/document-kinds";

import type { seriesForm } from "./schema";

export function SeriesForm({
  series: { kind, prefix, next },
  description,
  lastResult,
}: {
  series: Series;
  description: DescriptionOf<typeof seriesForm>;
  lastResult: Parameters<typeof useServerForm>[1]["lastResult"];
}) {
  const { t } = useTranslation(["office-billing", "billing"]);
  const [form, fields, errors] = useServerForm(description, {
    id: kind,
    lastResult,
    defaultValue: { kind, prefix, next: String(next) },
  });
  return (
    <Panel title={t(`billing:kind.${kind}`)}>
      <ServerForm form={form} errors={errors} action={officePaths.document("serii")}>
        <input type="hidden" name="kind" value={kind} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.prefix} label={t("series.prefix")} autoComplete="off" />
          <TextField field={fields.next} label={t("series.next")} autoComplete="off" />
        </div>
        <p className="mt-3 text-sm text-stone">
          {t("series.example", { name: documentName(prefix, next) })}
        </p>
        <button className="button button-secondary mt-4">{t("series.save")}</button>
      </ServerForm>
    </Panel>
  );
}
