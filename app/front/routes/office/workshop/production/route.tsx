import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { dayOf, formatDay } from "~/platform/format/dates";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readPage } from "~/platform/http/list-query";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { FilterBar, FilterSelect } from "~/platform/office-ui/front/filter-bar";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Pagination } from "~/platform/ui/front/pagination";
import { Form, Link } from "~/platform/ui/link";
import { OrderBadge } from "~/sales/orders/front/order-badge";
import { listProduction } from "~/sales/orders/front/production-list.server";
import { TrialBadge } from "~/sales/orders/front/trial-mark";
import { orderFilterQuery } from "~/sales/orders/order-filter";
import { productionStatuses } from "~/sales/orders/order-status";
import { promiseText } from "~/sales/orders/promised-delivery";
import { stageOf, type Progress } from "~/workshop/made-boards/board-steps";
import { findBoardProgress } from "~/workshop/made-boards/front/order-boards.server";

import { answerMakeBatch } from "./make-batch.server";

export const handle = {
  i18n: [
    "office-orders",
    "order",
    "office-boards",
    "office-batches",
    "office-production",
    "validation",
  ],
};

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** What the workshop has to make and send: no money, and nobody whose it is. */
export async function loader({ request }: LoaderFunctionArgs) {
  const member = await guard("workshop/production")(request);
  const t = await translateFor(request, "office-orders");
  const cart = await translateFor(request, "cart");
  const language = await requestLanguage(request);
  const when = { language, today: dayOf(new Date().toISOString()) };
  const query = new URL(request.url).searchParams;
  const status = productionStatuses.find((one) => one === query.get("stare"));
  const list = await listProduction({ status, page: readPage(query) });
  const progress = await findBoardProgress(list.orders.map(({ number }) => number));
  return {
    page: titled(t("production.title")),
    status: status ?? ("" as const),
    hasFigures: mayDo(member.role, "administration"),
    list: {
      ...list,
      orders: list.orders.map(({ promised, ...order }) => ({
        ...order,
        promise: promiseText(promised, when, cart),
        boards: progress.get(order.number) ?? null,
      })),
    },
  };
}

/** Makes a batch of the orders that were ticked. */
export async function action(args: ActionFunctionArgs) {
  return answerMakeBatch(await takePost(args, guard("workshop/production")));
}

export default function Production() {
  const { t, i18n } = useTranslation(["office-orders", "order", "office-production"]);
  const { t: batch } = useTranslation("office-batches");
  const { status, list, hasFigures } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("production.title")} intro={t("production.intro")}>
        {hasFigures && (
          <Link to={officePaths.productionFigures()} className="button button-secondary">
            {t("office-production:figures")}
          </Link>
        )}
      </PageHead>
      <FilterBar key={status} address={officePaths.production()} isFiltered={status !== ""}>
        <FilterSelect
          name="stare"
          label={t("state")}
          value={status}
          options={productionStatuses.map((value) => ({
            value,
            label: t(`order:status.${value}`),
          }))}
        />
      </FilterBar>
      <p role="status" className="mt-5 font-semibold">
        {t("sums", { count: list.total })}
      </p>
      {list.total === 0 ? (
        <p className="mt-6 text-stone">{t("production.none")}</p>
      ) : (
        <Form
          method="post"
          action={officePaths.production() + orderFilterQuery({ status, page: list.page })}
          preventScrollReset
        >
          <ErrorSummary
            title={batch("refused")}
            errors={[]}
            formErrors={
              answer?.reasons.map(({ text, to }) =>
                to ? (
                  <Link key={text} to={to} className="link">
                    {text}
                  </Link>
                ) : (
                  text
                ),
              ) ?? []
            }
          />
          <DataTable
            caption={t("production.title")}
            rows={list.orders}
            rowKey={(order) => order.number}
            columns={[
              {
                label: batch("chooseHead"),
                cell: ({ number, status: stage, boards }) =>
                  // What has no boards, or is on its way already, is not cut.
                  boards &&
                  stage !== "in_delivery" && (
                    <input
                      type="checkbox"
                      name="order"
                      value={number}
                      defaultChecked={answer?.ticked.includes(number)}
                      aria-label={batch("choose", { number })}
                      className="size-6"
                    />
                  ),
              },
              {
                label: t("number"),
                isTitle: true,
                cell: (order) => (
                  <>
                    <Link
                      to={officePaths.orderPackage(order.number)}
                      className="link whitespace-nowrap"
                    >
                      {order.number}
                    </Link>
                    {order.is_trial === 1 && (
                      <span className="block">
                        <TrialBadge />
                      </span>
                    )}
                  </>
                ),
              },
              {
                label: t("placedAt"),
                cell: (order) => (
                  <span className="whitespace-nowrap">
                    {formatDay(order.placed_at, i18n.language)}
                  </span>
                ),
              },
              { label: t("production.promise"), cell: (order) => order.promise || "–" },
              {
                label: t("office-production:count"),
                isNumeric: true,
                cell: (order) => order.pieces,
              },
              { label: t("state"), cell: (order) => <OrderBadge status={order.status} /> },
              {
                label: t("boards"),
                cell: ({ number, boards }) =>
                  boards && <BoardsOf number={number} progress={boards} />,
              },
            ]}
          />
          {list.orders.some(({ boards }) => boards) && (
            <p className="mt-4">
              <button className="button button-primary">{batch("make")}</button>
            </p>
          )}
        </Form>
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => officePaths.production() + orderFilterQuery({ status, page })}
      />
    </main>
  );
}

/** How far the boards of an order are, with the way to them. */
function BoardsOf({ number, progress }: { number: string; progress: Progress }) {
  const { t } = useTranslation("office-boards");
  const stage = stageOf(progress);
  return (
    <>
      <Badge tone={stage === "built" ? "good" : "neutral"}>{t(`stages.${stage}`)}</Badge>
      <Link to={officePaths.orderBoards(number)} className="link mt-1 block whitespace-nowrap">
        {t("markAs.assembled")}: {t("progress", progress.assembled)}
      </Link>
    </>
  );
}
