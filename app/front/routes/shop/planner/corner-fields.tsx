import { squareCorner } from "~/furniture/boards/design";
import { centimetres } from "~/platform/format/measures";
import { RadioGroup, SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { Mark } from "./mark";
import { unmarked } from "./step-form";

type Length = Parameters<typeof TextField>[0];

/** Two walls that meet, from above as one looks into the corner, and what stands along them. */
const walls = "M4 32L24 8L44 32";
const bodies = {
  legs: "M4 32L24 8L44 32L38 35L24 18L10 35Z",
  diagonal: "M10 25L24 8L38 25L32 28H16Z",
};

/** What is measured across the corner, in that picture. */
const across = "M11 24H37";

type Name = "cornerLeft" | "cornerRight" | "cornerEach" | "diagonal";

interface CornerFieldsProps {
  choices: { cornerShape: FieldState; endLeft: FieldState; endRight: FieldState };
  /** What the field of a length is made of. */
  length: (name: Name, isOptional?: boolean) => Length;
}

/**
 * What stands in a corner, the walls that it takes and what each ends at, with a picture each, for whoever has chosen to
 * build in one.
 */
export function CornerFields({ choices, length }: CornerFieldsProps) {
  const { t, i18n } = useTranslation("planner");
  const { label, ...diagonal } = length("diagonal", true);
  const end = (name: "endLeft" | "endRight") => (
    <SelectField
      field={unmarked(choices[name])}
      label={t(name)}
      options={(["free", "wall"] as const).map((one) => ({
        value: one,
        label: t(`endOptions.${one}`),
      }))}
    />
  );
  const inCm = (millimetres: number) => centimetres(millimetres, i18n.language);
  return (
    <fieldset className="group/corner hidden gap-3 group-has-[[value=corner]:checked]/place:grid">
      <legend className="sr-only">{t("cornerSize")}</legend>
      <RadioGroup
        field={choices.cornerShape}
        label={t("cornerShape")}
        isUnseen
        options={(["legs", "diagonal"] as const).map((shape) => ({
          value: shape,
          label: (
            <>
              <Mark side={[walls, bodies[shape]]} />
              {t(`cornerShapes.${shape}`)}
            </>
          ),
        }))}
      />
      <div className="level grid grid-cols-2 gap-x-4">
        <div className="contents group-has-[[value=diagonal]:checked]/corner:hidden">
          <TextField {...length("cornerLeft")} hint={t("cornerHint")} />
          <TextField {...length("cornerRight")} hint={t("cornerHint")} />
        </div>
        <div className="col-span-2 hidden group-has-[[value=diagonal]:checked]/corner:block">
          <TextField {...length("cornerEach")} hint={t("cornerHint")} />
        </div>
        {end("endLeft")}
        {end("endRight")}
      </div>
      <TextField
        label={
          <>
            <Mark side={[walls, across]} />
            {label}
          </>
        }
        hint={t("diagonalHint", {
          side: inCm(squareCorner.side),
          square: inCm(squareCorner.diagonal),
        })}
        {...diagonal}
      />
    </fieldset>
  );
}
