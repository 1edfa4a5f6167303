import { squareCorner } from "~/furniture/boards/design";
import { centimetres } from "~/platform/format/measures";
import { TextField } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { shownFor } from "./shown-for";
import type { Length } from "./width-field.server";

/** How far two marks on both walls of a corner are from each other, corner by corner. */
export function Diagonals({ length }: { length: (name: string, isOptional: boolean) => Length }) {
  const { t, i18n } = useTranslation(["run-planner", "planner"]);
  const inCm = (measure: string) => t("planner:inCm", { measure });
  const [side, square] = [squareCorner.side, squareCorner.diagonal].map((one) =>
    centimetres(one, i18n.language),
  );
  return (
    <>
      <p className="col-span-full text-sm text-stone">
        {t("planner:diagonalHint", { side, square })}
      </p>
      <TextField
        {...length("diagonal", true)}
        label={
          <>
            <span className={shownFor.l}>{inCm(t("planner:diagonal"))}</span>
            <span className={shownFor.u}>{inCm(t("diagonals.left"))}</span>
          </>
        }
      />
      <div className={`contents ${shownFor.u}`}>
        <TextField {...length("rightDiagonal", true)} label={inCm(t("diagonals.right"))} />
      </div>
    </>
  );
}
