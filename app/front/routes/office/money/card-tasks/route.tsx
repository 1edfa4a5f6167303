import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireSales } from "~/accounts/auth.server";
import { mayDo } from "~/accounts/roles";
import { formatMoment } from "~/format/dates";
import { translateFor } from "~/http/request-language.server";
import { pageMeta } from "~/layout/page-meta";
import { adminPaths } from "~/admin-paths";
import { listWaitingCardTasks } from "~/payments/card/card-task.server";
import { cardTaskWords } from "~/payments/card/card-task-words";
import { DataTable } from "~/ui/admin/data-table";
import { PageHead } from "~/ui/admin/page-head";
import { Link } from "~/ui/link";

export const handle = { i18n: ["admin-cards"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireSales(request);
  const t = await translateFor(request, "admin-cards");
  const tasks = await listWaitingCardTasks();
  return {
    page: { title: t("list.title"), isUnlisted: true },
    tasks: tasks.map((task) => ({ ...task, words: cardTaskWords(task, t) })),
    hasKeys: mayDo(role, "administration"),
  };
}

export default function CardTasks() {
  const { t, i18n } = useTranslation("admin-cards");
  const { tasks, hasKeys } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="admin-page">
      <PageHead title={t("list.title")} intro={t("list.intro")}>
        {hasKeys && (
          <Link to={adminPaths.adminCards()} className="button button-quiet">
            {t("list.keys")}
          </Link>
        )}
      </PageHead>
      {tasks.length === 0 ? (
        <p className="mt-6 text-stone">{t("list.none")}</p>
      ) : (
        <DataTable
          caption={t("list.title")}
          rows={tasks}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("list.order"),
              isTitle: true,
              cell: ({ number }) => (
                <Link to={adminPaths.adminOrder(number)} className="link">
                  {number}
                </Link>
              ),
            },
            { label: t("list.what"), cell: ({ words }) => words },
            {
              label: t("list.when"),
              cell: ({ opened_at }) => formatMoment(opened_at, i18n.language),
            },
          ]}
        />
      )}
    </main>
  );
}
