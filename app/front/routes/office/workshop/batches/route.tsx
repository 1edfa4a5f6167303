import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireWorkshop } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { adminPaths } from "~/platform/paths/admin-paths";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/page-meta";
import { BatchBadge } from "~/workshop/batches/batch-badge";
import { listBatches, stateOf } from "~/workshop/batches/batch.server";

export const handle = { i18n: ["admin-batches"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWorkshop(request);
  const t = await translateFor(request, "admin-batches");
  const batches = await listBatches();
  return {
    page: { title: t("title"), isUnlisted: true },
    batches: batches.map((batch) => ({ ...batch, state: stateOf(batch) })),
  };
}

export default function Batches() {
  const { t, i18n } = useTranslation("admin-batches");
  const { batches } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="admin-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <Link to={adminPaths.production()} className="button button-secondary">
          {t("toOrders")}
        </Link>
      </PageHead>
      {batches.length === 0 ? (
        <p className="mt-6 text-stone">{t("none")}</p>
      ) : (
        <DataTable
          caption={t("title")}
          rows={batches}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("number"),
              isTitle: true,
              cell: ({ id, number }) => (
                <Link to={adminPaths.adminBatch(id)} className="link">
                  {number}
                </Link>
              ),
            },
            {
              label: t("madeAt"),
              cell: ({ created_at }) => formatMoment(created_at, i18n.language),
            },
            { label: t("orders"), isNumeric: true, cell: ({ orders }) => orders },
            { label: t("state"), cell: ({ state }) => <BatchBadge state={state} /> },
          ]}
        />
      )}
    </main>
  );
}
