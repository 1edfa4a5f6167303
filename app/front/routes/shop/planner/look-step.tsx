import type { SubmissionResult } from "@conform-to/react";

import { opensOf } from "~/furniture/boards/design";
import type { Where } from "~/furniture/planner/front/plan-address";
import { centimetres } from "~/platform/format/measures";
import { writeLength } from "~/platform/format/read-length";
import type { FormDescription } from "~/platform/forms/describe-form.server";
import { FieldGroup, SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useServerForm } from "~/platform/forms/server-form";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";

import { AS_BOARD, likely, plinthBounds } from "./field-bounds";
import { MoreFields } from "./more-fields";
import type { lookForm } from "./schema";
import type { ShownPlan } from "./shown-plan";
import { StepForm, unmarked } from "./step-form";
import type { Follower } from "./use-live-plan";

interface Choice {
  id: string;
  name: string;
  untranslated: string[];
  /** How it looks, drawn by the server. */
  swatch: string;
}
type DecorChoice = Choice & {
  thicknesses: number[];
  onOrderDays: number | null;
};

interface LookStepProps {
  plan: ShownPlan;
  /** The decor of the body as the fields stand. */
  body: string;
  follower: Follower;
  description: FormDescription<keyof (typeof lookForm)["shape"]>;
  decors: DecorChoice[];
  handles: Choice[];
  lastResult: SubmissionResult<string[]> | undefined;
  given: string;
  where: Where;
}

/** Decors of body and fronts, handle, plinth; and what else the kind lets one choose. */
export function LookStep(props: LookStepProps) {
  const { plan, description, decors, handles, lastResult, where, follower } = props;
  const { t, i18n } = useTranslation("planner");
  const { design } = plan;
  const inCm = (length: number) => centimetres(length, i18n.language);
  const [form, fields, errors] = useServerForm(description, {
    id: "look",
    lastResult,
    defaultValue: {
      body: design.body,
      front: design.front,
      handle: design.handle,
      bodyBand: design.bands?.body ?? AS_BOARD,
      frontBand: design.bands?.front ?? AS_BOARD,
      top: design.top,
      panels: design.panels ?? "none",
      thickness: String(design.thickness),
      plinth: writeLength(design.plinth, i18n.language, plinthBounds, likely.plinth),
    },
  });
  const body = decors.find(({ id }) => id === props.body);
  const thicknesses = (body?.thicknesses ?? []).filter((one) => one >= 16 && one <= 25);
  return (
    <StepForm
      form={form}
      step="look"
      design={plan.text}
      given={props.given}
      where={where}
      errors={errors}
      follower={follower}
    >
      <DecorField field={fields.body} label={t("body")} decors={decors} />
      <DecorField field={fields.front} label={t("frontDecor")} decors={decors} />
      {opensOf(design).hasHandles && (
        <Cards field={fields.handle} label={t("handle")} choices={handles} />
      )}
      <MoreFields
        plan={plan}
        decors={decors}
        body={unmarked(fields.bodyBand)}
        front={unmarked(fields.frontBand)}
        panels={unmarked(fields.panels)}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          field={unmarked(fields.plinth)}
          label={t("inCm", { measure: t("plinth") })}
          hint={t("plinthHint", { least: inCm(plan.plinth.least), most: inCm(plan.plinth.most) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
        {thicknesses.length > 1 && (
          <SelectField
            field={unmarked(fields.thickness)}
            label={t("thickness")}
            options={thicknesses.map((one) => ({ value: String(one), label: `${one} ${t("mm")}` }))}
          />
        )}
        {design.kind === "chest" && (
          <SelectField
            field={unmarked(fields.top)}
            label={t("top")}
            options={(["between", "over"] as const).map((top) => ({
              value: top,
              label: t(`tops.${top}`),
            }))}
          />
        )}
      </div>
    </StepForm>
  );
}

export function DecorField({
  field,
  label,
  decors,
}: {
  field: FieldState;
  label: string;
  decors: DecorChoice[];
}) {
  const { t } = useTranslation("planner");
  return (
    <Cards
      field={field}
      label={label}
      choices={decors.map((decor) => ({
        ...decor,
        note: decor.onOrderDays === null ? "" : t("onOrder", { count: decor.onOrderDays }),
      }))}
    />
  );
}

/** A choice among pictures: each a radio button with its name below. */
export function Cards<Offered extends Choice & { note?: string }>({
  field,
  label,
  choices,
}: {
  field: FieldState;
  label: string;
  choices: Offered[];
}) {
  return (
    <FieldGroup field={field} label={label}>
      <div className="choices mt-2">
        {choices.map((choice) => (
          <label key={choice.id} className="choice">
            <span
              className="block overflow-hidden"
              dangerouslySetInnerHTML={{ __html: choice.swatch }}
            />
            <span className="choice-text">
              <input
                type="radio"
                name={field.name}
                value={choice.id}
                defaultChecked={choice.id === field.initialValue}
                className="size-4 shrink-0 sm:mt-1"
              />
              <span className="min-w-0">
                <span lang={langOf(choice, "name")} className="choice-name">
                  {choice.name}
                </span>
                {choice.note && <span className="choice-price">{choice.note}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
