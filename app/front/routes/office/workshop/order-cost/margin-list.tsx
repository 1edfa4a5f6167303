import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { Margin } from "~/sales/orders/margin";

/** Cost, margin, net, VAT and total of what was sold. */
export function MarginList({ margin, vatPercent }: { margin: Margin; vatPercent: number }) {
  const { t, i18n } = useTranslation(["order-cost", "cart"]);
  const { costBani, marginBani, netBani, vatBani, totalBani } = margin;
  const percentOf = (whole: number) =>
    (marginBani / whole).toLocaleString(i18n.language, {
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
