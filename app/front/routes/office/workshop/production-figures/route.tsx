import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay, addMonths, readMonth } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { materialNames } from "~/workshop/batches/front/shown-layouts.server";
import { COMPARED_ORDERS } from "~/workshop/plan/front/time-report";
import { findTimeReport } from "~/workshop/plan/front/time-report.server";
import { findSheetUse, percentUsed } from "~/workshop/production/front/sheet-use.server";
import {
  findWorkshopReport,
  type WorkshopFigures,
} from "~/workshop/production/front/workshop-report.server";

import { SheetUses } from "./sheet-uses";
import { StationReport } from "./station-report";

export const handle = { i18n: ["office-production", "office-plan"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** What a month's planned pieces cost, were sold for, and take, how sheets were used, and where the time of the last orders went: for the owner. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("workshop/production-figures")(request);
  const today = dayOf(new Date().toISOString()).slice(0, 7);
  const month = readMonth(new URL(request.url).searchParams.get("luna")) ?? today;
  const t = await translateFor(request, "office-production");
  return {
    page: titled(t("figuresTitle")),
    month,
    before: addMonths(month, -1),
    after: month < today ? addMonths(month, 1) : null,
    report: await findWorkshopReport(month),
    use: await showSheetUse(month, request),
    times: await findTimeReport(),
  };
}

/** The use of sheets, its materials by their names. */
async function showSheetUse(month: string, request: Request) {
  const { materials, sum, batches, isCut } = await findSheetUse(month);
  const names = await materialNames(
    materials.map(({ material }) => material),
    await requestLanguage(request),
    await translateFor(request, "office-batches"),
  );
  return {
    batches,
    isCut,
    percent: percentUsed(sum),
    rows: materials.map((use) => ({
      ...use,
      name: names.get(use.material) ?? use.material,
      percent: percentUsed(use),
    })),
  };
}

export default function ProductionFigures() {
  const { t, i18n } = useTranslation("office-production");
  const { month, before, after, report, use, times } = useLoaderData<typeof loader>();
  const monthName = (one: string) =>
    new Date(`${one}-15T12:00:00Z`).toLocaleDateString(i18n.language, {
      month: "long",
      year: "numeric",
      timeZone: "Europe/Bucharest",
    });
  const hours = (minutes: number) =>
    t("hours", {
      hours: (minutes / 60).toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
    });
  const percent = (part: number | null) =>
    part?.toLocaleString(i18n.language, { style: "percent", maximumFractionDigits: 1 }) ?? "–";
  const marginPart = ({ netBani }: WorkshopFigures, marginBani: number) =>
    percent(netBani > 0 ? marginBani / netBani : null);
  const marginText = (one: WorkshopFigures, marginBani: number) =>
    `${formatRon(marginBani)} (${marginPart(one, marginBani)})`;
  const { sum, orders, isCut } = report;
  const cards = [
    [t("net"), formatRon(sum.netBani)],
    [t("cost"), formatRon(sum.costBani)],
    [t("margin"), marginText(sum, sum.marginBani)],
    [t("realMargin"), marginText(sum, sum.realMarginBani)],
    [t("remakes"), formatRon(sum.remakesBani)],
    [t("work"), hours(sum.minutes)],
    [t("count"), String(sum.pieces)],
    [t("sheetUse"), percent(use.percent)],
  ];
  return (
    <main id="content" className="office-page">
      <p className="mb-2">
        <Link to={officePaths.production()} className="link">
          {t("title")}
        </Link>
      </p>
      <PageHead title={`${t("figuresTitle")}: ${monthName(month)}`} intro={t("figuresIntro")}>
        <Link to={officePaths.productionFigures(before)} rel="prev" className="button button-quiet">
          ← {monthName(before)}
        </Link>
        {after && (
          <Link
            to={officePaths.productionFigures(after)}
            rel="next"
            className="button button-quiet"
          >
            {monthName(after)} →
          </Link>
        )}
      </PageHead>
      <dl className="mt-6 grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2 lg:grid-cols-4">
        {cards.map(([label, value]) => (
          <div key={label} className="rounded-edge border border-line bg-white px-4 py-3">
            <dt className="text-sm text-stone">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {orders.length === 0 ? (
        <p className="mt-6">{t("noOrders")}</p>
      ) : (
        <DataTable
          caption={t("figuresTitle")}
          rows={orders}
          rowKey={({ number }) => number}
          columns={[
            {
              label: t("order"),
              isTitle: true,
              cell: ({ number, placedAt }) => (
                <>
                  <Link to={officePaths.orderCost(number)} className="link font-semibold">
                    {number}
                  </Link>
                  <span className="block font-normal text-stone">
                    {formatDay(placedAt, i18n.language)}
                  </span>
                </>
              ),
            },
            { label: t("net"), isNumeric: true, cell: (one) => formatRon(one.netBani) },
            { label: t("cost"), isNumeric: true, cell: (one) => formatRon(one.costBani) },
            { label: t("remakes"), isNumeric: true, cell: (one) => formatRon(one.remakesBani) },
            {
              label: t("margin"),
              isNumeric: true,
              cell: (one) => marginText(one, one.marginBani),
            },
            {
              label: t("realMargin"),
              isNumeric: true,
              cell: (one) => marginText(one, one.realMarginBani),
            },
            { label: t("work"), isNumeric: true, cell: (one) => hours(one.minutes) },
          ]}
        />
      )}
      {isCut && <p className="mt-4">{t("cut", { count: orders.length })}</p>}
      <SheetUses use={use} percent={percent} />
      <StationReport times={times} most={COMPARED_ORDERS} percent={percent} />
    </main>
  );
}
