import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";

import type { NumberSet } from "~/furniture/workshop-numbers/front/number-sets";
import type { Unit } from "~/furniture/workshop-numbers/front/setting";
import type { FormDescription } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
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
  return ({ name, unit }: Pick<ShownField, "name" | "unit">) =>
    `${t(`fields.${name as "frontGap"}`)} (${t(`units.${unit}`)})`;
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
          rows={answer.stale.rows.map(({ name, now, yours }) => ({
            label: labelOf(all.find((field) => field.name === name)!),
            now,
            yours,
          }))}
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
            {section.fields.map((field) => (
              <TextField
                key={field.name}
                field={fields[field.name]!}
                label={labelOf(field)}
                hint={<Hint field={field} />}
                inputMode="decimal"
                autoComplete="off"
              />
            ))}
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

function Hint({ field: { name, usual, least, most, hasHint } }: { field: ShownField }) {
  const { t } = useTranslation("office-workshop");
  return (
    <>
      {hasHint && <span className="block">{t(`hints.${name as "outerGap"}`)}</span>}
      <span className="block">
        {t("usual", { usual })} · {t("bounds", { least, most })}
      </span>
    </>
  );
}
