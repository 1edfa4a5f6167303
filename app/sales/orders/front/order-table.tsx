import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { Price } from "~/platform/ui/price";

import type { OrderRow } from "./customer-order.server";
import { TrialBadge } from "./trial-mark";

/** A customer's orders, each a link to its page. On a phone each row is a small card. */
export function OrderTable({ orders }: { orders: OrderRow[] }) {
  const { t, i18n } = useTranslation(["account", "order"]);
  return (
    <ul className="mt-4 border-t border-line">
      {orders.map((order) => (
        <li key={order.number} className="border-b border-line">
          <Link
            to={paths.customerOrder(order.number)}
            className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-4 hover:bg-linen sm:grid-cols-[1.2fr_1fr_1fr_1fr_auto] sm:items-baseline sm:px-2"
          >
            <span className="font-semibold">
              <span className="sr-only">{t("orders.see", { number: order.number })}</span>
              <span aria-hidden="true">{order.number}</span>
              {order.is_trial === 1 && <TrialBadge />}
            </span>
            <span className="text-right sm:order-last">
              <Price bani={order.total_bani} isVatIncluded />
            </span>
            <time dateTime={order.placed_at} className="text-sm text-stone">
              {formatDay(order.placed_at, i18n.language)}
            </time>
            <span className="text-right text-sm sm:text-left">
              {t(`order:status.${order.status}`)}
            </span>
            <span className="text-sm text-stone">
              {t(`order:payment.statuses.${order.payment_status}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
