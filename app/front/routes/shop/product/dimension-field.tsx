import type { MouseEvent } from "react";

import {
  nearestLength,
  otherLength,
  SIZE_STEP,
  sliderOf,
  type Bounds,
  type Dimension,
} from "~/furniture/configurator/sizes";
import { emptyMessage, useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";

/**
 * A length as a slider and a number box. Without script the server takes the one that was changed. Below it
 * stands what is possible. If the typed length is not possible, or can be read in two ways, a button offers
 * the nearest one. `served` is what the page came with, `typed` what stands in the box.
 */
export function DimensionField({
  name,
  label,
  bounds,
  served,
  typed,
  isWrong,
}: {
  name: Dimension;
  label: string;
  bounds: Bounds;
  served: string;
  typed: string;
  isWrong: boolean | undefined;
}) {
  const { t } = useTranslation("customiser");
  const { min, max } = bounds;
  const id = `design-${name}`;
  const read = useMessages();
  const isLeftEmpty = isWrong && typed.trim() === "";
  const nearest = isWrong ? nearestLength(bounds, typed) : undefined;
  const other = otherLength(bounds, typed);

  function take(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const box = document.getElementById(id) as HTMLInputElement;
    box.value = event.currentTarget.value.slice(name.length + 1);
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.focus();
  }

  return (
    <div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 sm:grid-cols-[6rem_1fr_auto]">
        <label htmlFor={id} className="col-span-2 sm:col-span-1">
          {label}
        </label>
        <input
          type="range"
          name={`${name}Slider`}
          aria-label={t("slider", { name: label })}
          min={min}
          max={max}
          step={SIZE_STEP}
          defaultValue={sliderOf(bounds, served)}
          className="h-11 w-full"
        />
        <span className="flex items-center gap-2">
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            name={name}
            defaultValue={served}
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint`}
            className="control w-20 text-right"
          />
          {t("cm")}
        </span>
      </div>
      <p
        id={`${id}-hint`}
        className={`flex min-h-11 items-center gap-3 text-sm sm:mt-1 sm:pl-28 ${isWrong ? "font-semibold text-error" : "text-stone"}`}
      >
        {isLeftEmpty && `${read(emptyMessage("required"), label)} `}
        {t("range", { min, max, step: SIZE_STEP })}{" "}
        {(
          [
            ["take", nearest],
            ["takeOther", other],
          ] as const
        ).map(
          ([words, length]) =>
            length && (
              <button
                key={words}
                name="take"
                value={`${name}-${length}`}
                onClick={take}
                className="button button-secondary shrink-0 px-3"
              >
                {t(words, { length })}
              </button>
            ),
        )}
      </p>
    </div>
  );
}
