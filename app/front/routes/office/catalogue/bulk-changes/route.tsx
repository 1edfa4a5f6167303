import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { formatDateTime } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listBulkChanges } from "~/shop/bulk-changes/change-list.server";
import { OperationText } from "~/shop/bulk-changes/change-state";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-bulk"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-bulk");
  return { page: { title: t("title"), isUnlisted: true }, changes: await listBulkChanges() };
}

export default function BulkChanges() {
  const { t, i18n } = useTranslation("office-bulk");
  const { changes } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <Link to={officePaths.products()} className="button button-quiet">
          {t("back")}
        </Link>
      </PageHead>
      {changes.length === 0 ? (
        <p className="mt-6 text-stone">{t("none")}</p>
      ) : (
        <DataTable
          caption={t("log")}
          rows={changes}
          rowKey={(change) => change.id}
          columns={[
            {
              label: t("operation"),
              isTitle: true,
              cell: (change) => (
                <Link to={officePaths.bulkChange(change.id)} className="link">
                  <OperationText operation={change.operation} />
                </Link>
              ),
            },
            {
              label: t("when"),
              cell: (change) => formatDateTime(change.applied_at ?? "", i18n.language),
            },
            { label: t("count"), isNumeric: true, cell: (change) => change.row_count },
            {
              label: t("state.applied"),
              cell: (change) => t(change.undone_at ? "state.undone" : "state.applied"),
            },
          ]}
        />
      )}
    </main>
  );
}
