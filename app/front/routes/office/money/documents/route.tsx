import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireSales } from "~/accounts/auth.server";
import { mayDo } from "~/accounts/roles";
import { documentKinds } from "~/billing/document-kinds";
import { listDocuments } from "~/billing/find-documents.server";
import { formatDay } from "~/format/dates";
import { formatRon } from "~/format/office-money";
import { translateFor } from "~/http/request-language.server";
import { pageMeta } from "~/layout/page-meta";
import { adminPaths } from "~/admin-paths";
import { DataTable } from "~/ui/admin/data-table";
import { FilterBar, FilterSelect, FilterText } from "~/ui/admin/filter-bar";
import { FilterDay } from "~/ui/admin/filter-day";
import { PageHead } from "~/ui/admin/page-head";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";

import { documentFilterQuery, readDocumentFilter } from "./filter";

export const handle = { i18n: ["admin-billing", "billing"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireSales(request);
  const t = await translateFor(request, "admin-billing");
  const filter = readDocumentFilter(new URL(request.url).searchParams);
  return {
    page: { title: t("title"), isUnlisted: true },
    filter,
    list: await listDocuments(filter),
    hasSeries: mayDo(member.role, "administration"),
  };
}

export default function Documents() {
  const { t, i18n } = useTranslation(["admin-billing", "billing"]);
  const { filter, list, hasSeries } = useLoaderData<typeof loader>();
  const selection = documentFilterQuery({ ...filter, page: 1 });
  return (
    <main id="content" className="admin-page">
      <PageHead title={t("title")} intro={t("intro")}>
        {hasSeries && (
          <Link to={adminPaths.adminDocument("serii")} className="button button-quiet">
            {t("series.title")}
          </Link>
        )}
      </PageHead>
      <FilterBar key={selection} address={adminPaths.adminDocument()} isFiltered={selection !== ""}>
        <FilterText name="cauta" label={t("filter.search")} value={filter.search} />
        <FilterSelect
          name="fel"
          label={t("column.kind")}
          value={filter.kind}
          options={documentKinds.map((value) => ({ value, label: t(`billing:kind.${value}`) }))}
        />
        <FilterDay name="de" label={t("filter.from")} value={filter.from} />
        <FilterDay name="pana" label={t("filter.to")} value={filter.to} />
      </FilterBar>
      {list.count === 0 ? (
        <p className="mt-6 text-stone">{t(selection === "" ? "none" : "empty")}</p>
      ) : (
        <DataTable
          caption={t("title")}
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("column.name"),
              isTitle: true,
              cell: ({ id, name, is_trial }) => (
                <>
                  <Link to={adminPaths.adminDocument(id)} className="link">
                    {name}
                  </Link>
                  {is_trial === 1 && <span className="ml-2 text-stone">{t("trial")}</span>}
                </>
              ),
            },
            { label: t("column.kind"), cell: ({ kind }) => t(`billing:kind.${kind}`) },
            {
              label: t("column.day"),
              cell: ({ issued_on }) => formatDay(`${issued_on}T12:00:00Z`, i18n.language),
            },
            {
              label: t("column.order"),
              cell: ({ order_number }) => (
                <Link to={adminPaths.adminOrder(order_number)} className="link">
                  {order_number}
                </Link>
              ),
            },
            {
              label: t("column.total"),
              isNumeric: true,
              cell: ({ total_bani }) => formatRon(total_bani),
            },
          ]}
        />
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) =>
          adminPaths.adminDocument() + documentFilterQuery({ ...filter, page })
        }
      />
    </main>
  );
}
