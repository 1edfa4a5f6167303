import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { formatDay, formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { ListPage } from "~/platform/office-ui/list-page";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { WithdrawalBadge } from "~/sales/withdrawals/withdrawal-badge";
import { listWithdrawals } from "~/sales/withdrawals/withdrawal-list.server";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-withdrawals"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

const EVERY = "toate";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-withdrawals");
  const query = new URL(request.url).searchParams;
  const isWaitingOnly = query.get("dosar") !== EVERY;
  const list = await listWithdrawals({ isWaitingOnly, page: readPage(query) });
  return { page: { title: t("title"), isUnlisted: true }, isWaitingOnly, list };
}

export default function Withdrawals() {
  const { t, i18n } = useTranslation("office-withdrawals");
  const { isWaitingOnly, list } = useLoaderData<typeof loader>();
  const address = (isWaiting: boolean, page = 1) =>
    officePaths.withdrawals() + listQuery({ dosar: !isWaiting && EVERY }, page);
  return (
    <ListPage
      title={t("title")}
      intro={t("intro")}
      tabs={[true, false].map((isWaiting) => ({
        to: address(isWaiting),
        label: t(isWaiting ? "waiting" : "all"),
        isCurrent: isWaiting === isWaitingOnly,
      }))}
      list={list}
      none={t(isWaitingOnly ? "noneWaiting" : "none")}
      pageAddress={(page) => address(isWaitingOnly, page)}
    >
      <DataTable
        caption={t(isWaitingOnly ? "waiting" : "all")}
        rows={list.withdrawals}
        rowKey={(row) => row.id}
        columns={[
          {
            label: t("who"),
            isTyped: true,
            isTitle: true,
            cell: (row) => (
              <Link to={officePaths.withdrawal(row.id)} className="link break-all">
                {row.full_name || row.email || t("forgotten")}
              </Link>
            ),
          },
          { label: t("order"), cell: (row) => row.order_number || "–" },
          { label: t("declared"), cell: (row) => formatMoment(row.declared_at, i18n.language) },
          { label: t("state"), cell: (row) => <WithdrawalBadge state={row.state} /> },
          {
            label: t("refund"),
            isNumeric: true,
            cell: (row) =>
              row.refund ? (
                <>
                  {formatRon(row.refund.amount_bani)}
                  {row.state === "accepted" && (
                    <span className="block text-stone">
                      {t("until", {
                        date: formatDay(`${row.refund.due_on}T12:00:00Z`, i18n.language),
                      })}
                    </span>
                  )}
                </>
              ) : (
                "–"
              ),
          },
        ]}
      />
    </ListPage>
  );
}
