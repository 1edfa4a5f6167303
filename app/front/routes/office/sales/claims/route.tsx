import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { ListPage } from "~/platform/office-ui/list-page";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { ClaimBadge } from "~/sales/approvals/claim-badge";
import { listClaims } from "~/sales/approvals/find-claims.server";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-claims"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

const EVERY = "toate";

/** The claims that wait, or all of them. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-claims");
  const query = new URL(request.url).searchParams;
  const isOpenOnly = query.get("arata") !== EVERY;
  const list = await listClaims({ isOpenOnly, page: readPage(query) });
  return { page: { title: t("title"), isUnlisted: true }, isOpenOnly, list };
}

export default function Claims() {
  const { t, i18n } = useTranslation("office-claims");
  const { isOpenOnly, list } = useLoaderData<typeof loader>();
  const address = (isOpen: boolean, page = 1) =>
    officePaths.claims(listQuery({ arata: !isOpen && EVERY }, page));
  return (
    <ListPage
      title={t("title")}
      intro={t("intro")}
      tabs={[true, false].map((isOpen) => ({
        to: address(isOpen),
        label: t(isOpen ? "open" : "all"),
        isCurrent: isOpen === isOpenOnly,
      }))}
      list={list}
      none={t(isOpenOnly ? "noneOpen" : "none")}
      pageAddress={(page) => address(isOpenOnly, page)}
    >
      <DataTable
        caption={t(isOpenOnly ? "open" : "all")}
        rows={list.claims}
        rowKey={(row) => row.id}
        columns={[
          {
            label: t("order"),
            isTitle: true,
            cell: (row) => (
              <Link to={officePaths.claims(`/${row.id}`)} className="link">
                {row.number}
              </Link>
            ),
          },
          { label: t("kind"), cell: (row) => t(`kinds.${row.kind}`) },
          { label: t("piece"), cell: (row) => row.piece ?? t("whole") },
          { label: t("opened"), cell: (row) => formatMoment(row.opened_at, i18n.language) },
          { label: t("changed"), cell: (row) => formatMoment(row.changed_at, i18n.language) },
          { label: t("state"), cell: (row) => <ClaimBadge state={row.state} /> },
        ]}
      />
    </ListPage>
  );
}
