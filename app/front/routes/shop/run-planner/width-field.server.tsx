import type { ComponentProps } from "react";

import { TextField } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { shownFor } from "./shown-for";
import type { WallName } from "./walls";

/** A field of a length, but for its label. */
export type Length = Omit<ComponentProps<typeof TextField>, "label">;

/** How wide a wall is; the first has another name where it is the only one. */
export function WidthField({ wall, ...length }: Length & { wall: WallName }) {
  const { t } = useTranslation(["run-planner", "planner"]);
  const inCm = (measure: string) => t("planner:inCm", { measure });
  const hint = t(`wallHints.${wall === "back" ? "between" : "side"}`);
  const either = (alone: string, ofMore: string) =>
    wall === "left" ? (
      <>
        <span className={shownFor.line}>{alone}</span>
        <span className={shownFor.more}>{ofMore}</span>
      </>
    ) : (
      ofMore
    );
  return (
    <TextField
      {...length}
      label={either(inCm(t("width.kitchen")), inCm(t(`walls.${wall}`)))}
      hint={either(t("widthHint.kitchen"), hint)}
    />
  );
}
