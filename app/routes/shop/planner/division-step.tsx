import type { SubmissionResult } from "@conform-to/react";

import { useTranslation } from "~/i18n/use-translation";
import { writeEdit, type Edit } from "~/boards/edit";
import type { FormDescription } from "~/forms/describe-form.server";
import { SelectField, TextField, type FieldState } from "~/forms/field";
import { useServerForm } from "~/forms/server-form";

import type { Where } from "~/planner/plan-address";
import type { ShownPlan } from "./shown-plan";
import { columnField, zoneField } from "./field-names";
import { StepForm, unmarked } from "./step-form";
import type { Follower } from "./use-live-plan";

interface DivisionStepProps {
  plan: ShownPlan;
  /** What columns and zones measure as the fields stand. */
  columns: ShownPlan["columns"];
  follower: Follower;
  description: FormDescription<string>;
  lastResult: SubmissionResult<string[]> | undefined;
  where: Where;
}

/** Columns from left to right, the zones of each from top to bottom, as one sees them. */
export function DivisionStep(props: DivisionStepProps) {
  const { description, lastResult, where, follower } = props;
  const plan = { ...props.plan, columns: measured(props.plan.columns, props.columns) };
  const { t } = useTranslation("planner");
  const { design } = plan;
  const [form, fields, errors] = useServerForm(description, {
    id: "division",
    lastResult,
    defaultValue: typedDivision(plan),
  });
  const fieldOf = (name: string): FieldState => unmarked(fields[name]!);
  const lengthInput = { inputMode: "decimal" as const, autoComplete: "off", maxLength: 20 };
  return (
    <StepForm
      form={form}
      step="division"
      design={plan.text}
      where={where}
      errors={errors}
      follower={follower}
    >
      {design.columns.map(({ zones }, column) => {
        const name = t("column", { number: column + 1 });
        return (
          <fieldset key={column} className="rounded-edge border border-line bg-white p-4 sm:p-5">
            <legend className="px-2 font-semibold">{name}</legend>
            <div className="grid gap-4">
              <TextField
                field={fieldOf(columnField(column))}
                label={t("columnWidth")}
                hint={t("columnHint", { width: plan.columns[column]!.width })}
                {...lengthInput}
              />
              <EditButtons
                what={name}
                edits={[
                  { what: "split-column", column, zone: 0 },
                  ...(column < design.columns.length - 1
                    ? [{ what: "merge-column" as const, column, zone: 0 }]
                    : []),
                  ...(design.columns.length > 1
                    ? (["widen-column", "narrow-column"] as const).map((what) => ({
                        what,
                        column,
                        zone: 0,
                      }))
                    : []),
                ]}
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
      <div className="grid gap-4 sm:grid-cols-2">
        {design.kind === "wardrobe" && (
          <SelectField
            field={fieldOf("sliding")}
            label={t("sliding")}
            options={(["0", "2", "3"] as const).map((count) => ({
              value: count,
              label: t(`slidingOptions.${count}`),
            }))}
          />
        )}
        {design.kind !== "chest" && (
          <TextField
            field={unmarked(fields.topBox!, false)}
            label={t("topBox")}
            hint={t("topBoxHint")}
            {...lengthInput}
          />
        )}
      </div>
    </StepForm>
  );
}

function ZoneFields({
  plan,
  column,
  zone,
  fieldOf,
}: {
  plan: ShownPlan;
  column: number;
  zone: number;
  fieldOf: (name: string) => FieldState;
}) {
  const { t } = useTranslation("planner");
  const { design } = plan;
  const { zones } = design.columns[column]!;
  const isOnly = zones.length === 1;
  const name = isOnly ? t("zoneOnly") : t("zone", { number: zone + 1 });
  const field = (what: "height" | "front" | "inside" | "count") =>
    fieldOf(zoneField(column, zone, what));
  const insides =
    design.kind === "wardrobe"
      ? (["shelves", "rail", "drawers"] as const)
      : (["shelves", "drawers"] as const);
  return (
    <fieldset className="zone grid gap-4 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full font-semibold">
        {name}{" "}
        <span className="font-normal text-stone">
          · {plan.columns[column]!.heights[zone]} {t("mm")}
        </span>
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-[1fr_1fr_6rem]">
        {design.sliding === 0 ? (
          <SelectField
            field={field("front")}
            label={t("front")}
            options={(["open", "left", "right", "pair", "drawers"] as const).map((front) => ({
              value: front,
              label: t(`fronts.${front}`),
            }))}
          />
        ) : (
          <input type="hidden" name={zoneField(column, zone, "front")} value="open" />
        )}
        {/* Behind drawers there is nothing else to choose, and a rail is not counted. */}
        <div className="[.zone:has([name$=front]_[value=drawers]:checked)_&]:hidden">
          <SelectField
            field={field("inside")}
            label={t("inside")}
            options={insides.map((inside) => ({ value: inside, label: t(`insides.${inside}`) }))}
          />
        </div>
        <div className="[.zone:has([name$=inside]_[value=rail]:checked):not(:has([name$=front]_[value=drawers]:checked))_&]:hidden">
          <TextField
            field={field("count")}
            label={t("count")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
          />
        </div>
        {!isOnly && (
          <TextField
            field={field("height")}
            label={t("zoneHeight")}
            hint={t("zoneHint", { height: plan.columns[column]!.heights[zone] })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        )}
      </div>
      <EditButtons
        what={`${t("column", { number: column + 1 })}, ${name}`}
        edits={[
          { what: "split-zone", column, zone },
          ...(zone < zones.length - 1 ? [{ what: "merge-zone" as const, column, zone }] : []),
          ...(isOnly
            ? []
            : (["raise-zone", "lower-zone"] as const).map((what) => ({ what, column, zone }))),
        ]}
      />
    </fieldset>
  );
}

/** Buttons that change the division at once, with what was typed; each works without script. */
function EditButtons({ what, edits }: { what: string; edits: Edit[] }) {
  const { t } = useTranslation("planner");
  return (
    <p className="flex flex-wrap gap-2">
      {edits.map((edit) => (
        <button
          key={edit.what}
          name="edit"
          value={writeEdit(edit)}
          aria-label={t("editOf", { edit: t(`edits.${edit.what}`), what })}
          className="button button-quiet min-h-11 border-line px-3 text-sm"
        >
          {t(`edits.${edit.what}`)}
        </button>
      ))}
    </p>
  );
}

/** What is measured now, where the wish still has these columns and zones. */
function measured(drawn: ShownPlan["columns"], now: ShownPlan["columns"]): ShownPlan["columns"] {
  return drawn.map((column, index) => {
    const live = now[index];
    return live?.heights.length === column.heights.length ? live : column;
  });
}

/** What the fields hold at first: what the design gives, as text. */
function typedDivision({ design }: ShownPlan): Record<string, string> {
  const typed: Record<string, string> = { sliding: String(design.sliding) };
  if (design.topBox > 0) typed.topBox = String(design.topBox);
  for (const [column, { width, zones }] of design.columns.entries()) {
    if (width !== null) typed[columnField(column)] = String(width);
    for (const [zone, { height, front, inside, count }] of zones.entries()) {
      if (height !== null) typed[zoneField(column, zone, "height")] = String(height);
      typed[zoneField(column, zone, "front")] = front;
      typed[zoneField(column, zone, "inside")] = inside;
      typed[zoneField(column, zone, "count")] = String(count);
    }
  }
  return typed;
}
