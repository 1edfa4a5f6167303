import {
  drawerCounts,
  hasBody,
  isColumn,
  moduleFacts,
  widestSingle,
  type Module,
  type Run,
} from "~/furniture/boards/run";
import { Checkbox, SelectField, TextField } from "~/platform/forms/field";
import { lengthInCm } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { FieldOf } from "./fields";
import { moduleName } from "./module-name";
import { isCorner } from "./module-places";
import { moduleField, widthChoices } from "./modules-form";
import { placedKinds } from "./new-module";

interface ChoicesProps {
  run: Run;
  module: Module;
  /** Its number across all walls, counted from 0. */
  index: number;
  field: FieldOf;
}

/** The fields that a module of its kind has; a number that it has not is none. */
export function Choices({ run: { kind }, module, index, field }: ChoicesProps) {
  const { t, i18n } = useTranslation(["run-planner", "planner"]);
  const { what, width, above } = module;
  const own = (name: keyof Module) => field(moduleField(index, name));
  const facts = moduleFacts[what];
  const widths = widthChoices(what);
  const overs = facts.above.filter((one) => one !== "hood" || kind === "kitchen");
  // The door of what stands in a corner opens away from it.
  const isHinged =
    hasBody(module) &&
    !isCorner(module) &&
    what !== "drawers" &&
    !(what === "sink" && module.count > 0);
  const hasSingle = width <= widestSingle && (isHinged || above !== "nothing" || isColumn(module));
  const counts = what === "drawers" ? drawers : kind === "vanity" && what === "sink" ? [0, 2] : [];
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 *:max-sm:has-[select]:col-span-2 sm:grid-cols-3">
        {!isCorner(module) && (
          <SelectField
            field={own("what")}
            label={t("what")}
            options={placedKinds
              .filter((one) => moduleFacts[one].kinds.includes(kind))
              .map((one) => ({ value: one, label: moduleName(one, kind, t) }))}
          />
        )}
        {widths === undefined && (
          <TextField
            field={own("width")}
            label={t("planner:inCm", { measure: t("moduleWidth") })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        )}
        {widths && widths.length > 1 && (
          <SelectField
            field={{ ...own("width"), initialValue: `${width} mm` }}
            label={t("moduleWidth")}
            options={widths.map((one) => ({ value: `${one} mm`, label: lengthInCm(one, i18n) }))}
          />
        )}
        {counts.length > 0 && (
          <SelectField
            field={own("count")}
            label={t("count")}
            options={counts.map((one) => ({
              value: String(one),
              label: one === 0 ? t("noDrawers") : String(one),
            }))}
          />
        )}
        {overs.length > 1 && (
          <SelectField
            field={own("above")}
            label={t("above")}
            options={overs.map((one) => ({ value: one, label: t(`aboveOptions.${one}`) }))}
          />
        )}
        {hasSingle && (
          <SelectField
            field={own("hinge")}
            label={t("hinge")}
            options={(["left", "right"] as const).map((side) => ({
              value: side,
              label: t(`hingeOptions.${side}`),
            }))}
          />
        )}
      </div>
      {kind === "kitchen" && (what === "doors" || what === "drawers") && (
        <Checkbox field={own("hob")}>{t("hasHob")}</Checkbox>
      )}
    </>
  );
}

const drawers = Array.from(
  { length: drawerCounts.most - drawerCounts.least + 1 },
  (_, more) => drawerCounts.least + more,
);
