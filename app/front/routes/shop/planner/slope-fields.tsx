import type { ReactNode } from "react";

import { RadioGroup, SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { Mark } from "./mark";
import { unmarked } from "./step-form";

type Length = Parameters<typeof TextField>[0];

/**
 * What is drawn small above a field: a room whose ceiling falls to the left, which is one whose ceiling falls to the
 * back as it is seen from the side; one from above.
 */
const rooms = {
  slope: "M6 32V18L26 5H42V32Z",
  fromAbove: "M6 32V6H42V32",
};
/** Bodies in steps, or the lower one slanted; and one with its door, whose rear corner is cut off. */
const bodies = {
  stepped: "M6 32V20H18V32ZM18 32V12H30V32ZM30 32V7H42V32Z",
  slanted: "M6 32V20L26 7V32ZM26 32V7H42V32Z",
};
const cutBody = "M7 32V20L19 12H22V32ZM24 31V13";

/** What is measured, in those pictures. */
const marks = {
  slopeWidth: "M6 32H42",
  slopeLow: "M6 32V18",
  slopeHigh: "M42 32V5",
  slopeRun: "M6 9V3M26 9V3M6 5H26",
  // A body on its way up.
  slopeRaised: "M26 32L18 29L25 11L33 14Z",
};

interface SlopeFieldsProps {
  falls: FieldState;
  style: FieldState;
  above: FieldState;
  /** What the field of a length is made of. */
  length: (name: keyof typeof marks, isOptional: boolean) => Length;
  /** What was read of them. */
  children: ReactNode;
}

/** The numbers of a slope, with a picture each, for whoever has chosen to build under one. */
export function SlopeFields({ falls, style, above, length, children }: SlopeFieldsProps) {
  const { t } = useTranslation("planner");
  const field = (name: keyof typeof marks, hint?: ReactNode) => {
    const { label, ...more } = length(name, hint !== undefined);
    const back = name === "slopeRaised" ? [marks[name]] : [cutBody, marks[name]];
    // How wide it is cannot be seen from the side.
    const isWidth = name === "slopeWidth";
    return (
      <TextField
        label={
          <>
            <Mark
              side={[rooms.slope, marks[name]]}
              back={isWidth ? [rooms.fromAbove, "M6 20H42"] : [rooms.slope, ...back]}
            />
            {label}
          </>
        }
        hint={hint}
        {...more}
      />
    );
  };
  const runHint = (
    <>
      <span className="to-side">{t("slopeRunHint")}</span>
      <span className="to-back">{t("slopeRunBackHint")}</span>
    </>
  );
  return (
    <fieldset className="slope grid gap-4 group-not-has-[[value=slope]:checked]/place:hidden">
      <legend className="sr-only">{t("slopeSize")}</legend>
      <div className="level grid grid-cols-2 gap-x-4">
        <SelectField
          field={unmarked(falls)}
          label={
            <>
              <Mark
                side={[rooms.slope, "M6 18L26 5"]}
                back={[rooms.slope, cutBody, "M6 18L26 5"]}
              />
              {t("falls")}
            </>
          }
          options={(["left", "right", "back"] as const).map((side) => ({
            value: side,
            label: t(`fallsOptions.${side}`),
          }))}
        />
        <SelectField
          field={unmarked(above)}
          label={
            <>
              <Mark isClosed side={[rooms.slope, bodies.stepped]} back={[rooms.slope, cutBody]} />
              {t("above")}
            </>
          }
          options={(["closed", "open"] as const).map((way) => ({
            value: way,
            label: t(`aboveOptions.${way}`),
          }))}
        />
      </div>
      <div className="to-side">
        <RadioGroup
          field={unmarked(style)}
          label={t("style")}
          isUnseen
          options={(["stepped", "slanted"] as const).map((one) => ({
            value: one,
            label: (
              <>
                <Mark side={[rooms.slope, bodies[one]]} />
                {t(`styles.${one}`)}
              </>
            ),
          }))}
        />
      </div>
      <div className="choices level">
        {field("slopeWidth")}
        {field("slopeLow")}
        {field("slopeHigh")}
      </div>
      <div className="level grid grid-cols-2 gap-x-4">
        {field("slopeRun", runHint)}
        {field("slopeRaised", t("slopeRaisedHint"))}
      </div>
      {children}
    </fieldset>
  );
}
