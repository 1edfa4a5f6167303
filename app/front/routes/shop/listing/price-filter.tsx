import { useRef, type FormEvent } from "react";

import { leiIn } from "~/platform/format/money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import { VatWords } from "~/platform/ui/price";
import {
  boundText,
  priceRange,
  readBound,
  type BoundEnd,
  type ProductFilter,
} from "~/shop/catalogue/front/product-filter";

import { sliderPlace } from "./slider-place";

/**
 * A slider and a box for each bound. Without script both are sent, and the server takes the one
 * that was changed; script keeps the two equal.
 */
export function PriceFilter({
  filter: { minLei, maxLei, unclear },
  errors,
}: {
  filter: ProductFilter;
  /** Why a bound was not taken, in words. */
  errors: Partial<Record<BoundEnd, string>>;
}) {
  const { t, i18n } = useTranslation("catalogue");
  const text = (lei: number) => boundText(lei, i18n.language);
  const [min, max] = [unclear?.Min ?? text(minLei), unclear?.Max ?? text(maxLei)];
  const drawn = [
    text(minLei),
    text(maxLei),
    sliderPlace("Min", minLei),
    sliderPlace("Max", maxLei),
  ];
  return (
    <fieldset>
      <legend className="font-semibold">
        {t("price")} <VatWords />
      </legend>
      <input type="hidden" name="pret" value={drawn.join("-")} />
      <div className="mt-2 grid gap-4">
        <Bound end="Min" label={t("priceFrom")} lei={minLei} typed={min} error={errors.Min} />
        <Bound end="Max" label={t("priceTo")} lei={maxLei} typed={max} error={errors.Max} />
      </div>
    </fieldset>
  );
}

function Bound({
  end,
  label,
  lei,
  typed,
  error,
}: {
  end: BoundEnd;
  label: string;
  lei: number;
  typed: string;
  error: string | undefined;
}) {
  const { t, i18n } = useTranslation("catalogue");
  const slider = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const follow = (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (event.currentTarget === slider.current && box.current) box.current.value = value;
    const read = readBound(value, i18n.language);
    if (event.currentTarget === box.current && slider.current && read !== undefined) {
      slider.current.value = String(read);
    }
  };
  return (
    <div className="grid grid-cols-[4.75rem_1fr_6.5rem_auto] items-center gap-3">
      <label htmlFor={`pret${end}`}>{label}</label>
      <input
        ref={slider}
        type="range"
        name={`glisor${end}`}
        aria-label={t("priceSlider", { end: label })}
        {...priceRange}
        defaultValue={sliderPlace(end, lei)}
        onInput={follow}
        className="h-11 w-full"
      />
      <input
        ref={box}
        id={`pret${end}`}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        name={`pret${end}`}
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `pret${end}-error`}
        onInput={follow}
        className="control"
      />
      <span aria-hidden="true">{leiIn(i18n.language)}</span>
      {error && (
        <p
          id={`pret${end}-error`}
          className="col-span-full flex gap-2 text-sm font-semibold text-error"
        >
          <Icon name="alert" className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
