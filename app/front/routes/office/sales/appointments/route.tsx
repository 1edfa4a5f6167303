import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { readPage, readSearch } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterBar, FilterText } from "~/platform/office-ui/front/filter-bar";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import { showDeliveries, showFound, showWeek } from "./days.server";
import { Deliveries } from "./deliveries";
import { Found } from "./found-appointments";
import { Week } from "./week";

export const handle = { i18n: ["office-appointments", "appointments"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** A week of appointments for sales; the workshop sees the deliveries of a day, and no people. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await guard("sales/appointments")(request);
  const t = await translateFor(request, "office-appointments");
  const query = new URL(request.url).searchParams;
  const isSales = mayDo(role, "sales");
  const search = isSales ? readSearch(query) : "";
  return {
    page: titled(t("title")),
    isAdministrator: mayDo(role, "administration"),
    search,
    found: search === "" ? null : await showFound(search, readPage(query)),
    week: isSales && search === "" ? await showWeek(query, new Date()) : null,
    deliveries: isSales ? null : await showDeliveries(query, new Date()),
  };
}

export default function Appointments() {
  const { t } = useTranslation("office-appointments");
  const { t: common } = useTranslation("office");
  const { isAdministrator, search, found, week, deliveries } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t(deliveries ? "deliveriesIntro" : "intro")}>
        {isAdministrator &&
          (
            [
              ["teams.title", "echipe"],
              ["holidays.title", "zile-libere"],
              ["calendars", "calendare"],
            ] as const
          ).map(([label, place]) => (
            <Link
              key={place}
              to={officePaths.appointments(place)}
              className="button button-secondary"
            >
              {t(label)}
            </Link>
          ))}
        {week && week.teams.length > 0 && (
          <Link to={officePaths.appointments("nou")} data-new="" className="button button-primary">
            {t("new")}
          </Link>
        )}
      </PageHead>
      {!deliveries && (
        <FilterBar key={search} address={officePaths.appointments()} isFiltered={search !== ""}>
          <FilterText name="cauta" label={common("search")} value={search} />
        </FilterBar>
      )}
      {found && <Found {...found} />}
      {week && <Week {...week} />}
      {deliveries && <Deliveries {...deliveries} />}
    </main>
  );
}
