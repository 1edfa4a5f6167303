import { priceRange } from "~/shop/catalogue/front/product-filter";

/** Where a bound's slider stands: at the next step outwards, while the bound itself is not rounded. */
export function sliderPlace(end: "Min" | "Max", lei: number): number {
  const { min, max, step } = priceRange;
  const place = (end === "Min" ? Math.floor(lei / step) : Math.ceil(lei / step)) * step;
  return Math.min(Math.max(place, min), max);
}
