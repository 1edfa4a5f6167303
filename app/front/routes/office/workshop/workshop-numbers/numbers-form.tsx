import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";

import type { NumberSet } from "~/furniture/workshop-numbers/front/number-sets";
import type { Unit } from "~/furniture/workshop-numbers/front/setting";
import type { FormDescription } from "~/platform/forms/describe-form.server";
import { SelectField, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import type { LastAction } from "~/platform/settings/audit-log.server";
import { Link } from "~/platform/ui/link";

import type { Preview } from "./answer.server";
import { PreviewPanel } from "./preview";

/** A field of a set of numbers; its texts go by its name, its numbers are written as they are typed. */
export interface ShownField {
  name: string;
  unit: Unit;
  /** The words of a choice by its numbers; null where a number is typed. */
  choices: readonly string[] | null;
  usual: string;
  least: string;
  most: string;
  hasHint: boolean;
}

export interface ShownSection {
  id: string;
  fields: ShownField[];
}

interface Answer {
  result: SubmissionResult<string[]>;
  version: number;
  stale: { last?: LastAction; rows: { name: string; now: string; yours: string }[] } | null;
  preview: Preview | null;
}

/** The label of a field with its unit. */
export function useFieldLabel() {
  const { t } = useTranslation("office-workshop");
  return ({ name, unit }: Pick<ShownField, "name" | "unit">) => {
    const label = t(`fields.${name as "frontGap"}`);
    return unit === "choice" || unit === "count" ? label : `${label} (${t(`units.${unit}`)})`;
  };
}

/** What a field's number says: of a choice its words. */
export function useFieldValue() {
  const { t } = useTranslation("office-workshop");
  return ({ name, choices }: Pick<ShownField, "name" | "choices">, value = "") => {
    const chosen = choices?.[Number(value)];
    return chosen === undefined ? value : t(`choices.${name as "joints"}.${chosen as "screws"}`);
  };
}

/** The form of a whole set of numbers: what it would change is shown before it is saved. */
export function NumbersForm({
  numberSet,
  address,
  sections,
  description,
  version,
  values,
  filledWith,
  answer,
}: {
  numberSet: NumberSet;
  address: string;
  sections: ShownSection[];
  description: FormDescription<string>;
  version: number;
  values: Record<string, string>;
  /** The defaults or a version, where the form is filled with them. */
  filledWith: string | null;
  answer: Answer | undefined;
}) {
  const { t } = useTranslation(["office-workshop", "office"]);
  const labelOf = useFieldLabel();
  const valueOf = useFieldValue();
  const isSaving = useNavigation().formMethod === "POST";
  const [form, fields, errors] = useServerForm(description, {
    id: `numbers-${numberSet}`,
    lastResult: answer?.result,
    defaultValue: values,
  });
  const all = sections.flatMap((section) => section.fields);
  return (
    <ServerForm form={form} errors={errors} action={address} className="grid grid-cols-1 gap-6">
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {answer?.stale && (
        <StaleNotice
          last={answer.stale.last}
          rows={answer.stale.rows.map(({ name, now, yours }) => {
            const field = all.find((one) => one.name === name)!;
            return {
              label: labelOf(field),
              now: valueOf(field, now),
              yours: valueOf(field, yours),
            };
          })}
          theirs={address}
          intent="save"
        />
      )}
      {filledWith && !answer && (
        <p role="status" className="rounded-edge border border-l-4 border-line border-l-sage p-4">
          {filledWith === "implicite"
            ? t("filledWithDefaults")
            : t("filledWithVersion", { version: filledWith })}{" "}
          <Link to={address} className="link">
            {t("backToCurrent")}
          </Link>
        </p>
      )}
      {sections.map((section) => (
        <Panel key={section.id} title={t(`sections.${section.id as "boards"}`)}>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            {section.fields.map((field) => {
              const common = {
                field: fields[field.name]!,
                label: labelOf(field),
                hint: <Hint field={field} />,
              };
              if (!field.choices) {
                return (
                  <TextField key={field.name} {...common} inputMode="decimal" autoComplete="off" />
                );
              }
              const options = field.choices.map((_, index) => ({
                value: String(index),
                label: valueOf(field, String(index)),
              }));
              return <SelectField key={field.name} {...common} options={options} />;
            })}
          </div>
        </Panel>
      ))}
      {answer?.preview && <PreviewPanel preview={answer.preview} />}
      <p className="flex flex-wrap gap-3">
        <button name="intent" value="preview" className="button button-secondary">
          {t("preview")}
        </button>
        <button name="intent" value="save" aria-busy={isSaving} className="button button-primary">
          {t(isSaving ? "office:saving" : "office:save")}
        </button>
        <Link to={`${address}?completare=implicite`} className="button button-quiet">
          {t("fillDefaults")}
        </Link>
      </p>
    </ServerForm>
  );
}

function Hint({ field }: { field: ShownField }) {
  const { t } = useTranslation("office-workshop");
  const usual = useFieldValue()(field, field.usual);
  const { name, least, most, hasHint, choices } = field;
  return (
    <>
      {hasHint && <span className="block">{t(`hints.${name as "outerGap"}`)}</span>}
      <span className="block">
        {t("usual", { usual })}
        {!choices && ` · ${t("bounds", { least, most })}`}
      </span>
    </>
  );
}
