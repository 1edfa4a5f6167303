import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { Choice, DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { readOrder } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterSelect, FilterText, FilterDay } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { leftToPay } from "~/sales/billing/payable";
import { OrderBadge } from "~/sales/orders/front/order-badge";
import { listOrders, orderSorts } from "~/sales/orders/office-order-list.server";
import {
  CHOSEN,
  orderFilterQuery,
  orderFilterWords,
  readOrderFilter,
  WITH_NOTES,
} from "~/sales/orders/order-filter";
import { orderStatuses, paymentStatuses } from "~/sales/orders/order-status";

import { OfficeOrderLink } from "../office-order-link";

export const handle = { i18n: ["office-orders", "order"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("sales/orders"), "office-orders");
  const filter = readOrderFilter(query);
  const order = readOrder(query, orderSorts);
  return {
    page: titled(t("title")),
    filter,
    order,
    list: await listOrders(filter, undefined, order),
  };
}

/** The most used selections of orders, each one press away. */
const views = ["", "new", "owing", "late", "in_delivery"] as const;

/** The form that the boxes of the list belong to. */
const FORM = "chosen";

export default function Orders() {
  const { t, i18n } = useTranslation(["office-orders", "order"]);
  const { filter, order, list } = useLoaderData<typeof loader>();
  const selection = orderFilterQuery({ ...filter, page: 1 });
  const { sums } = list;
  return (
    <DeskList
      to={officePaths.orders()}
      title={t("title")}
      intro={t("intro")}
      add={{ to: officePaths.deskOrder(), label: t("new") }}
      file={{ to: officePaths.ordersFile() + selection, label: t("export") }}
      folders={views.map((view) => ({
        to: officePaths.orders() + orderFilterQuery({ status: view }),
        label: {
          "": t("views.all"),
          new: t("views.new"),
          owing: t("owing"),
          late: t("late"),
          in_delivery: t("order:status.in_delivery"),
        }[view],
        isCurrent: orderFilterQuery({ status: view }) === selection,
      }))}
      filter={orderFilterWords(filter)}
      order={order}
      filters={
        <>
          <FilterText name="cauta" label={t("searchHint")} value={filter.search} />
          <FilterSelect
            name="in"
            label={t("searchedIn")}
            value={filter.among === "notes" ? WITH_NOTES : ""}
            all={t("searchedInOwn")}
            options={[{ value: WITH_NOTES, label: t("searchedInNotes") }]}
          />
          <FilterSelect
            name="stare"
            label={t("state")}
            value={filter.status}
            options={[
              { value: "open", label: t("open") },
              { value: "late", label: t("late") },
              { value: "owing", label: t("owing") },
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
        </>
      }
      above={
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
      }
      none={t(selection === "" ? "none" : "empty")}
      pages={{ ...list, total: sums.count }}
      rows={list.orders}
      rowKey={({ number }) => number}
      caption={t("title")}
      columns={[
        {
          label: t("package.choose"),
          cell: ({ number }) => (
            <Choice
              form={FORM}
              name="nr"
              value={number}
              label={t("package.chooseOne", { number })}
            />
          ),
        },
        {
          label: t("number"),
          order: "numar",
          isTitle: true,
          cell: (order) => <OfficeOrderLink order={order} />,
        },
        {
          label: t("placedAt"),
          order: "plasata",
          cell: (order) => formatMoment(order.placed_at, i18n.language),
        },
        {
          label: t("customer"),
          order: "client",
          isTyped: true,
          cell: (order) => (
            <>
              {order.full_name}
              <span className="block text-stone">{order.city}</span>
            </>
          ),
        },
        {
          label: t("state"),
          order: "stare",
          cell: (order) => <OrderBadge status={order.status} />,
        },
        {
          label: t("total"),
          order: "total",
          isNumeric: true,
          cell: (order) => formatRon(order.total_bani),
        },
        {
          label: t("balance"),
          order: "rest",
          isNumeric: true,
          cell: (order) => <span className="whitespace-nowrap">{formatRon(leftToPay(order))}</span>,
        },
      ]}
      below={
        list.orders.length > 0 && (
          <form id={FORM} method="get" action={officePaths.orderPackage()}>
            <p className="mt-4 flex flex-wrap gap-3">
              <Chosen label={t("confirm.title")} to={officePaths.ordersConfirm()} />
              <Chosen label={t("package.chosen")} to={officePaths.orderPackage()} />
              <Chosen label={t("chosenDocuments")} to={officePaths.ordersDocuments()} />
              <Chosen label={t("chosenFile")} to={officePaths.ordersFile()} />
            </p>
          </form>
        )
      }
    />
  );
}

/** What is done with the chosen orders, on a page that shows what follows or as a file. */
function Chosen({ label, to }: { label: string; to: string }) {
  return (
    <button formAction={to} name={CHOSEN} value="da" className="button button-secondary">
      {label}
    </button>
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
