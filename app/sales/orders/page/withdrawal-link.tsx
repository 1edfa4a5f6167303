import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";

import type { Order } from "../order.server";

/** Which pieces of an order can be returned, and the link to do so (OUG 34/2014, art. 11¹). */
export function WithdrawalLink({
  order,
  address,
}: {
  order: Pick<Order, "status" | "lines">;
  address: string;
}) {
  const { t } = useTranslation("order");
  if (order.status === "cancelled") return null;
  const hasReadyMade = order.lines.some(({ design }) => design === null);
  const hasCustom = order.lines.some((line) => line.is_withdrawal_exempt);
  return (
    <section className="no-print">
      <h2>{t("withdrawal.title")}</h2>
      {hasReadyMade && (
        <>
          <p className="mt-3 text-sm">{t("withdrawal.text")}</p>
          <p className="mt-2">
            <Link to={address} className="link inline-block py-1">
              {t("withdrawal.link")}
            </Link>
          </p>
        </>
      )}
      {hasCustom && <p className="mt-2 text-sm text-stone">{t("withdrawal.custom")}</p>}
    </section>
  );
}
