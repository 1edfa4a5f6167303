import { readLei } from "~/platform/format/read-number";
import type { TFunction } from "~/platform/i18n/translate";
import type { BoundEnd, ProductFilter } from "~/shop/catalogue/front/product-filter";

/** Both readings of each bound that could be two amounts, in words. */
export function sayUnclear(
  { unclear = {} }: ProductFilter,
  t: TFunction<"validation">,
  language: string,
): Partial<Record<BoundEnd, string>> {
  const said = Object.entries(unclear).flatMap(([end, typed]) => {
    const read = readLei(typed, language);
    if (read.kind !== "unclear") return [];
    const { whole: one, fraction: other, isWritable } = read;
    const values = { typed, one, other, most: 2 };
    return [[end, t(isWritable ? "numberUnclear" : "numberDecimals", values)]];
  });
  return Object.fromEntries(said) as Partial<Record<BoundEnd, string>>;
}
