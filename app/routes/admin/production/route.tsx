import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { requireAdmin } from "~/accounts/auth.server";
import { formatDay } from "~/format/dates";
import { translateFor } from "~/i18n/translate.server";
import { pageMeta } from "~/layout/page-meta";
import { OrderBadge } from "~/orders/order-badge";
import { TrialBadge } from "~/orders/trial-mark";
import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { DataTable } from "~/ui/admin/data-table";
import { PageHead } from "~/ui/admin/page-head";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { boardSteps } from "~/workshop/boards/board-steps";
import { listProduction } from "~/workshop/production/list-production.server";

export const handle = { i18n: ["admin-production", "admin-boards", "order"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The orders that the workshop has to make, the oldest first, without prices. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const wanted = Number(new URL(request.url).searchParams.get("pagina"));
  const list = await listProduction(Number.isInteger(wanted) && wanted > 0 ? wanted : 1);
  const t = await translateFor(request, "admin-production");
  return { page: { title: t("title"), isUnlisted: true }, list };
}

export default function Production() {
  const { t, i18n } = useTranslation(["admin-production", "admin-boards"]);
  const { orders, total, page, pageCount } = useLoaderData<typeof loader>().list;
  return (
    <main id="content" className="admin-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <Link to={paths.productionFigures()} className="button button-secondary">
          {t("figures")}
        </Link>
      </PageHead>
      {total === 0 ? (
        <p className="mt-6">{t("none")}</p>
      ) : (
        <DataTable
          caption={t("title")}
          rows={orders}
          rowKey={({ number }) => number}
          columns={[
            {
              label: t("order"),
              isTitle: true,
              cell: ({ number, status, isTrial, placedAt }) => (
                <>
                  <Link to={paths.orderBoards(number)} className="link font-semibold">
                    {number}
                  </Link>
                  <span className="mt-1 flex flex-wrap items-center gap-2 font-normal">
                    <OrderBadge status={status} />
                    {isTrial && <TrialBadge />}
                    <span className="text-stone">{formatDay(placedAt, i18n.language)}</span>
                  </span>
                </>
              ),
            },
            {
              label: t("pieces"),
              cell: ({ pieces }) => (
                <ul>
                  {pieces.map(({ name, quantity }, index) => (
                    <li key={index} lang="ro">
                      {quantity} × {name}
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              label: t("stage"),
              cell: ({ stage }) => (
                <Badge tone={stage === "built" ? "good" : "neutral"}>
                  {t(`admin-boards:stages.${stage}`)}
                </Badge>
              ),
            },
            ...boardSteps.map((step) => ({
              label: t(`admin-boards:markAs.${step}`),
              isNumeric: true,
              cell: ({ number, progress }: (typeof orders)[number]) => (
                <Link to={paths.orderBoards(number, step)} className="link whitespace-nowrap">
                  {progress[step].done} / {progress[step].needed}
                </Link>
              ),
            })),
            {
              label: t("weight"),
              isNumeric: true,
              cell: ({ grams }) =>
                t("kilograms", { kg: Math.round(grams / 1000).toLocaleString(i18n.language) }),
            },
          ]}
        />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        pageAddress={(number) => paths.production(number)}
      />
    </main>
  );
}
