import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { FilterBar, FilterText } from "~/platform/office-ui/filter-bar";
import { ListPage } from "~/platform/office-ui/list-page";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listQuoteRequests } from "~/sales/quotes/list-quotes.server";
import { placeName } from "~/sales/quotes/place-name.server";
import { QuoteBadge } from "~/sales/quotes/quote-badge";
import { requestStates } from "~/sales/quotes/quote-rules";
import { pageMeta } from "~/shop/layout/page-meta";
import type { QuoteRequestState } from "~db/schema";

export const handle = { i18n: ["office-quotes"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

const EVERY = "toate";
/** The states as the list's address has them. */
const stateWords: Record<QuoteRequestState, string> = {
  new: "noi",
  answered: "la-client",
  expired: "expirate",
  accepted: "acceptate",
  declined: "refuzate",
  closed: "inchise",
};

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-quotes");
  const query = new URL(request.url).searchParams;
  const word = query.get("stare");
  const search = oneLine(query.get("cauta") ?? "").slice(0, 100);
  // Who looks for somebody looks in all states.
  const isEvery = word === EVERY || (word === null && search !== "");
  const named = requestStates.find((one) => stateWords[one] === word);
  const state: QuoteRequestState | "" = named ?? (isEvery ? "" : "new");
  const list = await listQuoteRequests({ state, search, page: readPage(query) });
  const requests = list.requests.map((row) => ({
    ...row,
    place: placeName(row, t("write.abroad")),
  }));
  return {
    page: { title: t("title"), isUnlisted: true },
    state,
    search,
    list: { ...list, requests },
  };
}

function address(state: QuoteRequestState | "", search: string, page = 1): string {
  const stare = state === "" ? EVERY : stateWords[state];
  return officePaths.quotes(listQuery({ stare, cauta: search }, page));
}

export default function QuoteRequests() {
  const { t, i18n } = useTranslation("office-quotes");
  const { state, search, list } = useLoaderData<typeof loader>();
  const heading = state === "" ? t("all") : t(`states.${state}`);
  return (
    <ListPage
      title={t("title")}
      intro={t("intro")}
      tabs={([...requestStates, ""] as const).map((one) => ({
        to: address(one, search),
        label: one === "" ? t("all") : t(`states.${one}`),
        isCurrent: one === state,
      }))}
      above={
        <FilterBar key={search} address={officePaths.quotes()} isFiltered={search !== ""}>
          <FilterText name="cauta" label={t("search")} value={search} />
        </FilterBar>
      }
      list={list}
      none={t("none")}
      pageAddress={(page) => address(state, search, page)}
    >
      <DataTable
        caption={heading}
        rows={list.requests}
        rowKey={(row) => row.id}
        columns={[
          {
            label: t("number"),
            isTitle: true,
            cell: (row) => (
              <Link to={officePaths.quote(row.id)} className="link whitespace-nowrap">
                {row.number}
              </Link>
            ),
          },
          { label: t("who"), isTyped: true, cell: (row) => row.name },
          { label: t("place"), isTyped: true, cell: (row) => row.place },
          { label: t("since"), cell: (row) => formatMoment(row.changed_at, i18n.language) },
          { label: t("state"), cell: (row) => <QuoteBadge state={row.state} /> },
          {
            label: t("total"),
            isNumeric: true,
            cell: (row) => (row.total_bani === null ? "–" : formatRon(row.total_bani)),
          },
        ]}
      />
    </ListPage>
  );
}
