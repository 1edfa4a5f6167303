import { allColumns, columnNumber, insidesOf } from "~/furniture/boards/design";
import { SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { lengthInCm } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import { EditButtons } from "./edit-buttons";
import { frontChoices } from "./field-bounds";
import { zoneField } from "./field-names";
import type { ShownPlan } from "./shown-plan";
import { ZoneSign } from "./zone-sign";

/** What stands in a zone of a column: its front, its inside, how many, how high, and its light. */
export function ZoneFields({
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
  const { t, i18n } = useTranslation("planner");
  const { design } = plan;
  const { heights, isBlind, isBeside } = plan.columns[column]!;
  const isAcross = design.place.kind === "diagonal";
  // Across a corner nothing is pulled out.
  const isNarrowed = isBlind || isBeside || isAcross;
  const insides = insidesOf[design.kind].filter(
    (inside) => !isNarrowed || inside === "shelves" || (isAcross && inside === "rail"),
  );
  const height = lengthInCm(heights[zone]!, i18n);
  const { zones } = allColumns(design)[column]!;
  const isOnly = zones.length === 1;
  const name = isOnly ? t("zoneOnly") : t("zone", { number: zone + 1 });
  const what = `${t("column", { number: columnNumber(design, column) })}, ${name}`;
  const field = (part: "height" | "front" | "inside" | "count" | "light") =>
    fieldOf(zoneField(column, zone, part));
  const hasErrors = (["height", "front", "inside", "count"] as const).some(
    (part) => field(part).errors,
  );
  return (
    <fieldset className="zone border-t border-line">
      <legend className="sr-only">{name}</legend>
      {/* Of many zones one opens those that one wants. */}
      <details open={zones.length < 3 || hasErrors}>
        <summary className="flex min-h-11 items-center gap-2 font-semibold">
          {name} <span className="font-normal text-stone">· {height}</span>
          <Icon name="chevron" className="turning ml-auto size-5" />
        </summary>
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 pb-3 *:max-sm:has-[select]:col-span-2 sm:grid-cols-[1fr_1fr_6rem]">
          {design.sliding === 0 && !isBlind ? (
            <SelectField
              field={field("front")}
              label={t("front")}
              options={frontChoices(design.kind)
                .filter((front) => front !== "drawers" || !(isBeside || isAcross))
                .map((front) => ({ value: front, label: t(`fronts.${front}`) }))}
            />
          ) : (
            <input type="hidden" name={zoneField(column, zone, "front")} value="open" />
          )}
          {/* Behind drawers there is nothing else to choose, and a rail is not counted. */}
          <div className="relative [.zone:has([name$=front]_[value=drawers]:checked)_&]:hidden">
            <ZoneSign />
            <SelectField
              field={field("inside")}
              label={t("inside")}
              options={insides.map((inside) => ({
                value: inside,
                label: t(`insides.${inside}`),
              }))}
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
              label={t("inCm", { measure: t("zoneHeight") })}
              hint={t("zoneHint", { height })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
            />
          )}
        </div>
        <EditButtons
          what={what}
          edits={[
            ...(isBlind ? [] : [{ what: "split-zone" as const, column, zone }]),
            ...(zone < zones.length - 1 ? [{ what: "merge-zone" as const, column, zone }] : []),
            ...(isOnly
              ? []
              : (["raise-zone", "lower-zone"] as const).map((what) => ({ what, column, zone }))),
          ]}
        >
          {design.kind !== "chest" && !isBlind && !isAcross && (
            <LightTick field={field("light")} what={what} />
          )}
        </EditButtons>
      </details>
    </fieldset>
  );
}

/** Whether a zone has a light; among its buttons, so that whoever wants none has no longer a page. */
function LightTick({ field, what }: { field: FieldState; what: string }) {
  const { t } = useTranslation("planner");
  return (
    <label className="button button-quiet light-tick min-h-11 border-line px-3 text-sm">
      <input
        type="checkbox"
        name={field.name}
        value="on"
        defaultChecked={field.initialValue === "on"}
        aria-label={t("editOf", { edit: t("light"), what })}
      />
      {t("light")}
    </label>
  );
}
