import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { StaleNotice, type Compared, type LastChange } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";

import type { servicesForm } from "../zone/schema";

export const serviceNames = ["stairs", "lift", "assembly"] as const;

/** What the team does besides, each with its price. */
export function ServicesForm({
  description,
  values,
  version,
  stale,
  lastResult,
}: {
  description: DescriptionOf<typeof servicesForm>;
  values: Record<(typeof serviceNames)[number], string>;
  version: number;
  stale: { last?: LastChange; rows: Compared[] } | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-delivery");
  const [form, fields, errors] = useServerForm(description, {
    id: "services",
    lastResult,
    defaultValue: values,
  });
  return (
    <Panel title={t("services.title")}>
      <ServerForm form={form} errors={errors} action={officePaths.delivery()}>
        <input type="hidden" name="version" value={version} />
        {stale && (
          <StaleNotice last={stale.last} rows={stale.rows} theirs={officePaths.delivery()} />
        )}
        <p className="mb-4 max-w-prose text-stone">{t("services.intro")}</p>
        <div className="grid gap-5 sm:grid-cols-3">
          {serviceNames.map((name) => (
            <TextField
              key={name}
              field={fields[name]}
              label={t(`services.${name}`)}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </div>
        <button className="button button-primary mt-5">{t("services.save")}</button>
      </ServerForm>
    </Panel>
  );
}
