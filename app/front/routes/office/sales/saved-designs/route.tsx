import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { listQuery, readPage } from "~/platform/http/list-query";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { FilterBar, FilterText } from "~/platform/office-ui/filter-bar";
import { ListPage } from "~/platform/office-ui/list-page";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { Link } from "~/platform/ui/link";
import { DesignDrawing, DesignText } from "~/shop/cart/design-summary";
import { pageMeta } from "~/shop/layout/page-meta";
import { savedDesignAddress } from "~/shop/saved/saved-design";
import { listSharedDesigns } from "~/shop/saved/shared-design.server";

export const handle = { i18n: ["office-saved-designs", "cart"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const [t, language] = await Promise.all([
    translateFor(request, "office-saved-designs"),
    requestLanguage(request),
  ]);
  const query = new URL(request.url).searchParams;
  const search = oneLine(query.get("cauta") ?? "").slice(0, 200);
  const { designs, ...list } = await listSharedDesigns({ search, page: readPage(query) }, language);
  return {
    page: { title: t("title"), isUnlisted: true },
    search,
    list,
    designs: designs.map((design) => ({
      ...design,
      link: serverPaths.savedDesign(design.code),
      address: savedDesignAddress(design),
    })),
  };
}

function address(search: string, page: number): string {
  return officePaths.savedDesigns(listQuery({ cauta: search }, page));
}

export default function SavedDesignsPage() {
  const { t, i18n } = useTranslation("office-saved-designs");
  const { search, list, designs } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t("title")}
      intro={t("intro")}
      above={
        <FilterBar key={search} address={officePaths.savedDesigns()} isFiltered={search !== ""}>
          <FilterText name="cauta" label={t("search")} value={search} />
        </FilterBar>
      }
      list={list}
      none={t("none")}
      pageAddress={(page) => address(search, page)}
    >
      <DataTable
        caption={t("title")}
        rows={designs}
        rowKey={({ code }) => code}
        columns={[
          {
            label: t("number"),
            isTitle: true,
            cell: ({ link, number }) => (
              <Link to={link} className="link inline-block py-1 whitespace-nowrap">
                {number}
              </Link>
            ),
          },
          {
            label: t("drawing"),
            cell: ({ design, name }) =>
              design && (
                <div className="w-24">
                  <DesignDrawing design={design} name={name} />
                </div>
              ),
          },
          {
            label: t("piece"),
            cell: ({ name, design }) => (
              <>
                {name}
                {design && <DesignText design={design} />}
              </>
            ),
          },
          {
            label: t("shared"),
            cell: ({ sharedAt }) => formatMoment(sharedAt, i18n.language),
          },
          { label: t("then"), isNumeric: true, cell: ({ sharedBani }) => formatRon(sharedBani) },
          {
            label: t("today"),
            isNumeric: true,
            cell: ({ priceBani }) => (priceBani === null ? t("unmade") : formatRon(priceBani)),
          },
          {
            label: t("open"),
            cell: ({ address: place, query, problem, number }) => (
              <span className="grid justify-items-start">
                {place && (
                  <Link to={place} aria-label={`${t("open")}: ${number}`} className="link py-1">
                    {t("open")}
                  </Link>
                )}
                {problem === null && (
                  <Link
                    to={paths.quote(`?${query}`)}
                    aria-label={`${t("quote")}: ${number}`}
                    className="link py-1"
                  >
                    {t("quote")}
                  </Link>
                )}
              </span>
            ),
          },
        ]}
      />
    </ListPage>
  );
}
