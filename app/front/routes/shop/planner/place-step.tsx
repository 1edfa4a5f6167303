import type { SubmissionResult } from "@conform-to/react";

import { kinds } from "~/furniture/boards/design";
import type { Where } from "~/furniture/planner/front/plan-address";
import { lengthText } from "~/platform/format/measures";
import type { FormDescription } from "~/platform/forms/describe-form.server";
import { RadioGroup, SelectField, TextField } from "~/platform/forms/field";
import { useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";

import { CornerFields } from "./corner-fields";
import type { placeForm } from "./schema";
import { SlopeFields } from "./slope-fields";
import { StepForm, unmarked } from "./step-form";
import type { Follower } from "./use-live-plan";
import { WallFields } from "./wall-fields";

type Name = keyof (typeof placeForm)["shape"];
type Choice =
  | "kind"
  | "where"
  | "walls"
  | "shape"
  | "way"
  | "falls"
  | "style"
  | "above"
  | "cornerShape"
  | "endLeft"
  | "endRight";
type Length = Exclude<Name, Choice>;

interface PlaceStepProps {
  description: FormDescription<Name>;
  typed: Partial<Record<Name, string | undefined>>;
  lastResult: SubmissionResult<string[]> | undefined;
  design: string;
  given: string;
  where: Where;
  /** Which of a niche's measures decide its piece's size. */
  niche: Record<string, string | number> | null;
  /** How steep the ceiling is over the piece that is shown, in degrees; null where it does not fall. */
  angle: number | null;
  follower: Follower;
}

/** What for which place. Fields that the chosen place does not need are hidden by style alone. */
export function PlaceStep(props: PlaceStepProps) {
  const { description, typed, lastResult, design, given, where, niche, angle, follower } = props;
  const { t, i18n } = useTranslation("planner");
  const [form, fields, errors] = useServerForm(description, {
    id: "place",
    lastResult,
    defaultValue: typed,
  });
  const length = (name: Length, isOptional = false) => ({
    field: unmarked(fields[name], isOptional ? false : undefined),
    label: t("inCm", { measure: t(name) }),
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 20,
  });
  return (
    <StepForm
      form={form}
      step="place"
      design={design}
      given={given}
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
          options={(["free", "niche", "slope", "corner"] as const).map((place) => ({
            value: place,
            label: t(`places.${place}`),
            hint: t(`placeHints.${place}`),
          }))}
        />
        <CornerFields choices={fields} length={length} />
        <fieldset className="grid gap-4 group-not-has-[input[value=free]:checked,[value=corner]:checked]/place:hidden">
          <legend className="mb-3 font-semibold">{t("freeSize")}</legend>
          <div className="choices level">
            <div className="contents group-has-[[value=corner]:checked]/place:hidden">
              <TextField {...length("width")} />
            </div>
            <TextField {...length("height")} />
            <TextField {...length("depth")} />
          </div>
        </fieldset>
        <fieldset className="group/niche hidden gap-4 group-has-[[value=niche]:checked]/place:grid">
          <legend className="mb-3 font-semibold">{t("nicheSize")}</legend>
          <div className="grid grid-cols-2 gap-4 group-has-[[value=uneven]:checked]/niche:hidden">
            <TextField {...length("nicheWidth")} />
            <TextField {...length("nicheHeight")} />
          </div>
          <RadioGroup
            field={unmarked(fields.shape)}
            label={t("shape")}
            options={(["straight", "uneven"] as const).map((shape) => ({
              value: shape,
              label: t(`shapes.${shape}`),
              hint: t(`shapeHints.${shape}`),
            }))}
          />
          <div className="choices level group-not-has-[[value=uneven]:checked]/niche:hidden">
            <TextField {...length("bottomWidth")} />
            <TextField {...length("middleWidth")} />
            <TextField {...length("topWidth")} />
            <TextField {...length("leftHeight")} />
            <TextField {...length("rightHeight")} />
          </div>
          {niche && <p className="max-w-prose text-sm">{t("fromNiche", niche)}</p>}
        </fieldset>
        <SlopeFields falls={fields.falls} style={fields.style} above={fields.above} length={length}>
          {angle !== null && (
            <p className="max-w-prose text-sm">
              {t("fromSlope", { angle: lengthText(angle, i18n.language) })}
            </p>
          )}
        </SlopeFields>
        <WallFields
          walls={fields.walls}
          ceiling={{ ...length("ceiling", true), hint: t("ceilingHint") }}
          depth={length("nicheDepth")}
          skirting={{ ...length("skirting", true), hint: t("skirtingHint") }}
        />
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
        <div className="choices level group-has-[option[value=none]:checked]/way:hidden">
          <TextField {...length("wayWidth")} />
          <TextField {...length("wayHeight")} />
          <div className="hidden group-has-[option[value=lift]:checked]/way:contents">
            <TextField {...length("wayDepth")} />
          </div>
        </div>
      </fieldset>
    </StepForm>
  );
}
