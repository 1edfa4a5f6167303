import { useTranslation } from "react-i18next";

import type { HandleId, MaterialId } from "~/drawing/piece-design";
import { dimensionLimits, type Dimension, type Option } from "~/configurator/design";
import { formatLei } from "~/format/money";
import { FieldErrors } from "~/forms/form-errors";
import { langOf } from "~/i18n/lang-of";
import { message } from "~/forms/validation-message";
import { HandleSwatch, MaterialSwatch } from "./swatch";

interface ChoiceFieldProps {
  label: string;
  chosen: string;
  isWrong: boolean;
}

/** Materials or handles as cards: a radio button with picture and surcharge. */
export function ChoiceField({
  name,
  label,
  options,
  chosen,
  isWrong,
}: ChoiceFieldProps &
  (
    | { name: "material"; options: Option<MaterialId>[] }
    | { name: "handle"; options: Option<HandleId>[] }
  )) {
  const id = `design-${name}`;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={isWrong ? `${id}-error` : undefined}
    >
      <legend className="mb-3 font-semibold">{label}</legend>
      <div
        className={`grid grid-cols-2 gap-3 ${name === "material" ? "sm:grid-cols-3" : "sm:grid-cols-4"}`}
      >
        {options.map((option) => (
          <label
            key={option.id}
            className="rounded-edge border border-line bg-white has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            {name === "material" ? (
              <MaterialSwatch id={option.id as MaterialId} picture={option.image_url} />
            ) : (
              <HandleSwatch id={option.id as HandleId} picture={option.image_url} />
            )}
            <span className="flex items-start gap-2 px-2.5 py-2 sm:px-3">
              <input
                type="radio"
                name={name}
                value={option.id}
                defaultChecked={option.id === chosen}
                className="mt-1 size-4 shrink-0"
              />
              <span className="min-w-0">
                <span
                  lang={langOf(option, "name")}
                  className="block text-sm leading-snug sm:text-base"
                >
                  {option.name}
                </span>
                <span className="block text-sm text-stone">
                  + {formatLei(option.surcharge_bani)}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={`${id}-error`} errors={isWrong ? [message(name)] : undefined} />
    </fieldset>
  );
}

/**
 * A length as a slider and a number box. Without script the server takes the one that was changed.
 */
export function DimensionField({
  name,
  typed,
  isWrong,
}: {
  name: Dimension;
  typed: string;
  isWrong: boolean;
}) {
  const { t } = useTranslation("customiser");
  const limits = dimensionLimits[name];
  const id = `design-${name}`;
  return (
    <div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 sm:grid-cols-[6rem_1fr_auto]">
        <label htmlFor={id} className="col-span-2 sm:col-span-1">
          {t(`lengths.${name}`)}
        </label>
        <input
          type="range"
          name={`${name}Slider`}
          aria-label={t("slider", { name: t(`lengths.${name}`) })}
          {...limits}
          defaultValue={typed}
          className="h-11 w-full"
        />
        <span className="flex items-center gap-2">
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            name={name}
            defaultValue={typed}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? `${id}-error` : `${id}-hint`}
            className="control w-20 text-right"
          />
          {t("cm")}
        </span>
      </div>
      <p id={`${id}-hint`} className="text-sm text-stone sm:pl-28">
        {t("range", limits)}
      </p>
      <FieldErrors id={`${id}-error`} errors={isWrong ? [message(name)] : undefined} />
    </div>
  );
}
