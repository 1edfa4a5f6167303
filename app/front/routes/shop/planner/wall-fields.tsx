import type { ComponentProps } from "react";

import { SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { Mark } from "./mark";
import { unmarked } from "./step-form";

type Length = ComponentProps<typeof TextField>;

/** A place between walls from above, and the foot of a wall; each with what is measured of it. */
const marks = {
  depth: ["M6 32V6H42V32", "M24 6V32"],
  skirting: ["M12 4V32H44", "M12 22H18V32"],
};

/** For which places a field is asked: hidden by style alone for the others. */
const asked = {
  free: "hidden group-has-[input[value=free]:checked]/place:contents",
  // Beside the pictures of a corner there is no room for another one.
  notFree:
    "contents group-has-[input[value=free]:checked]/place:hidden group-has-[[value=corner]:checked]/place:[&_svg]:hidden",
  standing: "hidden group-has-[input[value=free]:checked,[value=corner]:checked]/place:contents",
  between: "contents group-has-[input[value=free]:checked,[value=corner]:checked]/place:hidden",
};

/**
 * What is said of the walls of a place: which stand beside a free piece, how high the ceiling is over what has its own
 * height, how deep a place between walls is, and how far its skirting board stands out.
 */
export function WallFields({
  walls,
  ceiling,
  depth,
  skirting,
}: {
  walls: FieldState;
  ceiling: Length;
  depth: Length;
  skirting: Length;
}) {
  const { t } = useTranslation("planner");
  const pictured = ({ label, ...more }: Length, drawn: string[]) => (
    <TextField
      label={
        <>
          <Mark side={drawn} />
          {label}
        </>
      }
      {...more}
    />
  );
  return (
    <div className="level grid grid-cols-2 gap-x-4">
      <div className={asked.free}>
        <SelectField
          field={unmarked(walls)}
          label={t("walls")}
          options={(["none", "left", "right", "both"] as const).map((wall) => ({
            value: wall,
            label: t(`wallOptions.${wall}`),
          }))}
        />
      </div>
      <div className={asked.standing}>
        <TextField {...ceiling} />
      </div>
      <div className={asked.between}>
        {pictured(
          { ...depth, hint: <span className="to-back">{t("nicheDepthBackHint")}</span> },
          marks.depth,
        )}
      </div>
      <div className={asked.notFree}>{pictured(skirting, marks.skirting)}</div>
    </div>
  );
}
