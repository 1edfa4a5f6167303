import { useRef, type FormEvent } from "react";

import { leiIn } from "~/platform/format/money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import { priceRange, readBound, type BoundEnd } from "~/shop/catalogue/front/product-filter";

import { sliderPlace } from "./slider-place";

export function Bound({
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
