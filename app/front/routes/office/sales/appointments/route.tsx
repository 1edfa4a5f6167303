import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { titled } from "~/front/desk/desk.server";
import { requireStaff } from "~/people/identity/auth.server";
import { mayDo } from "~/people/identity/roles";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import { showDeliveries, showWeek } from "./days.server";
import { Deliveries } from "./deliveries";
import { Week } from "./week";

export const handle = { i18n: ["office-appointments", "appointments"] };

export { pageMeta as meta } from "~/shop/layout/page-meta";

/** A week of appointments for sales; the workshop sees the deliveries of a day, and no people. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request);
  const t = await translateFor(request, "office-appointments");
  const query = new URL(request.url).searchParams;
  const isSales = mayDo(role, "sales");
  return {
    page: titled(t("title")),
    isAdministrator: mayDo(role, "administration"),
    week: isSales ? await showWeek(query, new Date()) : null,
    deliveries: isSales ? null : await showDeliveries(query, new Date()),
  };
}

export default function Appointments() {
  const { t } = useTranslation("office-appointments");
  const { isAdministrator, week, deliveries } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t(week ? "intro" : "deliveriesIntro")}>
        {isAdministrator &&
          (
            [
              ["teams", "echipe"],
              ["holidays", "zile-libere"],
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
      {week && <Week {...week} />}
      {deliveries && <Deliveries {...deliveries} />}
    </main>
  );
}
