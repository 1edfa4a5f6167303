import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { Checkbox, FieldGroup, RadioGroup, TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { StaleNotice, type Compared, type LastChange } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { discountKinds } from "~/shop/discounts/discount";

import type { discountForm } from "./schema";

/** The form of a code, new or known; `address` is its id or `nou`. */
export function DiscountForm({
  description,
  address,
  values,
  categories,
  chosen,
  version,
  stale,
  lastResult,
}: {
  description: DescriptionOf<typeof discountForm>;
  address: string;
  values: Partial<Record<keyof DescriptionOf<typeof discountForm>["constraint"], string>>;
  categories: readonly { id: string; name: string }[];
  /** The ids of its categories. */
  chosen: readonly string[];
  version: number;
  stale: { last?: LastChange; rows: Compared[] } | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-discounts");
  const [form, fields, errors] = useServerForm(description, {
    id: "discount",
    lastResult,
    defaultValue: values,
  });
  const action = officePaths.discounts(address);
  return (
    <ServerForm form={form} errors={errors} action={action}>
      <input type="hidden" name="version" value={version} />
      {stale && <StaleNotice last={stale.last} rows={stale.rows} theirs={action} intent="save" />}
      <Panel title={t("what")}>
        <div className="grid gap-5">
          <TextField
            field={fields.code}
            label={t("fields.code")}
            hint={t("fields.codeHint")}
            autoComplete="off"
            spellCheck={false}
          />
          <RadioGroup
            field={fields.kind}
            label={t("fields.kind")}
            options={discountKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
          <TextField
            field={fields.value}
            label={t("fields.value")}
            hint={t("fields.valueHint")}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      </Panel>
      <div className="mt-6">
        <Panel title={t("when")}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField field={fields.firstDay} type="date" label={t("fields.firstDay")} />
            <TextField field={fields.lastDay} type="date" label={t("fields.lastDay")} />
            <TextField
              field={fields.minimum}
              label={t("fields.minimum")}
              hint={t("fields.minimumHint")}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              field={fields.mostUses}
              label={t("fields.mostUses")}
              hint={t("fields.mostUsesHint")}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          <div className="mt-5">
            <Checkbox field={fields.isOnce}>{t("fields.isOnce")}</Checkbox>
          </div>
          {categories.length > 0 && (
            <div className="mt-5">
              <FieldGroup field={plainField("categories")} label={t("fields.categories")}>
                <p className="text-sm text-stone">{t("fields.categoriesHint")}</p>
                <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
                  {categories.map(({ id, name }) => (
                    <label key={id} className="flex min-h-10 items-center gap-3 wrap-anywhere">
                      <input
                        type="checkbox"
                        name="categories"
                        value={id}
                        defaultChecked={chosen.includes(id)}
                        className="size-5 shrink-0"
                      />
                      {name}
                    </label>
                  ))}
                </div>
              </FieldGroup>
            </div>
          )}
        </Panel>
      </div>
      <button name="intent" value="save" className="button button-primary mt-6">
        {t("save")}
      </button>
    </ServerForm>
  );
}
