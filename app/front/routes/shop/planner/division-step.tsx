import type { SubmissionResult } from "@conform-to/react";

import {
  allColumns,
  anyLength,
  columnsFromLeft,
  isSlanted,
  isStepped,
  type Zone,
} from "~/furniture/boards/design";
import { isEditable } from "~/furniture/boards/front/edit-button";
import type { Where } from "~/furniture/planner/front/plan-address";
import { lengthText } from "~/platform/format/measures";
import { writeLength } from "~/platform/format/read-length";
import type { FormDescription } from "~/platform/forms/describe-form.server";
import { SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useServerForm } from "~/platform/forms/server-form";
import { lengthInCm } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";

import { EditButtons } from "./edit-buttons";
import { frontChoiceOf, likely } from "./field-bounds";
import { columnField, zoneField } from "./field-names";
import type { ShownPlan } from "./shown-plan";
import { StepForm, unmarked } from "./step-form";
import type { Follower } from "./use-live-plan";
import { ZoneFields } from "./zone-fields";

interface DivisionStepProps {
  plan: ShownPlan;
  /** What columns and zones measure as the fields stand. */
  columns: ShownPlan["columns"];
  follower: Follower;
  description: FormDescription<string>;
  lastResult: SubmissionResult<string[]> | undefined;
  given: string;
  where: Where;
}

/**
 * Columns from left to right, the zones of each from top to bottom, as one sees them. The fields of one
 * column are shown, and of every other one in which something is wrong; all of them are sent.
 */
export function DivisionStep(props: DivisionStepProps) {
  const { description, lastResult, where, follower } = props;
  const plan = { ...props.plan, columns: measured(props.plan.columns, props.columns) };
  const { t, i18n } = useTranslation("planner");
  const { design } = plan;
  const [form, fields, errors] = useServerForm(description, {
    id: "division",
    lastResult,
    defaultValue: typedDivision(plan, i18n.language),
  });
  const fieldOf = (name: string): FieldState => unmarked(fields[name]!);
  const all = allColumns(design);
  const isApart = isStepped(design.place);
  const isPlain = design.place.kind === "free" || design.place.kind === "niche";
  const lengthInput = { inputMode: "decimal" as const, autoComplete: "off", maxLength: 20 };
  return (
    <StepForm
      form={form}
      step="division"
      design={plan.text}
      given={props.given}
      where={where}
      errors={errors}
      follower={follower}
    >
      {plan.angle !== null && (isApart || plan.isSlanted) && (
        <p className="max-w-prose text-sm">
          {t(isApart ? "slopeBodies" : isSlanted(design.place) ? "slopeSlanted" : "slopeBehind", {
            angle: lengthText(plan.angle, i18n.language),
          })}
        </p>
      )}
      <div className="plan-columns">
        {columnsFromLeft(design).map((column, at) => {
          const { zones } = all[column]!;
          const { body, width, wall, isBlind } = plan.columns[column]!;
          const name = t("column", { number: at + 1 });
          return (
            <fieldset
              key={column}
              className="rounded-edge border border-line bg-white px-3 pb-4 sm:p-5"
            >
              <legend className="px-2 font-semibold">{wall ? `${name} · ${t(wall)}` : name}</legend>
              <div className="grid gap-4">
                {isApart && <p>{t("bodyHeight", { height: lengthInCm(body, i18n) })}</p>}
                {isBlind && <p>{t("cornerColumn", { width: lengthInCm(width, i18n) })}</p>}
                {!isBlind && design.place.kind !== "diagonal" && (
                  <TextField
                    field={fieldOf(columnField(column))}
                    label={t("inCm", { measure: t("columnWidth") })}
                    hint={t("columnHint", { width: lengthInCm(width, i18n) })}
                    {...lengthInput}
                  />
                )}
                <EditButtons
                  what={name}
                  edits={(
                    ["split-column", "merge-column", "widen-column", "narrow-column"] as const
                  )
                    .map((what) => ({ what, column, zone: 0 }))
                    .filter((edit) => isEditable(design, edit))}
                />
                {zones
                  .map((_, zone) => zone)
                  .reverse()
                  .map((zone) => (
                    <ZoneFields
                      key={zone}
                      plan={plan}
                      column={column}
                      zone={zone}
                      fieldOf={fieldOf}
                    />
                  ))}
              </div>
            </fieldset>
          );
        })}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {design.kind === "wardrobe" && isPlain && (
          <SelectField
            field={fieldOf("sliding")}
            label={t("sliding")}
            options={(["0", "2", "3"] as const).map((count) => ({
              value: count,
              label: t(`slidingOptions.${count}`),
            }))}
          />
        )}
        {design.kind !== "chest" && isPlain && (
          <TextField
            field={unmarked(fields.topBox!, false)}
            label={t("inCm", { measure: t("topBox") })}
            hint={t("topBoxHint")}
            {...lengthInput}
          />
        )}
      </div>
    </StepForm>
  );
}

/** What is measured now, where the wish still has these columns and zones. */
function measured(drawn: ShownPlan["columns"], now: ShownPlan["columns"]): ShownPlan["columns"] {
  return drawn.map((column, index) => {
    const live = now[index];
    return live?.heights.length === column.heights.length ? live : column;
  });
}

/** How many shelves, drawers or baskets there are first where somebody takes them instead of a rail, which has no count. */
const FIRST_COUNT = 3;

/** What the fields hold at first: what the design gives, as text. */
function typedDivision({ design }: ShownPlan, language: string): Record<string, string> {
  const write = (length: number, part: keyof typeof likely) =>
    writeLength(length, language, anyLength, likely[part]);
  const typed: Record<string, string> = { sliding: String(design.sliding) };
  if (design.topBox > 0) typed.topBox = write(design.topBox, "topBox");
  for (const [column, { width, zones }] of allColumns(design).entries()) {
    if (width !== null) typed[columnField(column)] = write(width, "column");
    for (const [at, zone] of zones.entries()) {
      const field = (part: keyof Zone) => zoneField(column, at, part);
      if (zone.height !== null) typed[field("height")] = write(zone.height, "zone");
      typed[field("front")] = frontChoiceOf(design.kind, zone);
      typed[field("inside")] = zone.inside;
      typed[field("count")] = String(zone.inside === "rail" ? FIRST_COUNT : zone.count);
      if (zone.light) typed[field("light")] = "on";
    }
  }
  return typed;
}
