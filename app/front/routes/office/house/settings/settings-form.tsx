import { useNavigation } from "@remix-run/react";

import type { FormAnswer, Stale } from "~/front/desk/record";
import { ProofFields, useProofErrors } from "~/people/identity/front/proof-fields";
import type { ProofWanted } from "~/people/identity/front/proof.server";
import { Checkbox, SelectField, TextArea, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import type { TFunction } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { advanceBounds } from "~/platform/settings/front/advance";
import { counties } from "~/platform/settings/places";

import type { drawTab } from "./draw-tab.server";
import { fieldsOf, tabAddress, type FieldName, type SettingsField, type Tab } from "./fields";

/** The form of one tab, with the saved values or those that were refused. */
export function SettingsForm({
  drawn: { tab, description, values, version, proofDue },
  answer,
  to = tabAddress(tab),
}: {
  drawn: Pick<Awaited<ReturnType<typeof drawTab>>, "tab" | "description" | "values" | "version"> & {
    proofDue: ProofWanted | null;
  };
  answer: FormAnswer | undefined;
  /** Where it is sent; to its page where nothing is said. */
  to?: string;
}) {
  const { t } = useTranslation(["office-settings", "office"]);
  const isSaving = useNavigation().formMethod === "POST";
  const shown: readonly (SettingsField & { name: FieldName })[] = fieldsOf[tab];
  const [form, fields, errors] = useServerForm(description, {
    id: `settings-${tab}`,
    lastResult: answer?.result,
    defaultValue: values,
  });
  const proofErrors = useProofErrors(proofDue);
  return (
    <Panel title={t(`tabs.${tab}`)}>
      <ServerForm
        form={form}
        errors={[...errors, ...proofErrors]}
        action={to}
        className="grid gap-5"
      >
        <input type="hidden" name="version" value={answer?.version ?? version} />
        {answer?.stale && <StaleSettings tab={tab} stale={answer.stale} />}
        {shown.map((one) => (
          <Control key={one.name} of={one} field={fields[one.name]} />
        ))}
        {proofDue && <ProofFields wanted={proofDue} />}
        <p>
          <button
            aria-busy={isSaving}
            className={`button button-${answer?.stale ? "secondary" : "primary"}`}
          >
            {isSaving ? t("office:saving") : t("office:save")}
          </button>
        </p>
      </ServerForm>
    </Panel>
  );
}

/** A tab as saved now, beside a form that was rendered before. */
function StaleSettings({ tab, stale: { last, now, yours } }: { tab: Tab; stale: Stale }) {
  const { t } = useTranslation(["office-settings", "office"]);
  const shown: readonly (SettingsField & { name: FieldName })[] = fieldsOf[tab];
  const inWords = (name: FieldName, texts: Stale["now"]) => {
    const value = String(texts[name] ?? "");
    const { kind } = shown.find((one) => one.name === name) ?? {};
    if (kind === "checkbox") return t(value ? "office:yes" : "office:no");
    return kind === "select" ? choiceWords(value, t) : value;
  };
  const rows = shown.map(({ name }) => ({
    label: t(`fields.${name}`),
    now: inWords(name, now),
    yours: inWords(name, yours),
  }));
  return <StaleNotice last={last} rows={rows} theirs={tabAddress(tab)} />;
}

/** A choice of a list, in words. */
function choiceWords(value: string, t: TFunction<["office-settings", "office"]>): string {
  if (value === "added" || value === "included") return t(`vatModes.${value}`);
  return value in counties ? counties[value as keyof typeof counties] : value;
}

function Control({
  of: { name, kind, hasHint, options = [], isOptional },
  field,
}: {
  of: SettingsField & { name: FieldName };
  field: FieldState;
}) {
  const { t } = useTranslation(["office-settings", "office"]);
  const label = t(`fields.${name}`);
  const hint = hasHint ? t(`hints.${name as "email"}`, advanceBounds) : undefined;
  switch (kind) {
    case "area":
      return <TextArea field={field} label={label} hint={hint} rows={3} />;
    case "checkbox":
      return (
        <Checkbox field={field} hint={hint}>
          {label}
        </Checkbox>
      );
    case "select":
      return (
        <SelectField
          field={field}
          label={label}
          hint={hint}
          empty={isOptional ? t("noChoice") : undefined}
          options={options.map((value) => ({ value, label: choiceWords(value, t) }))}
        />
      );
    default:
      return <TextField field={field} label={label} hint={hint} type={kind} autoComplete="off" />;
  }
}
