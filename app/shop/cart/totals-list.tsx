import { useTranslation } from "~/platform/i18n/use-translation";
import { Amount, Price } from "~/platform/ui/price";

import type { Totals } from "./totals";

/** Subtotal, VAT and total, the same on every page. */
export function TotalsList({ totals, vatPercent }: { totals: Totals; vatPercent: number }) {
  const { t } = useTranslation("cart");
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2">
      <dt>{t("subtotal")}</dt>
      <dd className="text-right">
        <Amount bani={totals.subtotalBani} />
      </dd>
      <dt>{t("vat", { percent: vatPercent })}</dt>
      <dd className="text-right">
        <Amount bani={totals.vatBani} />
      </dd>
      <dt className="border-t border-line pt-3 text-lg font-semibold">{t("total")}</dt>
      <dd className="border-t border-line pt-3 text-right text-lg font-semibold">
        <Price bani={totals.totalBani} isVatIncluded />
      </dd>
      {totals.advanceBani > 0 && (
        <>
          <dt className="col-span-full text-sm text-stone">
            {t("advance", { advance: totals.advancePercent })}
          </dt>
          <dd className="col-span-full text-right text-sm text-stone">
            <Amount bani={totals.advanceBani} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** What a code takes off, above the totals; nothing without one. Needs the text group `discounts`. */
export function DiscountRow({
  discount,
  isVatIncluded,
}: {
  discount: { code: string; bani: number } | null;
  /** As the order was placed; as the shop is set where nothing is said. */
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
