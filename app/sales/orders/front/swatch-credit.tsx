import { formatDay } from "~/platform/format/dates";
import { priceWords } from "~/platform/i18n/price-words";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { Order } from "../order.server";

/**
 * The code by which the price of an order's swatches is given back, or that there will be one. Needs the
 * text groups `swatches` and `common`.
 */
export function SwatchCredit({
  order,
}: {
  order: Pick<Order, "status" | "has_only_swatches" | "swatch_credit" | "is_vat_included">;
}) {
  const { t, i18n } = useTranslation(["swatches", "common"]);
  const { swatch_credit: credit } = order;
  const isAwaited = order.has_only_swatches === 1 && order.status !== "cancelled";
  const isTaken = order.status === "delivered" && !credit;
  if (!credit && (!isAwaited || isTaken)) return null;
  const lei = (bani: number) => priceWords(bani, Boolean(order.is_vat_included), i18n);
  return (
    <section aria-labelledby="swatch-credit" className="border-l-4 border-sage bg-white px-5 py-4">
      <h2 id="swatch-credit" className="text-2xl">
        {t("credit.title")}
      </h2>
      <p className="mt-2">
        {credit
          ? t(`credit.${credit.state === "running" ? "text" : credit.state}`, {
              code: credit.code,
              sum: lei(credit.bani),
              minimum: lei(credit.minimumBani),
              date: formatDay(`${credit.lastDay}T12:00:00Z`, i18n.language),
            })
          : t("credit.later")}
      </p>
    </section>
  );
}
