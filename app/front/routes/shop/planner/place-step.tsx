import type { SubmissionResult } from "@conform-to/react";

import { kinds } from "~/furniture/boards/design";
import type { Where } from "~/furniture/planner/plan-address";
import type { FormDescription } from "~/platform/forms/describe-form.server";
import { RadioGroup, SelectField, TextField } from "~/platform/forms/field";
import { useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { placeForm } from "./schema";
import { StepForm, unmarked } from "./step-form";
import type { Follower } from "./use-live-plan";

type Name = keyof (typeof placeForm)["shape"];

interface PlaceStepProps {
  description: FormDescription<Name>;
  typed: Partial<Record<Name, string | undefined>>;
  lastResult: SubmissionResult<string[]> | undefined;
  given: string;
  where: Where;
  /** Which of a niche's measures decide its piece's size. */
  niche: Record<string, string | number> | null;
  follower: Follower;
}

/** What for which place. Fields that the chosen place does not need are hidden by style alone. */
export function PlaceStep(props: PlaceStepProps) {
  const { description, typed, lastResult, given, where, niche, follower } = props;
  const { t } = useTranslation("planner");
  const [form, fields, errors] = useServerForm(description, {
    id: "place",
    lastResult,
    defaultValue: typed,
  });
  const length = (name: Name, isOptional = false) => ({
    field: unmarked(fields[name], isOptional ? false : undefined),
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 20,
  });
  return (
    <StepForm
      form={form}
      step="place"
      design={given}
      where={where}
      errors={errors}
      canBeShown={false}
      follower={follower}
    >
      <RadioGroup
        field={fields.kind}
        label={t("kind")}
        options={kinds.map((kind) => ({
          value: kind,
          label: t(`kinds.${kind}`),
          hint: t(`kindHints.${kind}`),
        }))}
      />
      <div className="group/place grid gap-6">
        <RadioGroup
          field={fields.where}
          label={t("where")}
          options={(["free", "niche"] as const).map((place) => ({
            value: place,
            label: t(`places.${place}`),
            hint: t(`placeHints.${place}`),
          }))}
        />
        <fieldset className="grid gap-4 group-has-[[value=niche]:checked]/place:hidden">
          <legend className="mb-3 font-semibold">{t("freeSize")}</legend>
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField label={t("width")} {...length("width")} />
            <TextField label={t("height")} {...length("height")} />
            <TextField label={t("depth")} {...length("depth")} />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              field={unmarked(fields.walls)}
              label={t("walls")}
              options={(["none", "left", "right", "both"] as const).map((wall) => ({
                value: wall,
                label: t(`wallOptions.${wall}`),
              }))}
            />
            <TextField label={t("ceiling")} hint={t("ceilingHint")} {...length("ceiling", true)} />
          </div>
        </fieldset>
        <fieldset className="hidden gap-4 group-has-[[value=niche]:checked]/place:grid">
          <legend className="font-semibold">{t("nicheSize")}</legend>
          <p className="text-sm text-stone">{t("nicheHint")}</p>
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField label={t("bottomWidth")} {...length("bottomWidth")} />
            <TextField label={t("middleWidth")} {...length("middleWidth")} />
            <TextField label={t("topWidth")} {...length("topWidth")} />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={t("leftHeight")} {...length("leftHeight")} />
            <TextField label={t("rightHeight")} {...length("rightHeight")} />
            <TextField label={t("nicheDepth")} {...length("nicheDepth")} />
            <TextField
              label={t("skirting")}
              hint={t("skirtingHint")}
              {...length("skirting", true)}
            />
          </div>
          {niche && <p className="max-w-prose text-sm">{t("fromNiche", niche)}</p>}
        </fieldset>
      </div>
      <fieldset className="group/way grid gap-4">
        <legend className="font-semibold">{t("way")}</legend>
        <p className="text-sm text-stone">{t("wayHint")}</p>
        <SelectField
          field={unmarked(fields.way)}
          label={t("passage")}
          options={(["none", "door", "stairs", "lift"] as const).map((way) => ({
            value: way,
            label: t(`ways.${way}`),
          }))}
        />
        <div className="grid gap-4 group-has-[option[value=none]:checked]/way:hidden sm:grid-cols-3">
          <TextField label={t("wayWidth")} {...length("wayWidth")} />
          <TextField label={t("wayHeight")} {...length("wayHeight")} />
          <div className="hidden group-has-[option[value=lift]:checked]/way:block">
            <TextField label={t("wayDepth")} {...length("wayDepth")} />
          </div>
        </div>
      </fieldset>
    </StepForm>
  );
}
