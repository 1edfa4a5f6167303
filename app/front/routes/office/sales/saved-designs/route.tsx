import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { readOrder, readPage } from "~/platform/http/list-query";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { Link } from "~/platform/ui/link";
import { DesignDrawing, DesignText } from "~/shop/cart/design-summary";
import { savedDesignAddress } from "~/shop/saved/front/saved-design";
import { listSharedDesigns, sharedSorts } from "~/shop/saved/front/shared-design.server";

export const handle = { i18n: ["office-saved-designs", "cart"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("sales/saved-designs")(request);
  const [t, language] = await Promise.all([
    translateFor(request, "office-saved-designs"),
    requestLanguage(request),
  ]);
  const query = new URL(request.url).searchParams;
  const search = oneLine(query.get("cauta") ?? "").slice(0, 200);
  const order = readOrder(query, sharedSorts);
  const { designs, ...list } = await listSharedDesigns(
    { search, page: readPage(query), order },
    language,
  );
  return {
    page: titled(t("title")),
    search,
    order,
    list,
    designs: designs.map((design) => ({
      ...design,
      link: serverPaths.savedDesign(design.code),
      address: savedDesignAddress(design),
    })),
  };
}

export default function SavedDesignsPage() {
  const { t, i18n } = useTranslation("office-saved-designs");
  const { search, order, list, designs } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={officePaths.savedDesigns()}
      filter={{ cauta: search }}
      title={t("title")}
      intro={t("intro")}
      filters={<FilterText name="cauta" label={t("search")} value={search} />}
      order={order}
      pages={list}
      none={t("none")}
      caption={t("title")}
      rows={designs}
      rowKey={({ code }) => code}
      columns={[
        {
          label: t("number"),
          order: "numar",
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
          order: "trimis",
          cell: ({ sharedAt }) => formatMoment(sharedAt, i18n.language),
        },
        {
          label: t("then"),
          order: "atunci",
          isNumeric: true,
          cell: ({ sharedBani }) => formatRon(sharedBani),
        },
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
  );
}
