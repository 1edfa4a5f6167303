import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { Customer } from "~/sales/customers/front/customer.server";
import type { listOrdersOf } from "~/sales/customers/front/customers-orders.server";
import { OrderBadge, PaymentBadge } from "~/sales/orders/front/order-badge";
import { TrialBadge } from "~/sales/orders/front/trial-mark";

interface OrdersProps {
  money: Customer["money"];
  orders: Awaited<ReturnType<typeof listOrdersOf>>["orders"];
  total: number;
}

/** What a customer ordered, paid and owes now, and one page of the orders. */
export function Orders({ money, orders, total }: OrdersProps) {
  const { t, i18n } = useTranslation(["office-customers", "order"]);
  return (
    <Panel title={t("ordersOf", { count: total })}>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {(
          [
            ["ordered", money.orderedBani],
            ["paid", money.paidBani],
            ["owes", money.owesBani],
          ] as const
        ).map(([name, bani]) => (
          <div key={name}>
            <dt className="text-stone">{t(name)}</dt>
            <dd className={name === "owes" && bani > 0 ? "font-bold text-error" : "font-bold"}>
              {formatRon(bani)}
            </dd>
          </div>
        ))}
      </dl>
      {orders.some(({ is_trial }) => is_trial === 1) && (
        <p className="mt-2 text-stone">{t("trialApart")}</p>
      )}
      {orders.length > 0 && (
        <DataTable
          caption={t("orders")}
          rows={orders}
          rowKey={({ number }) => number}
          columns={[
            {
              label: t("number"),
              isTitle: true,
              cell: ({ number, placed_at }) => (
                <>
                  <Link to={officePaths.order(number)} className="link inline-block py-1">
                    <span className="whitespace-nowrap">{number}</span>
                  </Link>
                  <span className="block font-normal text-stone">
                    {formatDay(placed_at, i18n.language)}
                  </span>
                </>
              ),
            },
            {
              label: t("state"),
              cell: (row) => (
                <span className="flex flex-wrap gap-1">
                  <OrderBadge status={row.status} />
                  <PaymentBadge status={row.payment_status} />
                  {row.is_trial === 1 && <TrialBadge />}
                </span>
              ),
            },
            { label: t("total"), isNumeric: true, cell: (row) => formatRon(row.total_bani) },
            {
              label: t("owes"),
              isNumeric: true,
              cell: (row) =>
                row.owes_bani > 0 && row.is_trial === 0 ? formatRon(row.owes_bani) : "–",
            },
          ]}
        />
      )}
    </Panel>
  );
}
