import type { Rules } from "~/furniture/boards/rules";
import { allModules } from "~/furniture/boards/run";
import type { Decor, Handle } from "~/furniture/decors/decor";
import { RadioGroup, SelectField } from "~/platform/forms/field";
import { lengthInCm } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";

import { BandFields } from "../planner/band-fields";
import { Cards, DecorField } from "../planner/look-step";
import { showDecor, showHandle } from "../planner/plan-data.server";
import type { FieldOf } from "./fields";
import { More } from "./more.server";
import type { ShownRun } from "./shown-run.server";

/** Decors of bodies, fronts and the worktop, the handle, and how high wall modules are. */
export function LookFieldsOf({
  shown,
  field,
  decors,
  handles,
}: {
  shown: ShownRun;
  field: FieldOf;
  decors: Decor[];
  handles: Handle[];
}) {
  const { t, i18n } = useTranslation(["run-planner", "planner"]);
  const { run, plan } = shown;
  const choices = decors.map(showDecor);
  const thicknesses = thicknessesOf(decors, run.body);
  const heights: Rules["wallModule"] = plan.rules.wallModule;
  const hangs =
    run.kind === "kitchen" && allModules(run).some(({ module: { above } }) => above !== "nothing");
  return (
    <>
      <DecorField field={field("front")} label={t("planner:frontDecor")} decors={choices} />
      <DecorField field={field("body")} label={t("planner:body")} decors={choices} />
      <DecorField field={field("worktop")} label={t("worktop")} decors={choices} />
      <Cards
        field={field("handle")}
        label={t("planner:handle")}
        choices={handles.map(showHandle)}
      />
      {hangs && (
        <RadioGroup
          field={field("wallHeight")}
          label={t("wallHeight")}
          options={(["low", "high"] as const).map((one) => ({
            value: one,
            label: t(`wallHeights.${one}`, { height: lengthInCm(heights[one], i18n) }),
          }))}
        />
      )}
      <More
        summary={t("planner:bands.title")}
        isOpen={run.bands !== undefined || field("bodyBand").errors !== undefined}
      >
        <BandFields
          plan={{ design: run, bands: plan.bands }}
          decors={decors}
          parts={["body", "front"]}
          body={field("bodyBand")}
          front={field("frontBand")}
        />
        {thicknesses.length > 1 && (
          <SelectField
            field={field("thickness")}
            label={t("planner:thickness")}
            options={thicknesses.map((one) => ({
              value: String(one),
              label: `${one} ${t("planner:mm")}`,
            }))}
          />
        )}
      </More>
    </>
  );
}

/** The thicknesses of the boards that bodies in a decor can be made of, in mm. */
function thicknessesOf(decors: Decor[], body: string): number[] {
  const all = decors.find(({ id }) => id === body)?.thicknesses ?? [];
  return all.filter((one) => one >= 16 && one <= 25);
}
