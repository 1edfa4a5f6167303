import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { mayDo } from "~/people/identity/roles";
import { formatMoment } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { cardTaskWords } from "~/sales/cards/card-task-words";
import { listWaitingCardTasks } from "~/sales/cards/card-task.server";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-cards"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireSales(request);
  const t = await translateFor(request, "office-cards");
  const tasks = await listWaitingCardTasks();
  return {
    page: { title: t("list.title"), isUnlisted: true },
    tasks: tasks.map((task) => ({ ...task, words: cardTaskWords(task, t) })),
    hasKeys: mayDo(role, "administration"),
  };
}

export default function CardTasks() {
  const { t, i18n } = useTranslation("office-cards");
  const { tasks, hasKeys } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("list.title")} intro={t("list.intro")}>
        {hasKeys && (
          <Link to={officePaths.cards()} className="button button-quiet">
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
                <Link to={officePaths.order(number)} className="link">
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
