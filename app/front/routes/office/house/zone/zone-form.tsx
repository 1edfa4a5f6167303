import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { Checkbox, FieldGroup, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { StaleNotice, type Compared, type LastChange } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { counties, countyCodes } from "~/platform/settings/places";
import { Link } from "~/platform/ui/link";

import type { zoneForm } from "./schema";

/** The form of a zone, new or known; `address` is its id or `nou`. */
export function ZoneForm({
  description,
  address,
  values,
  chosen,
  version,
  stale,
  lastResult,
}: {
  description: DescriptionOf<typeof zoneForm>;
  address: string;
  values: Partial<Record<keyof DescriptionOf<typeof zoneForm>["constraint"], string | undefined>>;
  /** The codes of its counties. */
  chosen: readonly string[];
  version: number;
  stale: { last?: LastChange; rows: Compared[] } | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-delivery");
  const [form, fields, errors] = useServerForm(description, {
    id: "zone",
    lastResult,
    defaultValue: values,
  });
  const action = officePaths.delivery(address);
  return (
    <ServerForm form={form} errors={errors} action={action}>
      <input type="hidden" name="version" value={version} />
      {stale && <StaleNotice last={stale.last} rows={stale.rows} theirs={action} />}
      <Panel title={t("place")}>
        <div className="grid gap-5">
          <TextField
            field={fields.name}
            label={t("fields.name")}
            hint={t("fields.nameHint")}
            autoComplete="off"
          />
          <FieldGroup
            field={{ id: "counties", name: "counties", errorId: "", descriptionId: "" }}
            label={t("fields.counties")}
          >
            <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
              {countyCodes.map((code) => (
                <label key={code} className="flex min-h-10 items-center gap-3">
                  <input
                    type="checkbox"
                    name="counties"
                    value={code}
                    defaultChecked={chosen.includes(code)}
                    className="size-5 shrink-0"
                  />
                  {counties[code]}
                </label>
              ))}
            </div>
          </FieldGroup>
          <TextField
            field={fields.postcodes}
            label={t("fields.postcodes")}
            hint={t("fields.postcodesHint")}
            autoComplete="off"
          />
        </div>
      </Panel>
      <div className="mt-6">
        <Panel title={t("fields.price")}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              field={fields.price}
              label={t("fields.price")}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              field={fields.freeFrom}
              label={t("fields.freeFrom")}
              hint={t("fields.freeFromHint")}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              field={fields.days}
              label={t("fields.days")}
              hint={t("fields.daysHint")}
              autoComplete="off"
            />
            <TextField
              field={fields.position}
              label={t("fields.position")}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          <div className="mt-5">
            <Checkbox field={fields.isActive}>{t("fields.isActive")}</Checkbox>
          </div>
        </Panel>
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <button className="button button-primary">{t("save")}</button>
        {version > 0 && (
          <Link to={officePaths.zoneDeletion(address)} className="button button-quiet">
            {t("delete")}
          </Link>
        )}
      </p>
    </ServerForm>
  );
}
