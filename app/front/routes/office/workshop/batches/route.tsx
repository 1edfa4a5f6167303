import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { BatchBadge } from "~/workshop/batches/front/batch-badge";
import { listBatches, stateOf } from "~/workshop/batches/front/batch.server";

export const handle = { i18n: ["office-batches"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("workshop/batches"), "office-batches");
  const batches = (await listBatches()).map((batch) => ({ ...batch, state: stateOf(batch) }));
  const list = inOrder(batches, query, {
    numar: ({ number }) => number,
    comenzi: ({ orders }) => orders,
    stare: ({ state }) => state,
  });
  return { page: titled(t("title")), ...list };
}

export default function Batches() {
  const { t, i18n } = useTranslation("office-batches");
  return (
    <DeskList
      {...useLoaderData<typeof loader>()}
      to={officePaths.batches()}
      title={t("title")}
      intro={t("intro")}
      actions={
        <Link to={officePaths.production()} className="button button-secondary">
          {t("toOrders")}
        </Link>
      }
      none={t("none")}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("number"),
          isTitle: true,
          order: "numar",
          to: ({ id }) => officePaths.batch(id),
          cell: ({ number }) => number,
        },
        {
          label: t("madeAt"),
          cell: ({ created_at }) => formatMoment(created_at, i18n.language),
        },
        { label: t("orders"), order: "comenzi", isNumeric: true, cell: ({ orders }) => orders },
        { label: t("state"), order: "stare", cell: ({ state }) => <BatchBadge state={state} /> },
      ]}
    />
  );
}
