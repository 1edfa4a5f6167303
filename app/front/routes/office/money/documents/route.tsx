import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { readOrder } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterSelect, FilterText, FilterDay } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { documentKinds } from "~/sales/billing/front/document-kinds";
import { documentSorts, listDocuments } from "~/sales/billing/front/document-list.server";

import { SalesLink } from "../sales-link";
import { documentFilterWords, readDocumentFilter } from "./filter";

export const handle = { i18n: ["office-billing", "billing"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await guard("money/documents")(request);
  const t = await translateFor(request, "office-billing");
  const query = new URL(request.url).searchParams;
  const filter = readDocumentFilter(query);
  const order = readOrder(query, documentSorts);
  return {
    page: titled(t("title")),
    filter,
    order,
    list: await listDocuments({ ...filter, order }),
    hasSeries: mayDo(member.role, "administration"),
  };
}

export default function Documents() {
  const { t, i18n } = useTranslation(["office-billing", "billing"]);
  const { filter, order, list, hasSeries } = useLoaderData<typeof loader>();
  const words = documentFilterWords(filter);
  return (
    <DeskList
      to={officePaths.document()}
      title={t("title")}
      intro={t("intro")}
      actions={
        hasSeries && (
          <Link to={officePaths.document("serii")} className="button button-quiet">
            {t("series.title")}
          </Link>
        )
      }
      filter={words}
      order={order}
      filters={
        <>
          <FilterText name="cauta" label={t("filter.search")} value={filter.search} />
          <FilterSelect
            name="fel"
            label={t("column.kind")}
            value={filter.kind}
            options={documentKinds.map((value) => ({ value, label: t(`billing:kind.${value}`) }))}
          />
          <FilterDay name="de" label={t("filter.from")} value={filter.from} />
          <FilterDay name="pana" label={t("filter.to")} value={filter.to} />
        </>
      }
      none={t(Object.values(words).some(Boolean) ? "empty" : "none")}
      pages={{ ...list, total: list.count }}
      rows={list.rows}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("column.name"),
          order: "nume",
          isTitle: true,
          cell: ({ id, name, is_trial }) => (
            <>
              <Link to={officePaths.document(id)} className="link">
                {name}
              </Link>
              {is_trial === 1 && <span className="ml-2 text-stone">{t("trial")}</span>}
            </>
          ),
        },
        { label: t("column.kind"), order: "fel", cell: ({ kind }) => t(`billing:kind.${kind}`) },
        {
          label: t("column.day"),
          order: "zi",
          cell: ({ issued_on }) => formatDay(`${issued_on}T12:00:00Z`, i18n.language),
        },
        {
          label: t("column.order"),
          order: "comanda",
          cell: ({ order_number }) => (
            <SalesLink to={officePaths.order(order_number)} className="link">
              {order_number}
            </SalesLink>
          ),
        },
        {
          label: t("column.total"),
          order: "total",
          isNumeric: true,
          cell: ({ total_bani }) => formatRon(total_bani),
        },
      ]}
    />
  );
}
