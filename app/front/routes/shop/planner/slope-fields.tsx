import type { ReactNode } from "react";

import { SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { unmarked } from "./step-form";

type Length = Parameters<typeof TextField>[0];

/** What is drawn small beside a field: a room whose ceiling falls to the left, one from above, the foot of a wall. */
const rooms = {
  slope: "M6 32V18L26 5H42V32Z",
  fromAbove: "M6 32V6H42V32",
  foot: "M12 4V32H44",
};
const bodies = "M6 32V20H18V32ZM18 32V12H30V32ZM30 32V7H42V32Z";

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
  above: FieldState;
  /** What the field of a length is made of. */
  length: (name: keyof typeof marks, isOptional?: boolean) => Length;
  /** What was read of them. */
  children: ReactNode;
}

/** The numbers of a slope, with a picture each, for whoever has chosen to build under one. */
export function SlopeFields({ falls, above, length, children }: SlopeFieldsProps) {
  const { t } = useTranslation("planner");
  const field = (name: keyof typeof marks, isOptional?: boolean) => (
    <Pictured key={name} of={rooms.slope} marked={marks[name]}>
      <TextField {...length(name, isOptional)} />
    </Pictured>
  );
  return (
    <fieldset className="slope grid gap-4 group-not-has-[[value=slope]:checked]/place:hidden">
      <legend className="sr-only">{t("slopeSize")}</legend>
      <div className="grid grid-cols-2 items-end gap-4">
        <Pictured of={rooms.slope} marked="M6 18L26 5">
          <SelectField
            field={unmarked(falls)}
            label={t("falls")}
            options={(["left", "right"] as const).map((side) => ({
              value: side,
              label: t(`fallsOptions.${side}`),
            }))}
          />
        </Pictured>
        <Pictured of={rooms.slope} marked={bodies} isClosed>
          <SelectField
            field={unmarked(above)}
            label={t("above")}
            options={(["closed", "open"] as const).map((way) => ({
              value: way,
              label: t(`aboveOptions.${way}`),
            }))}
          />
        </Pictured>
      </div>
      <div className="choices items-end">
        {field("slopeWidth")}
        {field("slopeLow")}
        {field("slopeHigh")}
      </div>
      <div className="grid grid-cols-2 gap-4">
        {field("slopeRun", true)}
        {field("slopeRaised", true)}
      </div>
      {children}
    </fieldset>
  );
}

/** How deep a place between walls is, and how far its skirting board stands out. */
export function DepthFields({ depth, skirting }: { depth: Length; skirting: Length }) {
  return (
    <div className="grid grid-cols-2 gap-4 group-has-[[value=free]:checked]/place:hidden">
      <Pictured of={rooms.fromAbove} marked="M24 6V32">
        <TextField {...depth} />
      </Pictured>
      <Pictured of={rooms.foot} marked="M12 22H18V32">
        <TextField {...skirting} />
      </Pictured>
    </div>
  );
}

function Pictured({
  of,
  marked,
  isClosed,
  children,
}: {
  of: string;
  marked: string;
  isClosed?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid content-start gap-1">
      <svg viewBox="0 0 48 36" aria-hidden="true" className={isClosed ? "mark closed" : "mark"}>
        <path d={of} />
        <path d={marked} />
      </svg>
      {children}
    </div>
  );
}
