import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { formatMoment } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { cardTaskWords } from "~/sales/cards/front/card-task-words";
import { listWaitingCardTasks } from "~/sales/cards/front/card-task.server";

export const handle = { i18n: ["office-cards"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await guard("money/card-tasks")(request);
  const t = await translateFor(request, "office-cards");
  const tasks = await listWaitingCardTasks();
  return {
    page: titled(t("list.title")),
    tasks: tasks.map((task) => ({ ...task, words: cardTaskWords(task, t) })),
    hasKeys: mayDo(role, "administration"),
  };
}

export default function CardTasks() {
  const { t, i18n } = useTranslation("office-cards");
  const { tasks, hasKeys } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={officePaths.cards("/de-rezolvat")}
      title={t("list.title")}
      intro={t("list.intro")}
      actions={
        hasKeys && (
          <Link to={officePaths.cards()} className="button button-quiet">
            {t("list.keys")}
          </Link>
        )
      }
      none={t("list.none")}
      rows={tasks}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("list.order"),
          isTitle: true,
          to: ({ number }) => officePaths.order(number),
          cell: ({ number }) => number,
        },
        { label: t("list.what"), cell: ({ words }) => words },
        {
          label: t("list.when"),
          cell: ({ opened_at }) => formatMoment(opened_at, i18n.language),
        },
      ]}
    />
  );
}
