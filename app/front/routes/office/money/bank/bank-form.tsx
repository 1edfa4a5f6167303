import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { SelectField, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import {
  dateOrders,
  decimalSigns,
  encodings,
  separators,
  columnFields,
} from "~/sales/statements/bank-layout";

import type { bankForm } from "./schema";

/** A bank and how its statements are written. */
export function BankForm({
  description,
  address,
  values,
  version,
  lastResult,
}: {
  description: DescriptionOf<typeof bankForm>;
  /** The bank's id, or `nou`. */
  address: string;
  values: Partial<Record<keyof DescriptionOf<typeof bankForm>["constraint"], string>>;
  version: number;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-statements");
  const [form, fields, errors] = useServerForm(description, {
    id: "bank",
    lastResult,
    defaultValue: values,
  });
  return (
    <ServerForm form={form} errors={errors} action={officePaths.bank(address)}>
      <input type="hidden" name="version" value={version} />
      <div className="grid gap-6">
        <Panel title={t("layout.account")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField field={fields.name} label={t("layout.name")} autoComplete="off" />
            <TextField
              field={fields.iban}
              label={t("layout.iban")}
              hint={t("layout.ibanHint")}
              autoComplete="off"
            />
          </div>
        </Panel>
        <Panel title={t("layout.file")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              field={fields.encoding}
              label={t("layout.encoding")}
              options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
            />
            <SelectField
              field={fields.separator}
              label={t("layout.separator")}
              options={separators.map((value) => ({ value, label: t(`separators.${value}`) }))}
            />
            <SelectField
              field={fields.dateOrder}
              label={t("layout.dateOrder")}
              options={dateOrders.map((value) => ({ value, label: t(`dateOrders.${value}`) }))}
            />
            <SelectField
              field={fields.decimalSign}
              label={t("layout.decimalSign")}
              options={decimalSigns.map((value) => ({ value, label: t(`decimalSigns.${value}`) }))}
            />
            <TextField
              field={fields.skipRows}
              label={t("layout.skipRows")}
              hint={t("layout.skipRowsHint")}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
        </Panel>
        <Panel title={t("layout.columns")}>
          <p className="mb-4 max-w-prose text-stone">{t("layout.columnsHint")}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {columnFields.map((name) => (
              <TextField
                key={name}
                field={fields[name]}
                label={t(`columns.${name}`)}
                autoComplete="off"
              />
            ))}
          </div>
        </Panel>
      </div>
      <button className="button button-primary mt-6">{t("layout.save")}</button>
    </ServerForm>
  );
}
