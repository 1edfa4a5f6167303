import { useTranslation } from "~/platform/i18n/use-translation";
import { VatWords } from "~/platform/ui/price";
import {
  boundText,
  type BoundEnd,
  type ProductFilter,
} from "~/shop/catalogue/front/product-filter";

import { Bound } from "./price-bound";
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
