import type { ReactNode } from "react";

import type { RunKind } from "~/furniture/boards/run";
import { RadioGroup, SelectField, TextField } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { Cards } from "../planner/look-step";
import { Diagonals } from "./diagonals.server";
import type { FieldOf } from "./fields";
import { More } from "./more.server";
import { shapePicture } from "./shape-picture";
import { shownFor, shownWall } from "./shown-for";
import type { Folded } from "./wall-texts";
import { onWall, runShapes, wallNames, type WallName } from "./walls";
import { WidthField, type Length } from "./width-field.server";

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
