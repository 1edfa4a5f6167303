import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { Margin } from "~/sales/orders/margin";

/** Cost and margin, as planned and as paid, net, VAT and total of what was sold. */
export function MarginList({
  margin,
  real,
  vatPercent,
}: {
  margin: Margin;
  /** The same at what was paid for the articles; null where nobody knows. */
  real: Margin | null;
  vatPercent: number;
}) {
  const { t, i18n } = useTranslation(["order-cost", "cart"]);
  const { costBani, marginBani, netBani, vatBani, totalBani } = margin;
  const percentOf = (whole: number, part = marginBani) =>
    (part / whole).toLocaleString(i18n.language, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  return (
    <dl className="grid max-w-md grid-cols-[1fr_auto] gap-y-1 tabular-nums">
      <dt>{t("cost")}</dt>
      <dd className="pl-6 text-right">{formatRon(costBani)}</dd>
      <dt>
        {t("margin")}
        <span className="block text-sm text-stone">
          {t("shares", { ofCost: percentOf(costBani), ofNet: percentOf(netBani) })}
        </span>
      </dt>
      <dd className="pl-6 text-right font-semibold">{formatRon(marginBani)}</dd>
      {real && (
        <>
          <dt>
            {t("realCost")}
            <span className="block text-sm text-stone">{t("realHint")}</span>
          </dt>
          <dd className="pl-6 text-right">{formatRon(real.costBani)}</dd>
          <dt>
            {t("realMargin")}
            <span className="block text-sm text-stone">
              {t("shares", {
                ofCost: percentOf(real.costBani, real.marginBani),
                ofNet: percentOf(real.netBani, real.marginBani),
              })}
            </span>
          </dt>
          <dd className="pl-6 text-right font-semibold">{formatRon(real.marginBani)}</dd>
        </>
      )}
      <dt>{t("net")}</dt>
      <dd className="pl-6 text-right">{formatRon(netBani)}</dd>
      <dt>{t("cart:vat", { percent: vatPercent })}</dt>
      <dd className="pl-6 text-right">{formatRon(vatBani)}</dd>
      <dt className="border-t border-line pt-1 font-semibold">{t("total")}</dt>
      <dd className="border-t border-line pt-1 pl-6 text-right font-semibold">
        {formatRon(totalBani)}
      </dd>
    </dl>
  );
}
