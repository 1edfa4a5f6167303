import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { listQuery, readOrder, readPage, readSearch } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { claimSorts, listClaims } from "~/sales/approvals/front/claim-list.server";

import { ClaimBadge } from "../claim-badge";

export const handle = { i18n: ["office-claims"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

const EVERY = "toate";

/** The claims that wait, or all of them. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("sales/claims"), "office-claims");
  const search = readSearch(query);
  const order = readOrder(query, claimSorts);
  const isOpenOnly = query.get("arata") !== EVERY && search === "";
  const list = await listClaims({ isOpenOnly, search, page: readPage(query), order });
  return { page: titled(t("title")), isOpenOnly, search, order, list };
}

export default function Claims() {
  const { t, i18n } = useTranslation("office-claims");
  const { t: common } = useTranslation("office");
  const { isOpenOnly, search, order, list } = useLoaderData<typeof loader>();
  const address = (isOpen: boolean, page = 1) =>
    officePaths.claims(listQuery({ arata: !isOpen && EVERY }, page));
  return (
    <DeskList
      to={officePaths.claims()}
      filter={search === "" ? { arata: !isOpenOnly && EVERY } : { cauta: search }}
      filters={<FilterText name="cauta" label={common("search")} value={search} />}
      isFiltered={search !== ""}
      title={t("title")}
      intro={t("intro")}
      folders={[true, false].map((isOpen) => ({
        to: address(isOpen),
        label: t(isOpen ? "open" : "all"),
        isCurrent: search === "" && isOpen === isOpenOnly,
      }))}
      order={order}
      pages={list}
      none={search === "" ? t(isOpenOnly ? "noneOpen" : "none") : undefined}
      caption={t(isOpenOnly ? "open" : "all")}
      rows={list.claims}
      rowKey={(row) => row.id}
      columns={[
        {
          label: t("order"),
          order: "comanda",
          isTitle: true,
          to: (row) => officePaths.claims(`/${row.id}`),
          cell: (row) => row.number,
        },
        { label: t("kind"), order: "fel", cell: (row) => t(`kinds.${row.kind}`) },
        { label: t("piece"), order: "piesa", cell: (row) => row.piece ?? t("whole") },
        {
          label: t("opened"),
          order: "deschisa",
          cell: (row) => formatMoment(row.opened_at, i18n.language),
        },
        {
          label: t("changed"),
          order: "schimbata",
          cell: (row) => formatMoment(row.changed_at, i18n.language),
        },
        { label: t("state"), order: "stare", cell: (row) => <ClaimBadge state={row.state} /> },
      ]}
    />
  );
}
