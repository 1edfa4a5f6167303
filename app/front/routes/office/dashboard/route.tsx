import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { titled } from "~/front/desk/desk.server";
import { findToDoList } from "~/front/operations/to-do-list.server";
import { OfficeOrderLink } from "~/front/routes/office/sales/office-order-link";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { listNextAppointments } from "~/sales/appointments/front/list-appointments.server";
import { findKeptPromises } from "~/sales/orders/front/kept-promises.server";
import { OrderBadge } from "~/sales/orders/front/order-badge";
import { listPopularProducts } from "~/sales/orders/front/popular-products.server";
import { periods, findSalesReport } from "~/sales/orders/front/sales-report.server";
import { listRecentOrders } from "~/sales/orders/office-order-list.server";

import { Cards } from "./cards";
import { Launch } from "./launch";
import { findLaunchSummary } from "./launch.server";
import { NextAppointments } from "./next-appointments";
import { RevenueChart } from "./revenue-chart";
import { ToDo } from "./to-do";

export const handle = {
  i18n: [
    "office-appointments",
    "office-dashboard",
    "appointments",
    "office-assistant",
    "order",
    "watched",
  ],
};

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/**
 * The figures of the shop, for the staff who sell. The workshop is led to its own list, the accountant to the
 * documents.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await guard("dashboard")(request);
  if (mayDo(role, "bookkeeping") && !mayDo(role, "sales")) throw redirect(officePaths.document());
  if (!mayDo(role, "sales")) throw redirect(officePaths.production());
  const t = await translateFor(request, "office-dashboard");
  const wanted = Number(new URL(request.url).searchParams.get("perioada"));
  const period = periods.find((days) => days === wanted) ?? 30;
  const [summary, recent, popular, toDo, promises, appointments, launch] = await Promise.all([
    findSalesReport(period),
    listRecentOrders(),
    listPopularProducts(period),
    findToDoList(),
    findKeptPromises(period),
    listNextAppointments(),
    mayDo(role, "administration") ? findLaunchSummary(request) : null,
  ]);
  return {
    page: titled(t("title")),
    launch,
    role,
    period,
    periods: [...periods],
    summary,
    recent,
    popular,
    toDo,
    promises,
    appointments: appointments.map(({ id, kind, name, team, starts_at, ends_at }) => ({
      id,
      kind,
      name,
      team,
      starts_at,
      ends_at,
    })),
  };
}

export default function Dashboard() {
  const { t } = useTranslation("office-dashboard");
  const { launch, role, period, periods, summary, toDo, appointments } =
    useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")}>
        <nav aria-label={t("period")}>
          <ul className="flex flex-wrap gap-1">
            {periods.map((days) => (
              <li key={days}>
                <Link
                  to={`${paths.office()}?perioada=${days}`}
                  aria-current={days === period ? "page" : undefined}
                  preventScrollReset
                  className="button button-quiet px-3 aria-[current=page]:border-ink"
                >
                  {t("days", { count: days })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      {launch && <Launch launch={launch} />}
      <Cards summary={summary} period={period} />
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <RevenueChart summary={summary} />
          <RecentOrders />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <ToDo list={toDo} role={role} />
          <NextAppointments appointments={appointments} />
          <KeptPromises />
          <PopularProducts />
        </div>
      </div>
    </main>
  );
}

function RecentOrders() {
  const { t, i18n } = useTranslation("office-dashboard");
  const { recent } = useLoaderData<typeof loader>();
  return (
    <Panel title={t("recent.title")}>
      {recent.length === 0 ? (
        <p className="text-stone">{t("recent.none")}</p>
      ) : (
        <DataTable
          caption={t("recent.title")}
          rows={recent}
          rowKey={(order) => order.number}
          columns={[
            {
              label: t("recent.number"),
              isTitle: true,
              cell: (order) => <OfficeOrderLink order={order} />,
            },
            { label: t("recent.when"), cell: (one) => formatMoment(one.placed_at, i18n.language) },
            { label: t("recent.customer"), cell: (order) => order.full_name },
            { label: t("recent.status"), cell: (order) => <OrderBadge status={order.status} /> },
            {
              label: t("recent.total"),
              isNumeric: true,
              cell: (order) => formatRon(order.total_bani),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function KeptPromises() {
  const { t } = useTranslation("office-dashboard");
  const { promises } = useLoaderData<typeof loader>();
  const { kept, delivered } = promises;
  return (
    <Panel title={t("promises.title")}>
      {delivered === 0 ? (
        <p className="text-stone">{t("promises.none")}</p>
      ) : (
        <>
          <p>
            {t("promises.rate", { kept, delivered, percent: Math.round((kept / delivered) * 100) })}
          </p>
          <p className="mt-1 text-xs text-stone">{t("promises.meaning")}</p>
        </>
      )}
    </Panel>
  );
}

function PopularProducts() {
  const { t } = useTranslation("office-dashboard");
  const { popular } = useLoaderData<typeof loader>();
  return (
    <Panel title={t("popular.title")}>
      {popular.length === 0 ? (
        <p className="text-stone">{t("popular.none")}</p>
      ) : (
        <ol className="grid gap-3">
          {popular.map((product) => (
            <li
              key={product.id ?? product.name}
              className="flex items-baseline justify-between gap-4"
            >
              <span lang="ro" className="min-w-0">
                {product.name}
              </span>
              <span className="text-right whitespace-nowrap tabular-nums">
                {t("popular.pieces", { count: product.pieces })}
                <span className="block text-stone">{formatRon(product.revenueBani)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
