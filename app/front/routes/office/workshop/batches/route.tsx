import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireWorkshop } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/page-meta";
import { BatchBadge } from "~/workshop/batches/batch-badge";
import { listBatches, stateOf } from "~/workshop/batches/batch.server";

export const handle = { i18n: ["office-batches"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWorkshop(request);
  const t = await translateFor(request, "office-batches");
  const batches = await listBatches();
  return {
    page: { title: t("title"), isUnlisted: true },
    batches: batches.map((batch) => ({ ...batch, state: stateOf(batch) })),
  };
}

export default function Batches() {
  const { t, i18n } = useTranslation("office-batches");
  const { batches } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <Link to={officePaths.production()} className="button button-secondary">
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
                <Link to={officePaths.batch(id)} className="link">
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
