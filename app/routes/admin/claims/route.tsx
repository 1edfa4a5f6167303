import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireSales } from "~/accounts/auth.server";
import { ClaimBadge } from "~/approvals/claim-badge";
import { listClaims } from "~/approvals/find-claims.server";
import { formatMoment } from "~/format/dates";
import { readPage } from "~/http/page-number";
import { translateFor } from "~/http/request-language.server";
import { pageMeta } from "~/layout/page-meta";
import { adminPaths } from "~/admin-paths";
import { DataTable } from "~/ui/admin/data-table";
import { PageHead } from "~/ui/admin/page-head";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { TabLinks } from "~/ui/tab-links";

export const handle = { i18n: ["admin-claims"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

const EVERY = "toate";

/** The claims that wait, or all of them. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "admin-claims");
  const query = new URL(request.url).searchParams;
  const isOpenOnly = query.get("arata") !== EVERY;
  const list = await listClaims({ isOpenOnly, page: readPage(query) });
  return { page: { title: t("title"), isUnlisted: true }, isOpenOnly, list };
}

export default function Claims() {
  const { t, i18n } = useTranslation("admin-claims");
  const { isOpenOnly, list } = useLoaderData<typeof loader>();
  const address = (isOpen: boolean, page = 1) => {
    const query = new URLSearchParams();
    if (!isOpen) query.set("arata", EVERY);
    if (page > 1) query.set("pagina", String(page));
    return adminPaths.adminClaims() + (query.size > 0 ? `?${query.toString()}` : "");
  };
  return (
    <main id="content" className="admin-page">
      <PageHead title={t("title")} intro={t("intro")} />
      <div className="mt-5">
        <TabLinks
          label={t("title")}
          tabs={[true, false].map((isOpen) => ({
            to: address(isOpen),
            label: t(isOpen ? "open" : "all"),
            isCurrent: isOpen === isOpenOnly,
          }))}
        />
      </div>
      {list.total === 0 ? (
        <p className="mt-6 text-stone">{t(isOpenOnly ? "noneOpen" : "none")}</p>
      ) : (
        <DataTable
          caption={t(isOpenOnly ? "open" : "all")}
          rows={list.claims}
          rowKey={(row) => row.id}
          columns={[
            {
              label: t("order"),
              isTitle: true,
              cell: (row) => (
                <Link to={adminPaths.adminClaims(`/${row.id}`)} className="link">
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
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => address(isOpenOnly, page)}
      />
    </main>
  );
}
