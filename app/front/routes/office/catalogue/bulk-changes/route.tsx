import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listBulkChanges } from "~/shop/catalogue-editing/front/change-list.server";

import { OperationText } from "../change-state";

export const handle = { i18n: ["office-bulk"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("catalogue/bulk-changes"), "office-bulk");
  return { page: titled(t("title")), changes: await listBulkChanges() };
}

export default function BulkChanges() {
  const { t, i18n } = useTranslation("office-bulk");
  const { changes } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={officePaths.bulkChanges()}
      title={t("title")}
      intro={t("intro")}
      actions={
        <Link to={officePaths.products()} className="button button-quiet">
          {t("back")}
        </Link>
      }
      none={t("none")}
      caption={t("log")}
      rows={changes}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("operation"),
          isTitle: true,
          to: (change) => officePaths.bulkChange(change.id),
          cell: (change) => <OperationText operation={change.operation} />,
        },
        {
          label: t("when"),
          cell: (change) => formatMoment(change.applied_at ?? "", i18n.language),
        },
        { label: t("count"), isNumeric: true, cell: (change) => change.row_count },
        {
          label: t("state.applied"),
          cell: (change) => t(change.undone_at ? "state.undone" : "state.applied"),
        },
      ]}
    />
  );
}
