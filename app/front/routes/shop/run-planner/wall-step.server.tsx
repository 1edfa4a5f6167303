import type { ComponentProps, ReactNode } from "react";

import { squareCorner } from "~/furniture/boards/design";
import type { RunKind } from "~/furniture/boards/run";
import { centimetres } from "~/platform/format/measures";
import { RadioGroup, SelectField, TextField } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { Cards } from "../planner/look-step";
import type { FieldOf } from "./fields";
import { More } from "./more.server";
import { shapePicture } from "./shape-picture";
import type { Folded } from "./wall-form";
import { onWall, runShapes, wallNames, type WallName } from "./walls";

/** For which shapes a part is shown: hidden by style alone for the others. */
const shownFor = {
  line: "group-not-has-[[value=line]:checked]/shape:hidden",
  more: "group-has-[[value=line]:checked]/shape:hidden",
  l: "group-not-has-[[value=l]:checked]/shape:hidden",
  u: "group-not-has-[[value=u]:checked]/shape:hidden",
};
const shownWall: Record<WallName, string> = {
  left: "",
  back: shownFor.u,
  right: shownFor.more,
};

type Length = Omit<ComponentProps<typeof TextField>, "label">;

interface WallFieldsProps {
  kind: RunKind;
  field: FieldOf;
  /** Whether what is folded holds anything. */
  folded: Folded;
}

/** The walls: few numbers first, and folded below what few walls have. */
export function WallFieldsOf({ kind, field, folded }: WallFieldsProps) {
  const { t } = useTranslation(["run-planner", "planner"]);
  const length = (name: string, isOptional = false): Length => ({
    field: field(name, isOptional),
    inputMode: "decimal",
    autoComplete: "off",
    maxLength: 20,
  });
  const inCm = (measure: string) => t("planner:inCm", { measure });
  const isKitchen = kind === "kitchen";
  const walls = isKitchen ? wallNames : (["left"] as const);
  /** Fields of each wall, under its name where there are several. */
  const onEach = (fields: (wall: WallName) => ReactNode) =>
    walls.map((wall) => (
      <fieldset
        key={wall}
        className={`col-span-full grid grid-cols-2 items-end gap-4 sm:grid-cols-3 ${shownWall[wall]}`}
      >
        <legend className={`mb-2 text-sm font-semibold ${shownFor.more}`}>
          {t(`walls.${wall}`)}
        </legend>
        {fields(wall)}
      </fieldset>
    ));
  return (
    <div className="group/shape grid gap-6">
      <input type="hidden" name="kind" value={kind} />
      {isKitchen && (
        <Cards
          field={field("shape")}
          label={t("shape")}
          choices={runShapes.map((shape) => ({
            id: shape,
            name: t(`shapes.${shape}`),
            untranslated: [],
            swatch: shapePicture(shape),
          }))}
        />
      )}
      <div className="level grid grid-cols-2 gap-x-4">
        {isKitchen ? (
          wallNames.map((wall) => (
            <div key={wall} className={`contents ${shownWall[wall]}`}>
              <WidthField wall={wall} {...length(onWall(wall, "width"))} />
            </div>
          ))
        ) : (
          <TextField
            {...length("width")}
            label={inCm(t("width.vanity"))}
            hint={t("widthHint.vanity")}
          />
        )}
        <TextField {...length("ceiling")} label={inCm(t("ceiling"))} hint={t("ceilingHint")} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        {(["left", "right"] as const).map((side) => (
          <SelectField
            key={side}
            field={field(`${side}End`)}
            label={t(`ends.${side}`)}
            options={(["wall", "free"] as const).map((end) => ({
              value: end,
              label: t(`endOptions.${end}`),
            }))}
          />
        ))}
      </div>
      <div className="level grid grid-cols-2 gap-x-4">
        {(["water", ...(isKitchen ? (["hob"] as const) : [])] as const).map((name) => (
          <div key={name} className="contents">
            {isKitchen && (
              <div className={`contents ${shownFor.more}`}>
                <div className="max-sm:col-span-2 sm:contents">
                  <SelectField
                    field={field(`${name}Wall`)}
                    label={t(`onWall.${name}`)}
                    empty={t("anyWall")}
                    options={wallNames.map((wall) => ({ value: wall, label: t(`walls.${wall}`) }))}
                  />
                </div>
              </div>
            )}
            <TextField {...length(name, true)} label={inCm(t(name))} hint={t("leftOpen")} />
          </div>
        ))}
      </div>
      {isKitchen && (
        <RadioGroup
          field={field("cooking")}
          label={t("cooking")}
          options={(["electric", "gas"] as const).map((one) => ({
            value: one,
            label: t(`cookingOptions.${one}`),
          }))}
        />
      )}
      <div>
        <More summary={t("uneven")} isOpen={folded.uneven}>
          <p className="col-span-full text-sm text-stone">{t("unevenHint")}</p>
          {onEach((wall) =>
            (["middleWidth", "topWidth"] as const).map((name) => (
              <TextField key={name} {...length(onWall(wall, name), true)} label={inCm(t(name))} />
            )),
          )}
        </More>
        {isKitchen && (
          <>
            <div className={shownFor.more}>
              <More summary={t("skewed")} isOpen={folded.skewed}>
                <Diagonals length={length} />
              </More>
            </div>
            <More summary={t("window")} isOpen={folded.window}>
              {onEach((wall) =>
                (["windowLeft", "windowWidth", "windowSill"] as const).map((name) => (
                  <TextField key={name} {...length(onWall(wall, name))} label={inCm(t(name))} />
                )),
              )}
            </More>
          </>
        )}
      </div>
    </div>
  );
}

/** How wide a wall is; the first has another name where it is the only one. */
function WidthField({ wall, ...length }: Length & { wall: WallName }) {
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

/** How far two marks on both walls of a corner are from each other, corner by corner. */
function Diagonals({ length }: { length: (name: string, isOptional: boolean) => Length }) {
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
