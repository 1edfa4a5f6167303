import { squareCorner } from "~/furniture/boards/design";
import { centimetres } from "~/platform/format/measures";
import { SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { Mark } from "./mark";
import { unmarked } from "./step-form";

type Length = Parameters<typeof TextField>[0];

/** Two walls that meet, from above as one looks into the corner, and an L along them. */
const walls = "M4 32L24 8L44 32";
const bodies = "M4 32L24 8L44 32L38 35L24 18L10 35Z";

/** What is measured, in that picture. */
const marks = {
  cornerLeft: "M4 32L24 8",
  cornerRight: "M24 8L44 32",
  diagonal: "M11 24H37",
};

interface CornerFieldsProps {
  ends: { endLeft: FieldState; endRight: FieldState };
  /** What the field of a length is made of. */
  length: (name: keyof typeof marks, isOptional: boolean) => Length;
}

/** The walls of a corner and what each ends at, with a picture each, for whoever has chosen to build in one. */
export function CornerFields({ ends, length }: CornerFieldsProps) {
  const { t, i18n } = useTranslation("planner");
  const field = (name: keyof typeof marks, hint: string) => {
    const { label, ...more } = length(name, name === "diagonal");
    return (
      <TextField
        label={
          <>
            <Mark side={[name === "diagonal" ? walls : bodies, marks[name]]} />
            {label}
          </>
        }
        hint={hint}
        {...more}
      />
    );
  };
  const end = (name: keyof typeof ends) => (
    <SelectField
      field={unmarked(ends[name])}
      label={t(name)}
      options={(["free", "wall"] as const).map((one) => ({
        value: one,
        label: t(`endOptions.${one}`),
      }))}
    />
  );
  const inCm = (millimetres: number) => centimetres(millimetres, i18n.language);
  return (
    <fieldset className="hidden gap-4 group-has-[[value=corner]:checked]/place:grid">
      <legend className="sr-only">{t("cornerSize")}</legend>
      <div className="level grid grid-cols-2 gap-x-4">
        {field("cornerLeft", t("cornerHint"))}
        {field("cornerRight", t("cornerHint"))}
        {end("endLeft")}
        {end("endRight")}
      </div>
      {field(
        "diagonal",
        t("diagonalHint", { side: inCm(squareCorner.side), square: inCm(squareCorner.diagonal) }),
      )}
    </fieldset>
  );
}
