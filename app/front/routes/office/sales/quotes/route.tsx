import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { listQuery, readOrder, readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { listQuoteRequests, quoteSorts } from "~/sales/quotes/front/list-quotes.server";
import { placeName } from "~/sales/quotes/front/place-name.server";
import { requestStates } from "~/sales/quotes/front/quote-rules";
import type { QuoteRequestState } from "~db/schema";

import { QuoteBadge } from "../quote-badge";

export const handle = { i18n: ["office-quotes"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

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

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("sales/quotes"), "office-quotes");
  const word = query.get("stare");
  const search = oneLine(query.get("cauta") ?? "").slice(0, 100);
  // A search looks in all states.
  const isEvery = word === EVERY || (word === null && search !== "");
  const named = requestStates.find((one) => stateWords[one] === word);
  const state: QuoteRequestState | "" = named ?? (isEvery ? "" : "new");
  const order = readOrder(query, quoteSorts);
  const list = await listQuoteRequests({ state, search, page: readPage(query), order });
  const requests = list.requests.map((row) => ({
    ...row,
    place: placeName(row, t("write.abroad")),
  }));
  return {
    page: titled(t("title")),
    state,
    search,
    order,
    list: { ...list, requests },
  };
}

function filterOf(state: QuoteRequestState | "", search: string) {
  return { stare: state === "" ? EVERY : stateWords[state], cauta: search };
}

export default function QuoteRequests() {
  const { t, i18n } = useTranslation("office-quotes");
  const { state, search, order, list } = useLoaderData<typeof loader>();
  const heading = state === "" ? t("all") : t(`states.${state}`);
  return (
    <DeskList
      to={officePaths.quotes()}
      filter={filterOf(state, search)}
      isFiltered={search !== ""}
      order={order}
      title={t("title")}
      intro={t("intro")}
      add={{ to: officePaths.deskOrder(), label: t("new") }}
      folders={([...requestStates, ""] as const).map((one) => ({
        to: officePaths.quotes(listQuery(filterOf(one, search))),
        label: one === "" ? t("all") : t(`states.${one}`),
        isCurrent: one === state,
      }))}
      filters={<FilterText name="cauta" label={t("search")} value={search} />}
      pages={list}
      none={t("none")}
      caption={heading}
      rows={list.requests}
      rowKey={(row) => row.id}
      columns={[
        {
          label: t("number"),
          order: "numar",
          isTitle: true,
          to: (row) => officePaths.quote(row.id),
          cell: (row) => <span className="whitespace-nowrap">{row.number}</span>,
        },
        { label: t("who"), order: "cine", isTyped: true, cell: (row) => row.name },
        { label: t("place"), order: "loc", isTyped: true, cell: (row) => row.place },
        {
          label: t("since"),
          order: "de-la",
          cell: (row) => formatMoment(row.changed_at, i18n.language),
        },
        { label: t("state"), order: "stare", cell: (row) => <QuoteBadge state={row.state} /> },
        {
          label: t("total"),
          order: "total",
          isNumeric: true,
          cell: (row) => (row.total_bani === null ? "–" : formatRon(row.total_bani)),
        },
      ]}
    />
  );
}
