import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay, formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { listQuery, readOrder, readPage, readSearch } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { listWithdrawals, withdrawalSorts } from "~/sales/withdrawals/withdrawal-list.server";

import { WithdrawalBadge } from "../withdrawal-badge";

export const handle = { i18n: ["office-withdrawals"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

const EVERY = "toate";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("sales/withdrawals"), "office-withdrawals");
  const search = readSearch(query);
  const order = readOrder(query, withdrawalSorts);
  const isWaitingOnly = query.get("dosar") !== EVERY && search === "";
  const list = await listWithdrawals({ isWaitingOnly, search, page: readPage(query), order });
  return { page: titled(t("title")), isWaitingOnly, search, order, list };
}

export default function Withdrawals() {
  const { t, i18n } = useTranslation("office-withdrawals");
  const { t: common } = useTranslation("office");
  const { isWaitingOnly, search, order, list } = useLoaderData<typeof loader>();
  const address = (isWaiting: boolean, page = 1) =>
    officePaths.withdrawals() + listQuery({ dosar: !isWaiting && EVERY }, page);
  return (
    <DeskList
      to={officePaths.withdrawals()}
      filter={search === "" ? { dosar: !isWaitingOnly && EVERY } : { cauta: search }}
      filters={<FilterText name="cauta" label={common("search")} value={search} />}
      isFiltered={search !== ""}
      title={t("title")}
      intro={t("intro")}
      folders={[true, false].map((isWaiting) => ({
        to: address(isWaiting),
        label: t(isWaiting ? "waiting" : "all"),
        isCurrent: search === "" && isWaiting === isWaitingOnly,
      }))}
      order={order}
      pages={list}
      none={search === "" ? t(isWaitingOnly ? "noneWaiting" : "none") : undefined}
      caption={t(isWaitingOnly ? "waiting" : "all")}
      rows={list.withdrawals}
      rowKey={(row) => row.id}
      columns={[
        {
          label: t("who"),
          order: "cine",
          isTyped: true,
          isTitle: true,
          to: (row) => officePaths.withdrawal(row.id),
          cell: (row) => row.full_name || row.email || t("forgotten"),
        },
        { label: t("order"), order: "comanda", cell: (row) => row.order_number || "–" },
        {
          label: t("declared"),
          order: "declarata",
          cell: (row) => formatMoment(row.declared_at, i18n.language),
        },
        { label: t("state"), cell: (row) => <WithdrawalBadge state={row.state} /> },
        {
          label: t("refund"),
          order: "suma",
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
  );
}
