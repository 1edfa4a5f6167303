import { useTranslation } from "~/platform/i18n/use-translation";
import { Amount, Price } from "~/platform/ui/price";

import type { RateSums, Totals } from "./totals";

/** Its words take what its sum leaves, however large the total below it is. */
const ROW = "flex flex-wrap justify-between gap-x-4";

/** Subtotal, VAT and total, the same on every page; `rates`: VAT for each rate, where pieces have several. */
export function TotalsList({
  totals,
  vatPercent,
  rates = [],
}: {
  totals: Totals;
  vatPercent: number;
  rates?: readonly Pick<RateSums, "percent" | "vatBani">[];
}) {
  const { t } = useTranslation("cart");
  const taxes = rates.length > 0 ? rates : [{ percent: vatPercent, vatBani: totals.vatBani }];
  return (
    <dl className="grid gap-y-2">
      <div className={ROW}>
        <dt>{t("subtotal")}</dt>
        <dd>
          <Amount bani={totals.subtotalBani} />
        </dd>
      </div>
      {taxes.map(({ percent, vatBani }) => (
        <div key={percent} className={ROW}>
          <dt>{t("vat", { percent })}</dt>
          <dd>
            <Amount bani={vatBani} />
          </dd>
        </div>
      ))}
      <div className={`${ROW} items-baseline border-t border-line pt-3`}>
        <dt className="text-lg font-semibold">{t("total")}</dt>
        <dd className="text-right">
          <Price bani={totals.totalBani} isVatIncluded className="figure" />
        </dd>
      </div>
      {totals.advanceBani > 0 && (
        <div className="text-sm text-stone">
          <dt>{t("advance", { advance: totals.advancePercent })}</dt>
          <dd className="text-right">
            <Amount bani={totals.advanceBani} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The rate of VAT of a piece that has one of its own; nothing else. */
export function OwnRate({ percent }: { percent: number | null | undefined }) {
  const { t } = useTranslation("cart");
  if (percent === null || percent === undefined) return null;
  return <span className="block text-sm text-stone">{t("vat", { percent })}</span>;
}

/** What a code takes off, above the totals; nothing without one. Needs the text group `discounts`. */
export function DiscountRow({
  discount,
  isVatIncluded,
}: {
  discount: { code: string; bani: number } | null;
  /** As the order was placed; if absent, as the shop is set. */
  isVatIncluded?: boolean;
}) {
  const { t } = useTranslation("discounts");
  if (!discount || discount.bani === 0) return null;
  return (
    <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        {t(discount.code ? "row" : "agreed", { code: discount.code })}
      </span>{" "}
      <span className="ml-auto text-right">
        −<Price bani={discount.bani} isVatIncluded={isVatIncluded} />
      </span>
    </p>
  );
}
