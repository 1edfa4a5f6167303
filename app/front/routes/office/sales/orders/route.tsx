import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { FilterBar, FilterSelect, FilterText } from "~/platform/office-ui/filter-bar";
import { FilterDay } from "~/platform/office-ui/filter-day";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Pagination } from "~/platform/ui/pagination";
import { leftToPay } from "~/sales/billing/payable";
import { OfficeOrderLink } from "~/sales/orders/office-order-link";
import { listOrders } from "~/sales/orders/office-order-list.server";
import { OrderBadge, PaymentBadge } from "~/sales/orders/order-badge";
import { orderFilterQuery, readOrderFilter } from "~/sales/orders/order-filter";
import { orderStatuses, paymentStatuses } from "~/sales/orders/order-status";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-orders", "order"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-orders");
  const filter = readOrderFilter(new URL(request.url).searchParams);
  return {
    page: { title: t("title"), isUnlisted: true },
    filter,
    list: await listOrders(filter),
  };
}

export default function Orders() {
  const { t, i18n } = useTranslation(["office-orders", "order"]);
  const { filter, list } = useLoaderData<typeof loader>();
  const selection = orderFilterQuery({ ...filter, page: 1 });
  const { sums } = list;
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <a href={officePaths.ordersFile() + selection} className="button button-secondary">
          {t("export")}
        </a>
      </PageHead>
      <FilterBar key={selection} address={officePaths.orders()} isFiltered={selection !== ""}>
        <FilterText name="cauta" label={t("searchHint")} value={filter.search} />
        <FilterSelect
          name="stare"
          label={t("state")}
          value={filter.status}
          options={[
            { value: "open", label: t("open") },
            { value: "late", label: t("late") },
            { value: "refund", label: t("refund") },
            { value: "transport", label: t("transportWaiting") },
            { value: "drawings", label: t("drawingsWaiting") },
            ...orderStatuses.map((value) => ({ value, label: t(`order:status.${value}`) })),
          ]}
        />
        <FilterSelect
          name="plata"
          label={t("payingState")}
          value={filter.payment}
          options={paymentStatuses.map((value) => ({
            value,
            label: t(`order:payment.statuses.${value}`),
          }))}
        />
        <FilterDay name="de" label={t("from")} value={filter.from} />
        <FilterDay name="pana" label={t("to")} value={filter.to} />
      </FilterBar>
      <div role="status" className="mt-5 flex flex-wrap gap-x-8 gap-y-1">
        <p className="font-semibold">
          {t("sums", { count: sums.count })}
          {sums.trialCount > 0 && <> · {t("trialSums", { number: sums.trialCount })}</>}
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-1">
          <Sum label={t("total")} bani={sums.totalBani} />
          <Sum label={t("paid")} bani={sums.paidBani} />
          <Sum label={t("balance")} bani={sums.leftBani} />
        </dl>
      </div>
      {sums.count === 0 ? (
        <p className="mt-6 text-stone">{selection === "" ? t("none") : t("empty")}</p>
      ) : (
        <form method="get" action={officePaths.orderPackage()}>
          <DataTable
            caption={t("title")}
            rows={list.orders}
            rowKey={(order) => order.number}
            columns={[
              {
                label: t("package.choose"),
                cell: ({ number }) => (
                  <input
                    type="checkbox"
                    name="nr"
                    value={number}
                    aria-label={t("package.chooseOne", { number })}
                    className="size-5"
                  />
                ),
              },
              {
                label: t("number"),
                isTitle: true,
                cell: (order) => <OfficeOrderLink order={order} />,
              },
              {
                label: t("placedAt"),
                cell: (order) => formatMoment(order.placed_at, i18n.language),
              },
              {
                label: t("customer"),
                isTyped: true,
                cell: (order) => (
                  <>
                    {order.full_name}
                    <span className="block text-stone">{order.city}</span>
                  </>
                ),
              },
              { label: t("state"), cell: (order) => <OrderBadge status={order.status} /> },
              {
                label: t("payingState"),
                cell: (order) => <PaymentBadge status={order.payment_status} />,
              },
              {
                label: t("total"),
                isNumeric: true,
                cell: (order) => formatRon(order.total_bani),
              },
              {
                label: t("balance"),
                isNumeric: true,
                cell: (order) => (
                  <span className="whitespace-nowrap">{formatRon(leftToPay(order))}</span>
                ),
              },
            ]}
          />
          <button type="submit" className="button button-secondary mt-4">
            {t("package.chosen")}
          </button>
        </form>
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => officePaths.orders() + orderFilterQuery({ ...filter, page })}
      />
    </main>
  );
}

function Sum({ label, bani }: { label: string; bani: number }) {
  return (
    <div className="flex gap-2">
      <dt className="text-stone">{label}</dt>
      <dd className="tabular-nums">{formatRon(bani)}</dd>
    </div>
  );
}
